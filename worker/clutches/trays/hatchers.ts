import { sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { eggsInTray } from "../eggs/tray-writes.ts";

/** A tray that eggs hatch in; `left` is how many more fit, null where nobody said. */
export type Hatcher = {
  id: string;
  name: string;
  incubator_id: string;
  incubator: string;
  place_id: string | null;
  left: number | null;
};

/** So many are looked through. */
const mostHatchers = 200;

/** The statement that reads the trays that eggs hatch in, by their machines' names. */
export const hatchersToOffer = (scope: Scope) =>
  scope.db.all<Hatcher>(sql`
    SELECT tray.id, tray.name, machine.id AS incubator_id, machine.name AS incubator, machine.place_id,
      tray.slots - ${eggsInTray(scope, sql`tray.id`)} AS left
    FROM incubator_trays tray CROSS JOIN incubators machine ON machine.org_id = tray.org_id AND machine.id = tray.incubator_id
    WHERE tray.org_id = ${scope.org_id} AND tray.kind = 'hatcher'
    ORDER BY machine.name_key, tray.position, tray.id LIMIT ${mostHatchers}`);

type Leaving = { id: string; incubator_id: string; place_id: string | null; eggs: number };

/** Where all eggs of a tray may hatch: a tray of the same machine that holds them, else of one at the same place. */
export function hatcherFor(tray: Leaving, hatchers: readonly Hatcher[]): Hatcher | undefined {
  if (hatchers.some(({ id }) => id === tray.id)) return undefined;
  const fitting = hatchers.filter(({ left }) => left === null || left >= tray.eggs);
  return (
    fitting.find(({ incubator_id }) => incubator_id === tray.incubator_id) ??
    fitting.find(({ place_id }) => place_id !== null && place_id === tray.place_id)
  );
}
