import { numberIn } from "#worker/fields.ts";
import { type Cell, type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import type { FileColumns } from "./file-shape.ts";
import { type DayOrder, orderShown, timeIn } from "./file-times.ts";

/** The row of headings of a sheet, in `rows`; -1 where its first row is a reading already. */
export type Found = { headingRow: number; headings: string[]; columns: FileColumns };

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
const senses: ReadonlyArray<[keyof Pick<FileColumns, "at" | "hour" | "temperature" | "humidity">, RegExp]> = [
  ["temperature", /^(?!.*(dew|orvalho|set|alvo|target)).*(temp|celsius|fahrenheit|°\s*[cf])/],
  ["humidity", /^(?!.*(set|alvo|target)).*(hum|\brh\b|\bhr\b|^%)/],
  ["hour", /^(hora|horas|hour|time)$/],
  ["at", /date|data|fecha|timestamp|time|hora|quando|when|moment|instante/],
];
const isFahrenheit = /fahrenheit|°\s*f|\(f\)|\bf$/;
/** Rows looked at for headings, and for what a column holds. */
const [mostTitles, mostSamples] = [20, 200];

/** What a file's columns hold: as its reader said, as the machine remembers of the same headings, by the headings, by what is in them. */
export function columnsOf(sheet: Sheet, chosen: FileColumns | undefined, memory: string | null): Found {
  const titled = sheet.rows
    .slice(0, mostTitles)
    .findIndex(({ cells }) => cells.filter((it) => senseOf(it)).length >= 2);
  const headings = titled < 0 ? [] : (sheet.rows[titled]?.cells ?? []).map(textOf);
  const found = { headingRow: titled, headings };
  if (chosen) return { ...found, columns: chosen };
  const known = memory === null ? undefined : remembered(memory);
  if (known && known.headings === headingsKey(headings)) return { ...found, columns: known.columns };
  const rows = sheet.rows.slice(titled + 1, titled + 1 + mostSamples).map(({ cells }) => cells);
  const columns = titled < 0 ? byContents(rows, sheet.date1904) : byHeadings(headings);
  const unit =
    isWarm(rows, columns.temperature) || isFahrenheit.test(fold(headings[columns.temperature ?? -1] ?? "")) ? "f" : "c";
  const order: DayOrder = orderShown(rows.map((cells) => cells[columns.at ?? -1])) ?? "day_first";
  return { ...found, columns: { ...columns, unit, order } };
}

/** What was remembered; undefined for what cannot have been, as an archive may bring. */
function remembered(memory: string): { headings: string; columns: FileColumns } | undefined {
  const { headings, columns } = objectIn(memory) as { headings?: unknown; columns?: Record<string, unknown> };
  const isColumn = (it: unknown) => it === null || (Number.isInteger(it) && Number(it) >= 0 && Number(it) < 50);
  const isWhole =
    typeof headings === "string" &&
    ["at", "hour", "temperature", "humidity"].every((name) => isColumn(columns?.[name])) &&
    ["c", "f"].includes(String(columns?.unit)) &&
    ["day_first", "month_first"].includes(String(columns?.order));
  return isWhole ? { headings, columns: columns as FileColumns } : undefined;
}

function objectIn(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** What a machine remembers of a file's columns, as it is kept. */
export const memoryOf = ({ headings, columns }: Found): string =>
  JSON.stringify({ headings: headingsKey(headings), columns });

const headingsKey = (headings: readonly string[]) => headings.map(fold).join("|").slice(0, 1000);
const senseOf = (cell: Cell) => senses.find(([, words]) => words.test(fold(textOf(cell))))?.[0];
type Places = Pick<FileColumns, "at" | "hour" | "temperature" | "humidity">;

function byHeadings(headings: readonly string[]): Places {
  const places: Places = { at: null, hour: null, temperature: null, humidity: null };
  for (const [at, heading] of headings.entries()) {
    const sense = senseOf(heading);
    if (sense) places[sense] ??= at;
  }
  // "Time" alone, without a day beside it, is day and hour in one.
  return places.at === null ? { ...places, at: places.hour, hour: null } : places;
}

function byContents(rows: ReadonlyArray<readonly Cell[]>, date1904: boolean): Places {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const holds = (at: number, is: (cell: Cell) => boolean) => rows.length > 0 && rows.every((cells) => is(cells[at]));
  const all = Array.from({ length: width }, (_, at) => at);
  const at =
    all.find((it) => holds(it, (cell) => timeIn(cell, undefined, { order: "day_first", date1904 }) !== undefined)) ??
    null;
  const figures = all.filter(
    (it) => it !== at && holds(it, (cell) => cell === undefined || !Number.isNaN(figureIn(cell))),
  );
  return { at, hour: null, temperature: figures[0] ?? null, humidity: figures[1] ?? null };
}

// No egg is brooded at 60 °C.
function isWarm(rows: ReadonlyArray<readonly Cell[]>, at: number | null): boolean {
  const read = at === null ? [] : rows.map((cells) => figureIn(cells[at])).filter((it) => !Number.isNaN(it));
  const sorted = read.sort((one, other) => one - other);
  return (sorted[sorted.length >> 1] ?? 0) > 60;
}

/** The number of a cell; NaN for none. */
export function figureIn(cell: Cell): number {
  if (typeof cell === "object" && cell.number !== undefined) return cell.number;
  return numberIn(textOf(cell).replace(/\s*(°?\s*[cf]|%|rh)$/i, ""));
}
