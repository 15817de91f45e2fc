"""Small models of PyTorch for `pytorch_check.py`, with the inputs that they are exported for."""

import torch
from torch import nn
from torch.nn import functional


class Residual(nn.Module):
    """A block of a residual network: convolutions, batch norms with their running statistics, and a sum."""

    def __init__(self, channels: int, others: int, stride: int):
        super().__init__()
        self.first = nn.Conv2d(channels, others, 3, stride, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(others)
        self.second = nn.Conv2d(others, others, 3, padding=1, bias=False)
        self.other_norm = nn.BatchNorm2d(others)
        self.shortcut = nn.Conv2d(channels, others, 1, stride)

    def forward(self, x):
        y = functional.relu(self.norm(self.first(x)))
        return functional.relu(self.other_norm(self.second(y)) + self.shortcut(x))


class ConvolutionNet(nn.Module):
    """A small residual network for images."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(3, 16, 7, 2, padding=3)
        self.blocks = nn.Sequential(Residual(16, 16, 1), Residual(16, 32, 2))
        self.grouped = nn.Conv2d(32, 32, 3, padding=2, dilation=2, groups=4)
        self.head = nn.Linear(32, 10)

    def forward(self, x):
        y = functional.max_pool2d(functional.relu(self.stem(x)), 3, 2, padding=1)
        y = functional.gelu(self.grouped(self.blocks(y)))
        return functional.log_softmax(self.head(functional.adaptive_avg_pool2d(y, 1).flatten(1)), -1)


class Transformer(nn.Module):
    """A decoder block under an embedding: attention with a causal mask, and a gated network."""

    def __init__(self, width: int = 64, heads: int = 4):
        super().__init__()
        self.heads = heads
        self.embedding = nn.Embedding(100, width)
        self.norm = nn.LayerNorm(width)
        self.mixed = nn.Linear(width, 3 * width)
        self.projection = nn.Linear(width, width)
        self.other_norm = nn.RMSNorm(width)
        self.gate = nn.Linear(width, 2 * width, bias=False)
        self.up = nn.Linear(width, 2 * width, bias=False)
        self.down = nn.Linear(2 * width, width, bias=False)

    def forward(self, tokens):
        x = self.embedding(tokens)
        split = (*tokens.shape, self.heads, -1)
        query, key, value = (part.reshape(split).transpose(1, 2) for part in self.mixed(self.norm(x)).chunk(3, -1))
        mixed = functional.scaled_dot_product_attention(query, key, value, is_causal=True)
        x = x + self.projection(mixed.transpose(1, 2).flatten(2))
        y = self.other_norm(x)
        return x + self.down(functional.silu(self.gate(y)) * self.up(y))


class Encoder(nn.Module):
    """PyTorch's own encoder layer."""

    def __init__(self):
        super().__init__()
        self.layer = nn.TransformerEncoderLayer(32, 4, 64, dropout=0.0, batch_first=True, activation="gelu")

    def forward(self, x):
        return self.layer(x)


class Recurrent(nn.Module):
    """A gated recurrent unit, step by step."""

    def __init__(self):
        super().__init__()
        self.cell = nn.GRUCell(8, 16)

    def forward(self, x):
        state = torch.zeros(x.shape[1], 16)
        for step in range(x.shape[0]):
            state = self.cell(x[step], state)
        return state, state.argmax(-1), torch.sort(state, dim=-1).values, torch.cumsum(state, 0)


def randomized(model: nn.Module, draw: torch.Generator) -> nn.Module:
    """The model with running statistics of batch norms that are not those of a new model."""
    for name, buffer in model.named_buffers():
        if buffer.is_floating_point():
            buffer.copy_(torch.rand(buffer.shape, generator=draw) + 0.5)
    return model.eval()


def models() -> dict[str, tuple[nn.Module, tuple[torch.Tensor, ...]]]:
    """Each model with its inputs. The weights are the same in each run."""
    torch.manual_seed(1)
    draw = torch.Generator().manual_seed(2)
    plain = nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, 5))
    image, rows = torch.randn(2, 3, 64, 64, generator=draw), torch.randn(7, 20, generator=draw)
    tokens = torch.randint(0, 100, (2, 24), generator=draw)
    steps, sequence = torch.randn(5, 3, 8, generator=draw), torch.randn(2, 10, 32, generator=draw)
    half = nn.Sequential(nn.Linear(20, 64), nn.GELU(), nn.Linear(64, 5)).to(torch.bfloat16)
    return {
        "mlp": (plain, (rows,)),
        "mlp_bf16": (half, (rows.to(torch.bfloat16),)),
        "convolution": (randomized(ConvolutionNet(), draw), (image,)),
        "transformer": (Transformer(), (tokens,)),
        "encoder": (Encoder().eval(), (sequence,)),
        "recurrent": (Recurrent(), (steps,)),
    }
