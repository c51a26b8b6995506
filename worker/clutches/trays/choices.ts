import { sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { eggsInTray } from "../eggs/tray-writes.ts";

/** A tray that eggs may go into; `left` is how many more fit, null where nobody said. */
export type TrayChoice = { id: string; name: string; incubator_id: string; incubator: string; left: number | null };

/** So many trays one box offers: those that eggs went into last, then by their machines' names. */
const mostTrays = 20;

/** The statement that reads the trays to choose from, the one that was used last first. */
export const traysToPick = (scope: Scope) =>
  scope.db.all<TrayChoice>(sql`
    SELECT tray.id, tray.name, machine.id AS incubator_id, machine.name AS incubator,
      tray.slots - ${eggsInTray(scope, sql`tray.id`)} AS left
    FROM incubator_trays tray CROSS JOIN incubators machine ON machine.org_id = tray.org_id AND machine.id = tray.incubator_id
    WHERE tray.org_id = ${scope.org_id}
    ORDER BY ifnull((SELECT max(held.since_on || held.id) FROM egg_trays held
      WHERE held.org_id = tray.org_id AND held.tray_id = tray.id), '') DESC, machine.name_key, tray.position, tray.id
    LIMIT ${mostTrays}`);
