import { columnAt } from "#worker/spreadsheets/addresses.ts";
import { localName } from "#worker/spreadsheets/spreadsheetml/names.ts";
import { notExcel } from "#worker/spreadsheets/zip-entries.ts";

/** A tag of an XML text and where it stands in it. */
type Tag = { name: string; start: number; end: number; kind: "opens" | "closes" | "empty" };

/** The tags of an XML text from a place on, in their order; comments and what is no element are passed over. */
export function* tagsIn(xml: string, from = 0): Generator<Tag> {
  for (let at = xml.indexOf("<", from); at >= 0; ) {
    if (xml.startsWith("<!--", at)) at = xml.indexOf("<", past(xml, at, "-->"));
    else if (xml.startsWith("<![CDATA[", at)) at = xml.indexOf("<", past(xml, at, "]]>"));
    else if (xml[at + 1] === "?") at = xml.indexOf("<", past(xml, at, "?>"));
    else {
      const end = endOf(xml, at);
      const closes = xml[at + 1] === "/";
      const [, name = ""] = /^<\/?([^\s/>]+)/.exec(xml.slice(at, Math.min(end, at + 80))) ?? [];
      yield { name, start: at, end, kind: closes ? "closes" : xml[end - 2] === "/" ? "empty" : "opens" };
      at = xml.indexOf("<", end);
    }
  }
}

function past(xml: string, from: number, mark: string): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw notExcel();
  return at + mark.length;
}

/** The place behind a tag: a `>` within quotes does not end it. */
function endOf(xml: string, from: number): number {
  let quote = "";
  for (let at = from + 1; at < xml.length; at += 1) {
    const letter = xml[at] ?? "";
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ">") return at + 1;
  }
  throw notExcel();
}

const patterns = new Map<string, RegExp>();
function patternOf(name: string): RegExp {
  const known = patterns.get(name) ?? new RegExp(`(\\s${name}\\s*=\\s*)(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, known);
  return known;
}

/** An attribute of a tag as it is written; undefined without one. */
export function attribute(tag: string, name: string): string | undefined {
  const [, , double, single] = patternOf(name).exec(tag) ?? [];
  return double ?? single;
}

/** A tag with an attribute written anew; one it has not stays away unless it is `added`. */
export function withAttribute(tag: string, name: string, value: string, added = false): string {
  const pattern = patternOf(name);
  if (pattern.test(tag)) return tag.replace(pattern, (_, head: string) => `${head}"${value}"`);
  return added ? tag.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end.trim()}`) : tag;
}
export const withoutAttribute = (tag: string, name: string): string => tag.replace(patternOf(name), "");

/** A row as it is written: its own number, its opening tag, and what stands in it. */
export type RowMarkup = { n: number; tag: string; inner: string };
export type CellMarkup = { column: number; tag: string; inner: string };
/** A sheet in three pieces: up to its rows, these, and all behind them. `prefix` stands before the names of elements. */
export type SheetMarkup = { prefix: string; before: string; rows: RowMarkup[]; after: string };

/** Takes the rows of a sheet apart; refuses what is no sheet. */
export function sheetMarkup(xml: string): SheetMarkup {
  let open: Tag | undefined;
  let row: Tag | undefined;
  const rows: RowMarkup[] = [];
  let n = 0;
  const keep = (tag: Tag, until: number) => {
    const text = xml.slice(tag.start, tag.end);
    n = Number(attribute(text, "r") ?? n + 1);
    rows.push({ n, tag: text.replace(/\s*\/>$/, ">"), inner: xml.slice(tag.end, until) });
  };
  for (const tag of tagsIn(xml)) {
    const local = localName(tag.name);
    if (!open) {
      if (local !== "sheetData") continue;
      const prefix = tag.name.slice(0, -"sheetData".length);
      const opening = xml.slice(tag.start, tag.end).replace(/\s*\/>$/, ">");
      const closing = `</${prefix}sheetData>`;
      if (tag.kind === "empty")
        return { prefix, before: xml.slice(0, tag.start) + opening, rows, after: closing + xml.slice(tag.end) };
      open = tag;
    } else if (local === "row" && tag.kind === "empty") keep(tag, tag.end);
    else if (local === "row" && tag.kind === "opens") row = tag;
    else if (local === "row" && row) {
      keep(row, tag.start);
      row = undefined;
    } else if (local === "sheetData") {
      const prefix = tag.name.slice(0, -"sheetData".length);
      return { prefix, before: xml.slice(0, open.end), rows, after: xml.slice(tag.start) };
    }
  }
  throw notExcel();
}

/** The cells of a row, each with its column from 0. */
export function cellsIn({ inner }: RowMarkup): CellMarkup[] {
  const cells: CellMarkup[] = [];
  let open: Tag | undefined;
  let column = -1;
  const keep = (tag: Tag, until: number) => {
    const text = inner.slice(tag.start, tag.end);
    const [letters] = /^[A-Z]{1,3}/.exec(attribute(text, "r") ?? "") ?? [];
    column = letters ? columnAt(letters) : column + 1;
    cells.push({ column, tag: text.replace(/\s*\/>$/, ">"), inner: inner.slice(tag.end, until) });
  };
  for (const tag of tagsIn(inner)) {
    if (localName(tag.name) !== "c") continue;
    if (tag.kind === "empty") keep(tag, tag.end);
    else if (tag.kind === "opens") open = tag;
    else if (open) keep(open, tag.start);
  }
  return cells;
}
