import { archivedBirds } from "#worker/birdfiles/archived.ts";
import type { ArchivedTable } from "#worker/kit/archived.ts";
import { inSlices } from "#worker/yield-thread.ts";
import { type OpenedArchive, unfit } from "./archive-reading.ts";
import { restorable } from "./contract.ts";
import { requirePast } from "./dates.ts";
import { type JsonBounds, staysWithin } from "./nesting.ts";

/** Everything in an archive, read and found to be of the right kind. */
export type ArchivedRows = { of<Of extends object>(table: ArchivedTable<Of>): Of[] };

/**
 * Every row of an archive, each of the right kind and none telling of a day after `now`, an ISO instant. Throws `Refusal`
 * naming the first row at fault. Others are served in between.
 */
export async function rowsIn(
  archive: OpenedArchive,
  tables: readonly ArchivedTable[],
  now: string,
): Promise<ArchivedRows> {
  const room = { left: restorable.rows };
  const read = new Map<string, object[]>();
  for (const table of tables) read.set(table.name, await rowsOf(archive, table, { room, now }));
  for (const { name } of tables) {
    if (read.get(name)?.length !== (archive.manifest.counts[name] ?? 0))
      throw unfit("archive.file.changed", { name: `data/${name}.jsonl` });
  }
  // Each was judged by its own table's rules.
  return { of: <Of extends object>({ name }: ArchivedTable<Of>) => (read.get(name) ?? []) as Of[] };
}

/** Ours are a few brackets deep and hold a hundred values; a line of the trail two for each column that changed. */
const rowBounds: JsonBounds = { depth: 3500, values: 5000 };

type Bounds = { room: { left: number }; now: string };

async function rowsOf(archive: OpenedArchive, table: ArchivedTable, { room, now }: Bounds): Promise<object[]> {
  const text = archive.text(table.name);
  const name = `data/${table.name}.jsonl`;
  const most = table.name === archivedBirds.name ? restorable.birds : room.left;
  const count = linesIn(text);
  if (count > most || count > room.left)
    throw unfit("archive.rows.many", { name, birds: restorable.birds, most: restorable.rows }, "too_large");
  room.left -= count;
  const rows: object[] = [];
  await inSlices(text.split("\n"), (line, at) => {
    if (line !== "") rows.push(rowOf(table, line, { name, row: at + 1, now }));
  });
  return rows;
}

// Counted before anything is split: a million lines are a million strings.
function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return text === "" || text.endsWith("\n") ? count : count + 1;
}

type Place = { name: string; row: number; now: string };

function rowOf({ row: schema, planned }: ArchivedTable, line: string, { now, ...where }: Place): object {
  let stated: unknown;
  if (!staysWithin(line, rowBounds)) throw unfit("archive.row.unreadable", where);
  try {
    stated = JSON.parse(line);
  } catch {
    throw unfit("archive.row.unreadable", where);
  }
  const parsed = schema.safeParse(stated);
  if (parsed.success) {
    requirePast(parsed.data, now, where, planned);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const column = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
  throw unfit("archive.row.invalid", { ...where, column: String(column ?? "?").slice(0, 60) });
}
