import { sql } from "drizzle-orm";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import { type FaultyRows, faultyRows } from "#worker/spreadsheets/faulty-rows.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import { deliver } from "./delivering.ts";
import { columnsOf, type Found, figureIn, memoryOf } from "./file-columns.ts";
import type { FileColumns, ReadingsFile } from "./file-shape.ts";
import { type FileTime, instantsIn, type Twice, timeIn } from "./file-times.ts";
import { celsius } from "./humidity.ts";
import { type ReadingRefusal, refusalOf } from "./judged-times.ts";
import { machineState } from "./machine-state.ts";
import type { Measured } from "./offsets.ts";
import { zoneClock } from "./zone-clock.ts";

/** Lines of a text that are read, and readings that are written at once. */
const [mostLines, atOnce] = [150_000, 10_000];
const day = 86_400_000;

/** Why a row of a file is no reading. */
type RowFault = ReadingRefusal | "time" | "figure" | "skipped_hour";
/** What is wrong with rows, how many have it, and the first of them by their numbers. */
/** What a file would bring; nothing of it is written. */
export type FilePreview = Found & {
  machine: { id: string; name: string };
  file: string;
  rows: number;
  readings: number;
  /** Rows beyond those that are read. */
  beyond: number;
  span: { from: string; to: string } | null;
  sample: Measured[];
  /** The first row below the headings, so that a column without one can be told. */
  first: string[];
  faults: FaultyRows<RowFault>[];
  twice: Twice | null;
};
/** What a file brought. */
export type FileDone = { accepted: number; repeated: number; refused: number };

/**
 * Reads a file of readings by the clocks of the organisation: says what it would bring, or, with `commit`, brings it, and the
 * machine remembers how its columns were read. A file that is sent again changes nothing.
 */
export async function readFile(
  scope: Scope,
  incubator_id: string,
  { file, columns, commit }: ReadingsFile,
  { timezone, env }: { timezone: string; env: Env },
): Promise<FilePreview | FileDone> {
  const limit = await rate(env, "sheet.account", scope.user_id);
  const { machines, counted } = await batch(scope.db, {
    machines: machineState(scope, incubator_id).machines,
    counted: countStatement(scope.db, limit, scope.now),
  });
  refuseBeyond([[limit, counted]], scope.now);
  const [machine] = machines;
  if (!machine) throw new Refusal("missing");
  const book = await readUpload({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }, mostLines);
  const sheet = book.find((it) => !it.is_hidden) ?? book[0];
  if (!sheet) throw new Refusal("invalid", { file: ["readings.file.none"] });
  const found = columnsOf(sheet, columns, machine.csv_columns);
  const { readings, faults, twice } = await rowsOf(sheet, found, { timezone, now: scope.now });
  if (commit) return write(scope, incubator_id, { found, readings, refused: sum(faults), was: machine.csv_columns });
  const from = readings[0]?.at;
  const to = readings.at(-1)?.at;
  return {
    ...found,
    machine: { id: machine.id, name: machine.name },
    file: file.name,
    rows: sheet.rows.length - found.headingRow - 1,
    beyond: sheet.count - sheet.rows.length,
    readings: readings.length,
    span: from !== undefined && to !== undefined ? { from, to } : null,
    sample: readings.slice(0, 5),
    first: (sheet.rows[found.headingRow + 1]?.cells ?? []).map((it) => textOf(it).slice(0, 40)),
    faults,
    twice,
  };
}

const sum = (faults: readonly FaultyRows<RowFault>[]) => faults.reduce((all, { count }) => all + count, 0);

type Bringing = { found: Found; readings: readonly Measured[]; refused: number; was: string | null };

async function write(
  scope: Scope,
  incubator_id: string,
  { found, readings, refused, was }: Bringing,
): Promise<FileDone> {
  if (readings.length === 0) throw new Refusal("invalid", { file: ["readings.file.none"] });
  const { db, org_id, now, user_id } = scope;
  const memory = memoryOf(found);
  if (memory !== was)
    await db.run(sql`UPDATE incubators SET csv_columns = ${memory} WHERE org_id = ${org_id} AND id = ${incubator_id}`);
  const done = { accepted: 0, repeated: 0, refused };
  for (let at = 0; at < readings.length; at += atOnce) {
    const by = { db, org_id, now, user_id, source: "file" as const };
    const part = await deliver(by, incubator_id, readings.slice(at, at + atOnce));
    done.accepted += part.accepted;
    done.repeated += part.repeated;
    done.refused += part.refused.length;
    await yieldThread();
  }
  return done;
}

type Read = { row: number; time: FileTime; temperature: number; humidity: number };

/** The readings of a sheet, rising, and what is wrong with its other rows. */
async function rowsOf(
  sheet: Sheet,
  { headingRow, columns }: Found,
  { timezone, now }: { timezone: string; now: string },
) {
  const faults = faultyRows<RowFault>();
  const reads: Read[] = [];
  for (const [nth, { row, cells }] of sheet.rows.slice(headingRow + 1).entries()) {
    if (nth % 5000 === 4999) await yieldThread();
    const cell = (at: number | null) => (at === null ? undefined : cells[at]);
    const time = timeIn(cell(columns.at), cell(columns.hour), { order: columns.order, date1904: sheet.date1904 });
    const [temperature, humidity] = [cell(columns.temperature), cell(columns.humidity)].map((it) =>
      textOf(it) === "" ? null : figureIn(it),
    );
    if (!time) faults.add("time", row);
    else if (Number.isNaN(temperature) || Number.isNaN(humidity)) faults.add("figure", row);
    else reads.push({ row, time, temperature: temperature ?? Number.NaN, humidity: humidity ?? Number.NaN });
  }
  // What is taken is ninety days at most: of no other times the clocks are asked.
  const clock = zoneClock(timezone, Date.parse(now) - 100 * day, Date.parse(now));
  const { instants, twice } = instantsIn(
    reads.map(({ time }) => time),
    clock,
  );
  const readings: Measured[] = [];
  for (const [nth, { row, ...read }] of reads.entries()) {
    const at = instants[nth];
    if (at === null || at === undefined || Number.isNaN(new Date(at).getTime())) {
      faults.add("skipped_hour", row);
      continue;
    }
    const reading = { at: new Date(at).toISOString(), ...measuredIn(read, columns) };
    const code = refusalOf(reading, now);
    if (code) faults.add(code, row);
    else readings.push(reading);
  }
  readings.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return { readings, faults: faults.all(), twice };
}

function measuredIn({ temperature, humidity }: Pick<Read, "temperature" | "humidity">, { unit }: FileColumns) {
  const warm = unit === "f" ? Math.round(celsius(temperature) * 100) / 100 : temperature;
  return {
    temperature_c: Number.isNaN(warm) ? null : warm,
    humidity_pct: Number.isNaN(humidity) ? null : humidity,
  };
}
