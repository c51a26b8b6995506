import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { DemoKeeper } from "./flock/keeper.ts";

/** Two days of a logger that writes every half hour. */
const logged = { days: 2, minutes: 30 };

/** The statement that writes what the demo's machine showed until the keeper's day began: near its set point all the time. */
export function machineReadings(db: Database, { org_id, today }: DemoKeeper) {
  const begin = Date.parse(`${plusDays(today, -logged.days)}T00:00:00.000Z`);
  const count = (logged.days * 24 * 60) / logged.minutes;
  const rows = Array.from({ length: count }, (_, n) => [
    new Date(begin + n * logged.minutes * 60_000).toISOString(),
    Math.round(375 + 1.2 * Math.sin(n / 5)) / 10,
    Math.round(500 + 16 * Math.cos(n / 9)) / 10,
  ]);
  return db.run(sql`
    INSERT INTO incubator_readings (org_id, incubator_id, at, temperature_c, humidity_pct, source)
    SELECT ${org_id}, machine.id, said.value->>0, said.value->>1, said.value->>2, 'file' FROM ${jsonCells(rows)} AS said
    CROSS JOIN (SELECT id FROM incubators WHERE org_id = ${org_id} ORDER BY id LIMIT 1) machine WHERE true
    ON CONFLICT DO NOTHING`);
}

/** The statement that takes them away again. */
export const machineReadingsGone = (db: Database, { org_id }: DemoKeeper) =>
  db.run(sql`DELETE FROM incubator_readings WHERE org_id = ${org_id}`);
