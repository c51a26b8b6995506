import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { dayBegun } from "#worker/demo/flock/keeper.ts";
import { jsonCells } from "#worker/json-rows.ts";
import type { DemoKeeper } from "./flock/keeper.ts";

/** The eggs that their hen left on the keeper's day, by their pair's name, clutch and number. */
const brought = ["bolinhas 1 3", "bolinhas 1 4"];

/** The statements that lay them into the demo's machine, where it has one: behind those that write the eggs. */
export async function machineEggs(db: Database, { org_id, user_id, today }: DemoKeeper) {
  const id = (kind: "egg" | "egg_event" | "egg_tray" | "egg_tray_move", key: string) => idForKey(kind, org_id, key);
  const rows = await Promise.all(
    brought.map(async (key) => [
      await id("egg", key),
      await id("egg_event", `${key} tray`),
      await id("egg_tray", key),
      await id("egg_tray_move", key),
    ]),
  );
  const eggs = sql`${jsonCells(rows)} AS put CROSS JOIN (
    SELECT id FROM incubator_trays WHERE org_id = ${org_id} AND kind = 'setter' ORDER BY position LIMIT 1) tray`;
  return [
    db.run(sql`
      INSERT INTO egg_events (id, org_id, egg_id, position, deed, on_day, user_id, at)
      SELECT put.value->>1, ${org_id}, put.value->>0, (
        SELECT max(position) + 1 FROM egg_events before WHERE before.org_id = ${org_id} AND before.egg_id = put.value->>0
      ), 'tray', ${today}, ${user_id}, ${dayBegun(today)} FROM ${eggs}`),
    db.run(sql`
      INSERT INTO egg_trays (id, org_id, egg_id, tray_id, since_on)
      SELECT put.value->>2, ${org_id}, put.value->>0, tray.id, ${today} FROM ${eggs}`),
    db.run(sql`
      INSERT INTO egg_tray_moves (id, org_id, event_id, to_tray_id)
      SELECT put.value->>3, ${org_id}, put.value->>1, tray.id FROM ${eggs}`),
  ] as const;
}
