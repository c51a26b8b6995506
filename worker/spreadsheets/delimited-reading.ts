import Papa from "papaparse";
import { Refusal } from "#worker/refusal.ts";
import { newBudget } from "./budget.ts";
import { type Book, most, type SheetRow } from "./cells.ts";
import { revived } from "./formulas.ts";
import { swollen } from "./zip-entries.ts";

// Five megabytes of line breaks are five million rows; nobody needs to see more of them than this to know it is too many.
const mostLines = 200_000;
// Far more than notes full of quotations hold; a file of nothing but quotation marks takes the parser's memory away.
const mostQuotedQuotes = 100_000;

// Ten thousand rows of fifty columns are half of it. The parser holds every cell before anybody can look at one.
const mostSeparators = 1_000_000;
const separators = [",", ";", "\t", "|", "\u001e", "\u001f"];

const notText = () => new Refusal("invalid", { file: ["import.file.not_csv"] });

/** Reads comma, semicolon or tab separated text; throws `Refusal` when it is no text. */
export function readCsv(bytes: Uint8Array): Book {
  const text = decode(bytes).replace(/\r\n?/g, "\n");
  if (occursMoreThan(mostQuotedQuotes, '""', text)) throw notText();
  if (separators.some((it) => occursMoreThan(mostSeparators, it, text))) throw swollen();
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), newline: "\n", preview: mostLines });
  const rows: SheetRow[] = [];
  const budget = newBudget();
  let count = 0;
  for (const [at, given] of data.entries()) {
    if (given.every((cell) => cell.trim() === "")) continue;
    count += 1;
    if (count > most.rows) continue;
    const kept = given.slice(0, most.columns);
    for (const [column, { length }] of kept.entries()) budget.grow(length, { sheet: "", row: at + 1, column });
    const letters = kept.reduce((sum, { length }) => sum + length, 0);
    budget.keep({ cells: kept.length, letters }, { sheet: "", row: at + 1 });
    rows.push({ row: at + 1, cells: kept.map(revived) });
  }
  return count === 0 ? [] : [{ name: "", is_hidden: false, rows, count, date1904: false, merged: [] }];
}

function occursMoreThan(most: number, piece: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(piece); at >= 0 && count <= most; at = text.indexOf(piece, at + piece.length)) count += 1;
  return count > most;
}

/** Excel may name it in a first line of its own; else it is guessed from the first rows that hold something. */
function separatorOf(text: string): string {
  const [, named] = /^sep=(.)\n/i.exec(text) ?? [];
  return named ?? Papa.parse(text, { preview: 20, newline: "\n", skipEmptyLines: "greedy" }).meta.delimiter;
}

/** UTF-8; UTF-16 when it says so; otherwise what an older Excel in western Europe writes. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // A NUL is in every binary file and in no text.
  if (bytes.includes(0)) throw notText();
  const text = new TextDecoder().decode(bytes);
  return text.includes("\ufffd") && !isUtf8(bytes) ? new TextDecoder("windows-1252").decode(bytes) : text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
