import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type StateRow, stateIn, stateOf } from "./last-readings.ts";

/** So many machines are shown at a glance: those with an open alarm first, then by their names. */
const mostShown = 4;

type Row = StateRow & { id: string; name: string };

/** How the machines are, at a glance. */
export const machinesOnDashboard = {
  join: (scope: Scope) => {
    const { db, org_id } = scope;
    const machines = db.all<Row>(sql`
      SELECT it.id, it.name, ${stateOf(scope, sql`it.id`)} FROM (
        SELECT id, name, name_key, EXISTS (SELECT 1 FROM incubator_alarms open WHERE open.org_id = ${org_id}
          AND open.incubator_id = incubators.id AND open.closed_at IS NULL) AS is_alarmed
        FROM incubators WHERE org_id = ${org_id} ORDER BY is_alarmed DESC, name_key, id LIMIT ${mostShown}) it
      ORDER BY it.is_alarmed DESC, it.name_key, it.id`);
    return joining({ machines }, (found) => ({ machines: found.machines.map(stateIn) }));
  },
} satisfies Slots["dashboard"];
