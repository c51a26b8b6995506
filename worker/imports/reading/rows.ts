import type { Sex } from "#db/vocabulary.ts";
import { type DayOrders, dayFields, type FileField, fileFields } from "#worker/birdfiles/contract.ts";
import { type FactField, type Facts, factReaders, isFact } from "#worker/birdfiles/facts.ts";
import { holdsNoText, readIdentifier, readName, readNotes, readSex } from "#worker/birdfiles/fields.ts";
import type { PartDay } from "#worker/locales/part-days.ts";
import { ringKey } from "#worker/rings/keys.ts";
import {
  type Cell,
  lettersIn,
  type Read,
  readRing,
  type Sheet,
  type SheetRow,
  textOf,
} from "#worker/spreadsheets/cells.ts";
import { type DayReading, readPartDay } from "#worker/spreadsheets/days.ts";
import { spreadDown } from "#worker/spreadsheets/merged-cells.ts";
import { inSlices } from "#worker/yield-thread.ts";
import type { Headings } from "./headings.ts";

/** Something to tell about a row: `field` is the column, `values` fill the message's placeholders. */
export type Remark = {
  row: number;
  field: FileField;
  value: string;
  code: string;
  values?: Record<string, string | number>;
};

/** A row as the file gives it, before anything is looked up. Null and "" are blank; a fault anywhere rejects the row. */
export type FileRow = {
  row: number;
  rejected: boolean;
  identifier: string;
  key: string;
  species: string;
  name: string | null;
  sex: Sex | null;
  birth_date: string | null;
  /** How much of the birth date is known; null is all of it. */
  birth_precision: PartDay["known"];
  status: string;
  father: string;
  mother: string;
  place: string;
  foster_father: string;
  foster_mother: string;
  notes: string | null;
  /** What is stored as it was read, and only what the row says. */
  facts: Facts;
};
export type FileRows = { rows: FileRow[]; faults: Remark[]; remarks: Remark[] };

/** The organisation's day, and the order in which each column writes its dates: the day first where none is said. */
type Days = { today: string; orders: DayOrders };

type Desk = FileRows & {
  date1904: boolean;
  days: Days;
  /** The species of rows that name none. */
  species: string;
  /** Where each ring stood first. */
  first: Map<string, number>;
  /** Remarks made once a column, with how often they apply. */
  repeated: Map<string, Remark>;
};
type Entry = {
  row: number;
  cell: (field: FileField) => Cell;
  isLong: (field: FileField) => boolean;
  fault: (field: FileField, code: string) => void;
};

/** Letters beyond which no field takes a text, whatever it says: it is told about and not read. */
const longest = (field: FileField) => (field === "notes" ? 4000 : 1000);

/**
 * Reads every row under the headings; `species` is that of rows that name none. Rows with nothing in a known column do not
 * count, nor do those a person sees to be no bird: headings again, titles and totals between the birds.
 */
export async function readRows(sheet: Sheet, headings: Headings, days: Days, species = ""): Promise<FileRows> {
  const index = new Map(headings.columns.flatMap((it) => (it.field ? [[it.field, it.index] as const] : [])));
  const known = fileFields.filter((field) => index.has(field));
  const desk: Desk = { ...empty(), date1904: sheet.date1904, days, species, first: new Map(), repeated: new Map() };
  const { rows, continued } = spreadDown(sheet, index.get("identifier"));
  const head = sheet.rows[headings.at];
  await inSlices(rows, ({ row, cells }, at) => {
    if (at <= headings.at) return;
    const own = sheet.rows[at]?.cells ?? [];
    if (known.every((field) => isBlank(own[index.get(field) ?? -1]))) return;
    const given = (field: FileField) => cells[index.get(field) ?? -1];
    const isLong = (field: FileField) => lettersIn(given(field)) > longest(field);
    const cell = (field: FileField) => (isLong(field) ? undefined : given(field));
    const leftOut = continued.has(row) ? "import.row.continued" : noBird(own, head, known, cell);
    if (leftOut) {
      repeat(desk, row, "identifier", leftOut, textOf(own.find((it) => !isBlank(it))));
      return;
    }
    const fault = (field: FileField, code: string) =>
      void desk.faults.push({ row, field, value: textOf(given(field)).slice(0, 400), code });
    desk.rows.push(readRow(desk, known, { row, cell, isLong, fault }));
  });
  const top = head?.row ?? 0;
  const merged = sheet.merged.find(({ row, column }) => row > top && column !== index.get("identifier"));
  if (merged) desk.remarks.push({ row: merged.row, field: "identifier", value: "", code: "import.cell.merged" });
  return { rows: desk.rows, faults: desk.faults, remarks: [...desk.repeated.values(), ...desk.remarks] };
}

/** Words in a row, such as `Aves de 2025`: rings are figures and capitals. */
const title = /^(?=.*\s)(?=.*\p{Ll}{2})|^\D+\s\D+$/u;
const total = /^(?:sub)?total\b|^soma\b|^sum\b/i;

const longestTitle = 200;

