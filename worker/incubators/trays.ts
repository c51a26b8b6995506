import { sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { auditedLines } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { IncubatorDraft } from "./contract.ts";

type Wanted = IncubatorDraft["trays"];

/** Trays as they are to stand; those without an id get one. Refuses two of one name. */
export function arranged(trays: Wanted) {
  const ids = newIds("tray", trays.length);
  const rows = trays.map(({ id, ...tray }, at) => ({
    ...tray,
    id: id ?? ids[at] ?? "",
    is_new: id === null,
    name_key: foldName(tray.name),
    position: at,
  }));
  const keys = rows.map(({ name_key }) => name_key);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  if (twice >= 0) throw new Refusal("invalid", { [`trays[${twice}].name`]: ["incubators.tray.name.taken"] });
  return rows;
}
type Arranged = ReturnType<typeof arranged>;

/** The statement that makes a new machine's trays, where it was made in this very batch. */
export const traysMade = (scope: Scope, incubator_id: string, trays: Arranged) =>
  scope.db.run(sql`
    INSERT INTO incubator_trays (id, org_id, incubator_id, name, name_key, kind, slots, position, created_at, updated_at)
    SELECT it.value ->> '$.id', ${scope.org_id}, ${incubator_id}, it.value ->> '$.name', it.value ->> '$.name_key',
      it.value ->> '$.kind', it.value ->> '$.slots', it.value ->> '$.position', ${scope.now}, ${scope.now}
    FROM json_each(${JSON.stringify(trays)}) it
    WHERE EXISTS (SELECT 1 FROM incubators WHERE org_id = ${scope.org_id} AND id = ${incubator_id}
        AND version = 1 AND created_at = ${scope.now})
      AND NOT EXISTS (SELECT 1 FROM incubator_trays there
        WHERE there.org_id = ${scope.org_id} AND there.incubator_id = ${incubator_id})`);

/** A machine, and the version that its edit is of. */
type EditedIncubator = { incubator_id: string; version: number | undefined };

/**
 * The statements that make a machine's trays what they are to be, behind its own edit and only where that was done: `line`
 * tells the trail. A tray in which an egg lies or lay is not deleted: then the whole batch fails.
 */
export function traysChanged(scope: Scope, { incubator_id, version }: EditedIncubator, trays: Arranged) {
  const { db, org_id, now } = scope;
  const rows = JSON.stringify(trays);
  const its = sql`org_id = ${org_id} AND incubator_id = ${incubator_id}`;
  const done = sql`EXISTS (SELECT 1 FROM incubators WHERE incubators.org_id = ${org_id}
    AND incubators.id = ${incubator_id} AND incubators.updated_at = ${now}
    ${version === undefined ? sql`` : sql`AND incubators.version = ${version + 1}`})`;
  const wanted = sql`json_each(${rows}) it`;
  const names = sql`SELECT group_concat(name, ', ') FROM (
    SELECT name FROM incubator_trays WHERE ${its} ORDER BY position, id)`;
  const after = trays.map(({ name }) => name).join(", ") || null;
  return {
    trayLine: auditedLines(scope, {
      subject: "incubator",
      lines: sql`SELECT ${incubator_id} AS subject_id, json_object('trays', json_array((${names}), ${after})) AS changes
        WHERE ${done} AND (${names}) IS NOT ${after}`,
    }),
    traysGone: db.run(sql`DELETE FROM incubator_trays WHERE ${its} AND ${done}
      AND id NOT IN (SELECT it.value ->> '$.id' FROM ${wanted})`),
    // Names may change places: no two are the same meanwhile.
    traysUnnamed: db.run(sql`UPDATE incubator_trays SET name_key = id WHERE ${its} AND ${done}`),
    traysKept: db.run(sql`
      UPDATE incubator_trays SET name = it.value ->> '$.name', name_key = it.value ->> '$.name_key',
        kind = it.value ->> '$.kind', slots = it.value ->> '$.slots', position = it.value ->> '$.position',
        version = version + 1, updated_at = ${now}
      FROM ${wanted} WHERE ${its} AND incubator_trays.id = it.value ->> '$.id' AND ${done}`),
    traysAdded: db.run(sql`
      INSERT INTO incubator_trays (id, org_id, incubator_id, name, name_key, kind, slots, position, created_at, updated_at)
      SELECT it.value ->> '$.id', ${org_id}, ${incubator_id}, it.value ->> '$.name', it.value ->> '$.name_key',
        it.value ->> '$.kind', it.value ->> '$.slots', it.value ->> '$.position', ${now}, ${now}
      FROM ${wanted} WHERE it.value ->> '$.is_new' AND ${done}`),
  };
}

/** Whether every tray that is named by its id is one of this machine. */
export const hasTrays = ({ org_id }: Scope, incubator_id: string, trays: Arranged) => sql`
  NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(trays)}) it WHERE NOT it.value ->> '$.is_new' AND NOT EXISTS (
    SELECT 1 FROM incubator_trays there WHERE there.org_id = ${org_id} AND there.incubator_id = ${incubator_id}
    AND there.id = it.value ->> '$.id'))`;
