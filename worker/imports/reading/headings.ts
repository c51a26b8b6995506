import type { ColumnChoice, ImportColumn } from "#worker/birdfiles/columns-contract.ts";
import { type FileField, requiredFields } from "#worker/birdfiles/contract.ts";
import { foldHeading, senseOf } from "#worker/birdfiles/heading-words.ts";
import { most, type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import { holdsSexes, valuesIn } from "./column-values.ts";

export type Headings = {
  /** Where the headings stand in `sheet.rows`. */
  at: number;
  columns: ImportColumn[];
  missing: FileField[];
  /** Fields that two columns claim. */
  twice: FileField[];
};

/** Headings of the column of errors in rejected rows that were downloaded: nothing is read from it. */
const errorHeadings = new Set(["erros da importacao", "import errors"]);
export const isErrorHeading = (heading: string): boolean => errorHeadings.has(foldHeading(heading.slice(0, 40)));

type Claim = ImportColumn & { isChosen: boolean; isWeak: boolean };
const mostTitles = 20;

/** Finds the row of headings among the first twenty rows and says what each column holds, by its heading or by its values. */
export function findHeadings(sheet: Sheet, mapping: ColumnChoice = {}): Headings {
  const at = headingRow(sheet, mapping);
  const claims = claimsAt(sheet, at, mapping);
  claimSexes(claims, sheet, at);
  return settled(claims, sheet, at);
}

/** The same by the headings alone: what tells one sheet from another, and a file from the next with the same headings. */
export function headingsAlone(sheet: Sheet, mapping: ColumnChoice = {}): Headings {
  const at = headingRow(sheet, mapping);
  return settled(claimsAt(sheet, at, mapping), sheet, at);
}

function claimsAt(sheet: Sheet, at: number, mapping: ColumnChoice): Claim[] {
  const chosen = new Map(Object.entries(mapping));
  const claims: Claim[] = [];
  for (const [index, cell] of (sheet.rows[at]?.cells ?? []).entries()) {
    const heading = textOf(cell);
    const choice = chosen.get(String(index)) ?? chosen.get(heading);
    if (choice === undefined && (heading === "" || isErrorHeading(heading))) continue;
    const sense = choice === undefined ? senseOf(heading) : null;
    const field = choice === undefined ? (sense?.field ?? null) : choice || null;
    const samples = samplesOf(sheet, at, index);
    const judged = { isChosen: choice !== undefined, isWeak: sense?.isWeak ?? false };
    claims.push({ index, heading: excerpt(heading, 80), field, samples, ...judged });
  }
  return claims;
}

/** Where no heading says the sex, the column that is nothing else for certain and holds sexes is it. */
function claimSexes(claims: Claim[], sheet: Sheet, at: number): void {
  if (claims.some(({ field }) => field === "sex")) return;
  const holds = (index: number, heading: string) => holdsSexes(valuesIn(sheet, at, index), heading);
  const free = claims.filter(({ field, isWeak, isChosen }) => !isChosen && (field === null || isWeak));
  const found = free.find(({ index, heading }) => holds(index, heading));
  if (found) {
    Object.assign(found, { field: "sex", by_values: true, isWeak: false });
    return;
  }
  const index = untitled(claims, sheet, at).find((it) => holds(it, ""));
  if (index === undefined) return;
  const samples = samplesOf(sheet, at, index);
  const claim: Claim = { index, heading: "", field: "sex", samples, by_values: true, isChosen: false, isWeak: false };
  claims.push(claim);
  claims.sort((one, other) => one.index - other.index);
}

/** Columns that have no heading and something below it. */
function untitled(claims: readonly Claim[], { rows }: Sheet, at: number): number[] {
  const titled = new Set(claims.map(({ index }) => index));
  const width = Math.min(most.columns, Math.max(0, ...rows.slice(at + 1, at + 50).map(({ cells }) => cells.length)));
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) => !titled.has(index) && textOf(rows[at]?.cells[index]) === "",
  );
}

function settled(claims: Claim[], sheet: Sheet, at: number): Headings {
  settle(claims, sheet, at);
  const columns = claims.map(({ isChosen: _, isWeak: __, ...column }) => column);
  const held = columns.flatMap(({ field }) => (field ? [field] : []));
  const missing = requiredFields.filter((field) => !held.includes(field));
  return { at, columns, missing, twice: [...new Set(held.filter((field, n) => held.indexOf(field) !== n))] };
}

function headingRow({ rows }: Sheet, mapping: ColumnChoice): number {
  const mapped = new Set(Object.keys(mapping).filter((key) => !/^\d{1,2}$/.test(key)));
  let best = { at: 0, score: 0 };
  for (const [at, { cells }] of rows.slice(0, mostTitles).entries()) {
    const texts = cells.map(textOf).filter((text) => mapped.has(text) || senseOf(text));
    const score = new Set(texts).size;
    if (score > best.score) best = { at, score };
  }
  if (best.score > 0) return best.at;
  // Nothing is recognised: the first row that is more than a title.
  const wide = rows
    .slice(0, mostTitles)
    .findIndex(({ cells }) => cells.filter((cell) => textOf(cell) !== "").length > 1);
  return Math.max(0, wide);
}

/**
 * A chosen column wins over a recognised one, a clear heading over a weak one. Of two clear ones that claim the same, one
 * that is empty or says the same in every row needs no question.
 */
function settle(claims: Claim[], sheet: Sheet, at: number) {
  const below = sheet.rows.slice(at + 1);
  const states = ({ index }: Claim) => below.some(({ cells }) => textOf(cells[index]) !== "");
  const meansOther = (one: Claim, other: Claim) =>
    below.some(({ cells }) => textOf(cells[one.index]) !== textOf(cells[other.index]));
  for (const field of new Set(claims.flatMap((claim) => claim.field ?? []))) {
    const rivals = claims.filter((claim) => claim.field === field);
    if (rivals.length < 2) continue;
    const chosen = rivals.filter(({ isChosen }) => isChosen);
    const clear = rivals.filter(({ isWeak }) => !isWeak);
    const strongest = chosen.length > 0 ? chosen : clear.length > 0 ? clear : rivals.slice(0, 1);
    const filled = strongest.length > 1 && chosen.length === 0 ? strongest.filter(states) : strongest;
    const [first = strongest[0]] = filled;
    const left = filled.filter((claim) => claim === first || claim.isChosen || (first && meansOther(first, claim)));
    for (const rival of rivals) if (rival !== first && !left.includes(rival)) rival.field = null;
  }
}

function samplesOf({ rows }: Sheet, at: number, index: number): string[] {
  const below = rows.slice(at + 1, at + 50).map(({ cells }) => textOf(cells[index]));
  return below
    .filter((text) => text !== "")
    .map((text) => excerpt(text, 40))
    .slice(0, 3);
}

const excerpt = (text: string, most: number) =>
  text.length > most ? `${[...text.slice(0, most)].slice(0, -1).join("")}…` : text;
