import Papa from "papaparse";
import { Refusal } from "#worker/refusal.ts";
import { newBudget } from "./budget.ts";
import { type Book, most, type SheetRow } from "./cells.ts";
import { eachLine } from "./delimited-lines.ts";
import { revived } from "./formulas.ts";
import { westernText } from "./western.ts";
import { swollen } from "./zip-entries.ts";

// Five megabytes of line breaks are five million rows; nobody needs to see more of them than this to know it is too many.
const mostLines = 200_000;
// Far more than notes full of quotations hold.
const mostQuotedQuotes = 100_000;

// Ten thousand rows of fifty columns are half of it.
const mostSeparators = 1_000_000;
const separators = [",", ";", "\t", "|", "\u001e", "\u001f"];

const notText = () => new Refusal("invalid", { file: ["import.file.not_csv"] });

/**
 * Reads comma, semicolon or tab separated text, so many filled lines of it, by the separator that is said or guessed; throws `Refusal` when it is no text. Others are
 * served in between.
 */
export async function readCsv(bytes: Uint8Array, mostFilled: number = most.rows, separator?: string): Promise<Book> {
  const text = decode(bytes).replace(/\r\n?/g, "\n");
  if (occursMoreThan(mostQuotedQuotes, '""', text)) throw notText();
  if (separators.some((it) => occursMoreThan(mostSeparators, it, text))) throw swollen();
  const rows: SheetRow[] = [];
  const budget = newBudget();
  let count = 0;
  const wanted = { separator: separator ?? separatorOf(text), columns: most.columns, lines: mostLines };
  await eachLine(text, wanted, ({ at, cells, isFilled }) => {
    if (!isFilled) return;
    count += 1;
    if (count > mostFilled) return;
    for (const [column, { length }] of cells.entries()) budget.grow(length, { sheet: "", row: at + 1, column });
    const letters = cells.reduce((sum, { length }) => sum + length, 0);
    budget.keep({ cells: cells.length, letters }, { sheet: "", row: at + 1 });
    rows.push({ row: at + 1, cells: cells.map(revived) });
  });
  return count === 0 ? [] : [{ name: "", is_hidden: false, rows, count, date1904: false, merged: [] }];
}

function occursMoreThan(most: number, piece: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(piece); at >= 0 && count <= most; at = text.indexOf(piece, at + piece.length)) count += 1;
  return count > most;
}

// Whoever guesses splits all it is given for each sign it knows.
const guessedFrom = 100_000;

/** Excel may name it in a first line of its own; else it is guessed from the first rows that hold something. */
function separatorOf(text: string): string {
  const [, named] = /^sep=([^"])\n/i.exec(text) ?? [];
  if (named !== undefined) return named;
  const first = text.trimStart().slice(0, guessedFrom);
  return Papa.parse(first, { preview: 20, newline: "\n", skipEmptyLines: "greedy" }).meta.delimiter;
}

/** UTF-8; UTF-16 when it says so; otherwise what an older Excel in western Europe writes. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // A NUL is in every binary file and in no text.
  if (bytes.includes(0)) throw notText();
  const text = new TextDecoder().decode(bytes);
  return text.includes("\ufffd") && !isUtf8(bytes) ? westernText(bytes) : text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
