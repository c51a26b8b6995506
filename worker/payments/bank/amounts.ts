import { digitsOf } from "#worker/money/currency.ts";
import { mostMajor } from "#worker/money/typed-amount.ts";
import { type Cell, textOf } from "#worker/spreadsheets/cells.ts";

/** Which sign stands before the decimals of a column. */
type DecimalSign = "," | ".";

/** A cell as a bank means it: Excel is told `="12,50"` for what it is not to compute. */
export const plainCell = (cell: Cell): string => {
  const text = textOf(cell);
  return (/^="?([^"]*)"?$/.exec(text)?.[1] ?? text).trim();
};

const bare = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\s€$£'’]|[A-Z]{3}$/g, "");

/** The sign before the decimals, by all amounts of a column: banks write two of them, so three behind a sign are thousands. */
export function decimalSignOf(cells: readonly Cell[]): DecimalSign {
  const seen = { ",": 0, ".": 0 };
  for (const cell of cells) {
    const [, sign] = /([.,])\d{1,2}[-)]?$/.exec(bare(plainCell(cell))) ?? [];
    if (sign === "," || sign === ".") seen[sign] += 1;
  }
  return seen["."] > seen[","] ? "." : ",";
}

/** An amount of a cell in minor units, signed; `1.234,50-` and `(12,50)` went. Null is an empty cell, NaN no amount. */
export function amountIn(cell: Cell, sign: DecimalSign, currency: string): number | null {
  const scale = 10 ** digitsOf(currency);
  if (typeof cell === "object" && cell.number !== undefined && cell.shown !== "date")
    return withinBounds(Math.round(cell.number * scale), scale);
  const text = bare(plainCell(cell));
  if (text === "") return null;
  const [, before, open, figures = "", close, after] = /^([+-]?)(\(?)([\d.,]+)(\)?)([+-]?)$/.exec(text) ?? [];
  const groups = sign === "," ? "." : ",";
  const [whole = "", decimals = "", ...rest] = figures.split(sign);
  const isWhole = /^\d{1,3}(\D\d{3})*$|^\d+$/.test(whole) && !whole.replaceAll(groups, "").includes(sign);
  if (!isWhole || rest.length > 0 || !/^\d{0,6}$/.test(decimals) || (open === "(") !== (close === ")"))
    return Number.NaN;
  const size = Math.round(Number(`${whole.replaceAll(groups, "")}.${decimals || "0"}`) * scale);
  return withinBounds(before === "-" || after === "-" || open === "(" ? -size : size, scale);
}

const withinBounds = (minor: number, scale: number) => (Math.abs(minor) <= mostMajor * scale ? minor : Number.NaN);