/** Why a person sees that a row is no bird; undefined for a bird. */
function noBird(
  own: readonly Cell[],
  head: SheetRow | undefined,
  known: readonly FileField[],
  cell: (field: FileField) => Cell,
) {
  const texts = own.map(textOf);
  const lines = texts.filter((text) => text !== "");
  const again = texts.filter((text, at) => text !== "" && text === textOf(head?.cells[at])).length;
  if (again > 1 && again === lines.length) return "import.row.no_bird";
  const ring = textOf(cell("identifier"));
  const isAlone = lines.length === 1 && known.length > 1 && typeof cell("identifier") !== "object";
  const first = (lines[0] ?? "").slice(0, longestTitle);
  if (isAlone && title.test(first)) return "import.row.no_bird";
  return total.test(first) && lines.length <= 3 && (ring === "" || ring === first) ? "import.row.no_bird" : undefined;
}

const empty = (): FileRows => ({ rows: [], faults: [], remarks: [] });
const isBlank = (cell: Cell) =>
  typeof cell === "object" ? cell.fault === undefined && cell.text === "" : !cell?.trim();

function readRow(desk: Desk, known: readonly FileField[], entry: Entry): FileRow {
  const { row, cell, fault } = entry;
  const before = desk.faults.length;
  const unread = new Set(known.filter((field) => inspect(desk, entry, field)));
  // A cell whose value is unknown has been told about already.
  const take = <Value>(field: FileField, reader: (cell: Cell) => Read<Value>): Value | undefined => {
    if (unread.has(field)) return undefined;
    const { value, code } = reader(cell(field));
    if (code !== undefined) fault(field, code);
    return value;
  };
  const identifier = take("identifier", readIdentifier) ?? "";
  const key = ringKey(identifier);
  reportDuplicate(desk, entry, key);
  const species = take("species", (it) => (isBlank(it) ? speciesOf(desk) : { value: textOf(it) }));
  const read = {
    name: take("name", readName) ?? null,
    sex: take("sex", readSex) ?? null,
    ...birthOf(take("birth_date", (it) => pastDay(desk, it))),
    father: take("father", readRing) ?? "",
    mother: take("mother", readRing) ?? "",
    foster_father: take("foster_father", readRing) ?? "",
    foster_mother: take("foster_mother", readRing) ?? "",
    notes: take("notes", readNotes) ?? null,
    facts: readFacts(known, (field) => take(field, (it) => readFact(desk, field, it))),
  };
  const [status, place] = [textOf(cell("status")), textOf(cell("place"))];
  if (read.facts.status_since && holdsNoText(status || "-")) {
    // A day of death beside no status must not become the day since when a bird lives here.
    repeat(desk, row, "status_since", "import.status_since.alone", textOf(cell("status_since")));
    delete read.facts.status_since;
  }
  const rejected = desk.faults.length > before;
  return { row, identifier, key, species: species ?? "", status, place, ...read, rejected };
}

function readFact(desk: Desk, field: FactField, cell: Cell): Read<string | number | null> {
  const read = factReaders[field](cell, readingOf(desk, field));
  const isAhead = field === "status_since" && read.value && String(read.value) > desk.days.today;
  return isAhead ? { code: "import.date.future" } : read;
}

const speciesOf = ({ species }: Desk): Read<string> =>
  species === "" ? { code: "import.species.required" } : { value: species };
const silent: Facts = {};

function readFacts(known: readonly FileField[], read: (field: FactField) => string | number | null | undefined): Facts {
  const facts = known.filter(isFact).flatMap((field) => {
    const value = read(field);
    return value === null || value === undefined ? [] : [[field, value] as const];
  });
  return facts.length > 0 ? Object.fromEntries(facts) : silent;
}

function reportDuplicate({ first, faults }: Desk, { row, cell }: Entry, key: string) {
  const earlier = first.get(key);
  const value = textOf(cell("identifier"));
  if (earlier) faults.push({ row, field: "identifier", value, code: "import.ring.twice", values: { row: earlier } });
  else if (key !== "") first.set(key, row);
}

function readingOf({ date1904, days: { today, orders } }: Desk, field: FileField): DayReading {
  const named = dayFields.find((it) => it === field);
  return { date1904, today, order: (named && orders[named]) ?? "day_first" };
}

const birthOf = (born: PartDay | null | undefined) => ({
  birth_date: born?.day ?? null,
  birth_precision: born?.known ?? null,
});

function pastDay(desk: Desk, cell: Cell): Read<PartDay | null> {
  const read = readPartDay(cell, readingOf(desk, "birth_date"));
  return read.value && read.value.day > desk.days.today ? { code: "import.date.future" } : read;
}

const ringFields: ReadonlySet<FileField> = new Set([
  ...["identifier", "father", "mother", "foster_father", "foster_mother"],
] as FileField[]);

/** Tells what is odd about a cell; true when its value is not to be had. */
function inspect(desk: Desk, { row, cell, isLong, fault }: Entry, field: FileField): boolean {
  if (isLong(field)) {
    fault(field, field === "notes" ? "import.notes.long" : "import.text.long");
    return true;
  }
  const given = cell(field);
  if (typeof given !== "object") return false;
  if (given.fault) fault(field, given.fault === "error" ? "import.cell.error" : "import.cell.uncomputed");
  if (given.formula && !given.fault) repeat(desk, row, field, "import.cell.formula", given.text);
  if (ringFields.has(field) && given.shown === "plain") repeat(desk, row, field, "import.ring.as_number", given.text);
  return given.fault !== undefined;
}

function repeat({ repeated }: Desk, row: number, field: FileField, code: string, value: string) {
  const key = `${code} ${field}`;
  const earlier = repeated.get(key) ?? { row, field, value, code, values: { count: 0 } };
  repeated.set(key, { ...earlier, values: { count: Number(earlier.values?.count) + 1 } });
}
