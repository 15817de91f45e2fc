"""(library) Plots as small SVG files, and sections of docs/measured/performance.md."""

import math
import xml.sax.saxutils as xml

ABOVE, BELOW, GRID, MARK = "#3b7dd8", "#d8873b", "#cccccc", "#333333"
COLOURS = ["#3b7dd8", "#d8873b", "#3ba55d", "#a53b7d", "#7d6b3b", "#5d5d5d", "#d83b3b", "#3bc5c5"]


class Drawing:
    """Shapes on a white ground."""

    def __init__(self, width, height):
        self.width, self.height, self.shapes = width, height, []

    def line(self, x1, y1, x2, y2, colour, width=1):
        self.shapes.append(f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width}"/>')

    def path(self, points, colour):
        joined = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.shapes.append(f'<path d="M{joined}" stroke="{colour}" stroke-width="1.5" fill="none"/>')
        self.shapes += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in points]

    def box(self, x, y, width, height, colour):
        self.shapes.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>')

    def text(self, x, y, text, anchor="start", colour="#333333"):
        self.shapes.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{xml.escape(text)}</text>')

    def xml(self):
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
                f'font-family="sans-serif" font-size="11">\n<rect width="100%" height="100%" fill="white"/>')
        return "\n".join([head, *self.shapes, "</svg>"]) + "\n"


def log_log(title, x_title, y_title, series):
    """Lines of (x, y) points on logarithmic axes; series: {name: points}."""
    points = [point for line in series.values() for point in line]
    bounds = lambda values: (math.floor(math.log10(min(values))), math.ceil(math.log10(max(values))))
    (x_low, x_high), (y_low, y_high) = bounds([x for x, _ in points]), bounds([y for _, y in points])
    left, top, width, height = 60, 30, 460, 340
    x = lambda value: left + width * (math.log10(value) - x_low) / max(x_high - x_low, 1)
    y = lambda value: top + height * (1 - (math.log10(value) - y_low) / max(y_high - y_low, 1))
    drawing = Drawing(left + width + 260, top + height + 50)
    for power in range(x_low, x_high + 1):
        drawing.line(x(10.0**power), top, x(10.0**power), top + height, GRID)
        drawing.text(x(10.0**power), top + height + 16, f"1e{power}", "middle")
    for power in range(y_low, y_high + 1):
        drawing.line(left, y(10.0**power), left + width, y(10.0**power), GRID)
        drawing.text(left - 6, y(10.0**power) + 4, f"1e{power}", "end")
    drawing.text(left, 18, title)
    drawing.text(left + width / 2, top + height + 36, x_title, "middle")
    drawing.text(8, 18, y_title)
    for index, (name, line) in enumerate(series.items()):
        colour = COLOURS[index % len(COLOURS)]
        drawing.path([(x(a), y(b)) for a, b in line], colour)
        drawing.text(left + width + 14, top + 14 + 16 * index, name, colour=colour)
    return drawing.xml()


def write_section(path, title, text):
    """Puts a section `## title` into a Markdown file, in the place of the one of that title if there is one."""
    old = path.read_text() if path.exists() else "# Performance\n"
    parts = ("\n" + old).split("\n## ")
    section = f"{title}\n\n{text.strip()}\n"
    places = [place for place, part in enumerate(parts) if part.split("\n", 1)[0] == title and place]
    if places:
        parts[places[0]] = section
    else:
        parts.append(section)
    path.write_text("\n## ".join(part.rstrip("\n") + "\n" for part in parts).lstrip("\n"))
