import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { jsonCells } from "#worker/json-rows.ts";
import type { Scope } from "#worker/scope.ts";
import { isOpen } from "../states/egg-states.ts";
import type { EggMove } from "./writing.ts";

/** How many eggs in work lie in a tray, given in SQL. */
export const eggsInTray = ({ org_id }: Pick<Scope, "org_id">, tray: SQL): SQL<number> => sql`(
  SELECT count(*) FROM egg_trays held CROSS JOIN eggs lying ON lying.org_id = held.org_id AND lying.id = held.egg_id
  WHERE held.org_id = ${org_id} AND held.tray_id = ${tray} AND ${sql.raw(`lying.${isOpenEgg}`)})`;

/**
 * The statements by which eggs come into trays of machines, go out of them or from one to another, where `when` holds; none
 * where none does. A tray that is emptied leaves lockdown. They stand behind those that write the eggs and their events.
 */
export function traysWritten(scope: Scope, moves: readonly EggMove[], when: SQL) {
  const { db, org_id, now } = scope;
  const changed = moves.filter(
    ({ egg, becomes }) => egg.tray_id !== becomes.tray_id || egg.tray_on !== becomes.tray_on,
  );
  const noted = moves.flatMap(({ event: { id, deed, from_tray_id = null, to_tray_id = null } }) =>
    deed === "tray" ? [[newId("egg_tray_move"), id, from_tray_id, to_tray_id]] : [],
  );
  const out = changed.flatMap(({ egg }) => (egg.tray_id === null ? [] : egg.id));
  const into = changed.flatMap(({ egg, becomes: { tray_id, tray_on } }) =>
    tray_id === null ? [] : [[newId("egg_tray"), egg.id, tray_id, tray_on]],
  );
  const left = new Set(
    moves.flatMap(({ egg, becomes }) =>
      egg.tray_id !== null && isOpen(egg.state) && (becomes.tray_id !== egg.tray_id || !isOpen(becomes.state))
        ? egg.tray_id
        : [],
    ),
  );
  // Eggs in lockdown that go to where eggs hatch are not turned there either.
  const hatching = [
    ...new Map(
      changed.flatMap(({ egg: { tray_id, lockdown_on }, becomes }) =>
        tray_id !== null && lockdown_on !== null && becomes.tray_id !== null
          ? [[becomes.tray_id, [becomes.tray_id, lockdown_on, tray_id]] as const]
          : [],
      ),
    ).values(),
  ];
  return {
    ...(noted.length > 0 && {
      trayMoves: db.run(sql`
        INSERT INTO egg_tray_moves (id, org_id, event_id, from_tray_id, to_tray_id)
        SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3 FROM ${jsonCells(noted)} WHERE ${when}`),
    }),
    ...(out.length > 0 && {
      outOfTrays: db.run(sql`
        DELETE FROM egg_trays WHERE org_id = ${org_id}
          AND egg_id IN (SELECT value FROM json_each(${JSON.stringify(out)})) AND ${when}`),
    }),
    ...(into.length > 0 && {
      intoTrays: db.run(sql`
        INSERT INTO egg_trays (id, org_id, egg_id, tray_id, since_on)
        SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3 FROM ${jsonCells(into)} WHERE ${when}`),
    }),
    ...(hatching.length > 0 && {
      locked: db.run(sql`
        UPDATE incubator_trays SET lockdown_on = said.value->>1, updated_at = ${now}, lockdown_humidity_pct = (
          SELECT lockdown_humidity_pct FROM incubator_trays before WHERE before.org_id = ${org_id} AND before.id = said.value->>2)
        FROM ${jsonCells(hatching)} AS said WHERE +incubator_trays.org_id = ${org_id}
          AND incubator_trays.id = said.value->>0 AND kind = 'hatcher' AND lockdown_on IS NULL AND ${when}`),
    }),
    ...(left.size > 0 && {
      unlocked: db.run(sql`
        UPDATE incubator_trays SET lockdown_on = NULL, lockdown_humidity_pct = NULL, updated_at = ${now}
        WHERE org_id = ${org_id} AND id IN (SELECT value FROM json_each(${JSON.stringify([...left])}))
          AND lockdown_on IS NOT NULL AND ${when} AND ${eggsInTray(scope, sql`incubator_trays.id`)} = 0`),
    }),
  };
}
