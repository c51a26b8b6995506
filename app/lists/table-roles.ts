// Spread, not written: on a phone a row is a card or a grid, and a browser forgets what a table is once its display changes.
/** What the parts of a table are, for one that is laid out as something else where it is narrow. */
export const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
