import type { z } from "zod";
import { ringKey } from "#worker/rings/keys.ts";
import { foldName } from "#worker/species/names.ts";
import { type ArchivedTable, archivedTables, restorable } from "./contract.ts";
import { requirePast } from "./dates.ts";
import { type OpenedArchive, unfit } from "./opened.ts";
import { type ArchivedRows, archivedRows } from "./rows-contract.ts";

/**
 * Every row of an archive, each of the right kind and all of them together a flock: nothing twice, nothing that refers to
 * what is not there, no bird its own ancestor, no day after `now`, an ISO instant. Throws `Refusal` naming the first row
 * at fault. Pure.
 */
export function rowsIn(archive: OpenedArchive, now: string): ArchivedRows {
  const room = { left: restorable.rows };
  const read = (table: ArchivedTable) => rowsOf(archive, table, { room, now });
  const rows = Object.fromEntries(archivedTables.map((table) => [table, read(table)])) as ArchivedRows;
  for (const table of archivedTables) {
    if (rows[table].length !== (archive.manifest.counts[table] ?? 0))
      throw unfit("archive.file.changed", { name: `data/${table}.jsonl` });
  }
  return rows;
}

type Bounds = { room: { left: number }; now: string };

function rowsOf(archive: OpenedArchive, table: ArchivedTable, { room, now }: Bounds) {
  const text = archive.text(table);
  const name = `data/${table}.jsonl`;
  const most = table === "birds" ? restorable.birds : room.left;
  const count = linesIn(text);
  if (count > most || count > room.left)
    throw unfit("archive.rows.many", { name, birds: restorable.birds, most: restorable.rows }, "too_large");
  room.left -= count;
  const schema = archivedRows[table];
  return text.split("\n").flatMap((line, at) => (line === "" ? [] : [rowOf(schema, line, { name, row: at + 1, now })]));
}

// Counted before anything is split: a million lines are a million strings.
function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return text === "" || text.endsWith("\n") ? count : count + 1;
}

type Place = { name: string; row: number; now: string };

function rowOf(schema: z.ZodType, line: string, { now, ...where }: Place) {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    throw unfit("archive.row.unreadable", where);
  }
  const parsed = schema.safeParse(said);
  if (parsed.success) {
    requirePast(parsed.data as Record<string, unknown>, now, where);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const column = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
  throw unfit("archive.row.invalid", { ...where, column: String(column ?? "?").slice(0, 60) });
}

/** What makes two species, or two places under one parent, the same; and two birds that are both alive to the register. */
export const sameness = {
  species: ({ common_name }: ArchivedRows["species"][number]) => foldName(common_name),
  mutations: ({ species_id, name }: ArchivedRows["mutations"][number]) => `${species_id}\n${foldName(name)}`,
  statuses: ({ key }: ArchivedRows["statuses"][number]) => key,
  places: ({ parent_id, name }: ArchivedRows["places"][number]) => `${parent_id ?? ""}\n${foldName(name)}`,
  birds: ({ identifier }: ArchivedRows["birds"][number]) => ringKey(identifier),
};
