import { type SQL, sql } from "drizzle-orm";
import { auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { eggsInTray } from "../eggs/tray-writes.ts";
import { dayOf } from "../eggs/writing.ts";

/** A tray, and since when (a day) its eggs are no longer turned, with the humidity (%) they then have. */
export type Lockdown = {
  tray_id: string;
  incubator_id: string;
  lockdown_on: string | null;
  lockdown_humidity_pct: number | null;
};
type Row = Lockdown & { eggs: number; since_on: string | null };

/**
 * Puts a tray into lockdown on a day, with the humidity that the species in it ask for, the greatest where they differ; one
 * that is in it stays as it is. Refuses `missing`, a day to come or before the eggs lay there, and (`conflict`) an empty tray.
 */
export async function lockDown(
  scope: Scope,
  { tray_id, on }: { tray_id: string; on: string | null },
): Promise<Lockdown> {
  const day = dayOf(scope, on);
  const { found } = await batch(scope.db, { ...locking(scope, tray_id, day), found: trayRow(scope, tray_id) });
  const row = rowIn(found);
  if (row.lockdown_on !== null) return lockdownOf(row);
  if (row.eggs === 0) throw new Refusal("conflict", {}, { detail: "clutches.lockdown.empty" });
  throw new Refusal("invalid", { on: ["clutches.lockdown.before"] });
}

/** The statements that put a tray into lockdown on a day, if eggs lay in it by then and it is in none. */
export function locking(scope: Scope, tray_id: string, day: string) {
  const { db, org_id, now } = scope;
  const may = sql`org_id = ${org_id} AND id = ${tray_id} AND lockdown_on IS NULL
    AND ${eggsInTray(scope, sql`incubator_trays.id`)} > 0
    AND ${day} >= (SELECT min(since_on) FROM egg_trays held WHERE held.org_id = ${org_id} AND held.tray_id = ${tray_id})`;
  const humidity = sql`(
    SELECT max(species.humidity_lockdown_pct) FROM egg_trays held
    CROSS JOIN eggs ON eggs.org_id = held.org_id AND eggs.id = held.egg_id
    CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id
    CROSS JOIN species ON species.org_id = pairs.org_id AND species.id = pairs.species_id
    WHERE held.org_id = ${org_id} AND held.tray_id = ${tray_id} AND eggs.ended_from IS NULL)`;
  return {
    nowLocked: noting(scope, may, sql`json_array(NULL, ${day})`),
    lockedDown: db.run(sql`UPDATE incubator_trays SET lockdown_on = ${day}, lockdown_humidity_pct = ${humidity},
      updated_at = ${now} WHERE ${may}`),
  };
}

/** How a tray stands; refuses `missing`. */
export const lockdownIn = async (scope: Scope, tray_id: string): Promise<Lockdown> =>
  lockdownOf(rowIn(await trayRow(scope, tray_id)));

/** Takes a tray out of lockdown again: its eggs are turned as before. Refuses `missing`. */
export async function unlock(scope: Scope, tray_id: string): Promise<Lockdown> {
  const { db, org_id, now } = scope;
  const may = sql`org_id = ${org_id} AND id = ${tray_id} AND lockdown_on IS NOT NULL`;
  const { found } = await batch(db, {
    noted: noting(scope, may, sql`json_array(lockdown_on, NULL)`),
    unlocked:
      db.run(sql`UPDATE incubator_trays SET lockdown_on = NULL, lockdown_humidity_pct = NULL, updated_at = ${now}
      WHERE ${may}`),
    found: trayRow(scope, tray_id),
  });
  return lockdownOf(rowIn(found));
}

const trayRow = (scope: Scope, id: string) =>
  scope.db.all<Row>(sql`
    SELECT id AS tray_id, incubator_id, lockdown_on, lockdown_humidity_pct,
      ${eggsInTray(scope, sql`incubator_trays.id`)} AS eggs
    FROM incubator_trays WHERE org_id = ${scope.org_id} AND id = ${id}`);

function rowIn([row]: readonly Row[]): Row {
  if (!row) throw new Refusal("missing");
  return row;
}
const lockdownOf = ({ tray_id, incubator_id, lockdown_on, lockdown_humidity_pct }: Row): Lockdown => ({
  tray_id,
  incubator_id,
  lockdown_on,
  lockdown_humidity_pct,
});

// It stands before the write, under the same condition.
const noting = (scope: Scope, may: SQL, changed: SQL) =>
  auditedLines(scope, {
    subject: "incubator",
    lines: sql`SELECT incubator_id AS subject_id, json_object('tray', json_array(NULL, name), 'lockdown_on', ${changed})
      AS changes FROM incubator_trays WHERE ${may}`,
  });
