"use strict";
// Tables are sorted by a click on a header, and arrow keys move in them. The page can be read without this.
for (const table of document.querySelectorAll("table.data")) {
  const body = table.tBodies[0];
  const key = (row, at) => {
    const cell = row.cells[at];
    const number = cell.dataset.v === undefined ? NaN : Number(cell.dataset.v);
    return Number.isNaN(number) ? cell.textContent : number;
  };
  const compare = (a, b) => {
    if (typeof a === "number" && typeof b === "number") return a - b;
    if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
    return a.localeCompare(b, undefined, { numeric: true });
  };
  // the cell that the Tab key comes to
  const stop = (cell) => {
    if (!cell) return;
    for (const old of body.querySelectorAll('[tabindex="0"]')) old.tabIndex = -1;
    cell.tabIndex = 0;
  };
  const first = () => body.rows[0] && body.rows[0].cells[0];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, at) => {
    const button = head.querySelector("button");
    if (!button) return;
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const rows = [...body.rows];
      rows.sort((a, b) => compare(key(a, at), key(b, at)) * (up ? 1 : -1));
      body.append(...rows);
      stop(first());
    });
  });
  stop(first());
  const focus = (cell) => {
    if (!cell) return;
    stop(cell);
    cell.focus();
  };
  body.addEventListener("keydown", (event) => {
    const cell = event.target.closest("td");
    if (!cell) return;
    const row = cell.parentElement;
    const at = cell.cellIndex;
    const above = row.previousElementSibling;
    const below = row.nextElementSibling;
    const ends = { Home: row.cells[0], End: row.cells[row.cells.length - 1] };
    const next = {
      ArrowUp: above && above.cells[at],
      ArrowDown: below && below.cells[at],
      ArrowLeft: cell.previousElementSibling,
      ArrowRight: cell.nextElementSibling,
      ...ends,
    };
    if (!(event.key in next)) return;
    event.preventDefault();
    focus(next[event.key]);
  });
  body.addEventListener("click", (event) => focus(event.target.closest("td")));
}
