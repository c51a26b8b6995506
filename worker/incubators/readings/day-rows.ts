import { type SQL, sql } from "drizzle-orm";
import { jsonCells } from "#worker/json-rows.ts";
import type { Scope } from "#worker/scope.ts";
import type { ZoneClock } from "./zone-clock.ts";

/**
 * The statement that works the rows of local days out from all readings of those days, as they were read: which came first
 * makes no difference. Stands behind what writes the readings; writes while a condition holds.
 */
export function recountDays(
  { db, org_id }: Pick<Scope, "db" | "org_id">,
  incubator_id: string,
  { days, clock, onlyIf }: { days: readonly string[]; clock: ZoneClock; onlyIf: SQL },
) {
  const slices = days.flatMap((day) => {
    const own = clock.slicesOf(day);
    const none = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => !own.some((it) => it.hour === hour));
    return [...own.map(({ hour, from, to }) => [day, hour, from, to]), ...none.map((hour) => [day, hour, "", ""])];
  });
  const figures = (column: SQL) => sql`count(${column}), min(${column}), avg(${column}), max(${column})`;
  return db.run(sql`
    WITH reading AS MATERIALIZED (
      SELECT value->>0 AS on_day, value->>1 AS hour, it.temperature_c, it.humidity_pct
      FROM ${jsonCells(slices)} CROSS JOIN incubator_readings it
      WHERE it.org_id = ${org_id} AND it.incubator_id = ${incubator_id}
        AND it.at >= value->>2 AND it.at < value->>3),
    hourly AS MATERIALIZED (
      SELECT slice.on_day, slice.hour, avg(temperature_c) AS temperature, avg(humidity_pct) AS humidity
      FROM (SELECT DISTINCT value->>0 AS on_day, value->>1 AS hour FROM ${jsonCells(slices)}) slice
      LEFT JOIN reading ON reading.on_day = slice.on_day AND reading.hour = slice.hour
      GROUP BY slice.on_day, slice.hour)
    INSERT INTO incubator_days (org_id, incubator_id, on_day,
      temperature_n, temperature_least, temperature_mean, temperature_greatest,
      humidity_n, humidity_least, humidity_mean, humidity_greatest, hours)
    SELECT ${org_id}, ${incubator_id}, on_day, ${figures(sql`temperature_c`)}, ${figures(sql`humidity_pct`)},
      (SELECT json_group_array(json_array(round(temperature, 3), round(humidity, 2))) FROM (
        SELECT temperature, humidity FROM hourly WHERE hourly.on_day = reading.on_day ORDER BY hour))
    FROM reading WHERE ${onlyIf} GROUP BY on_day
    ON CONFLICT (org_id, incubator_id, on_day) DO UPDATE SET
      temperature_n = excluded.temperature_n, temperature_least = excluded.temperature_least,
      temperature_mean = excluded.temperature_mean, temperature_greatest = excluded.temperature_greatest,
      humidity_n = excluded.humidity_n, humidity_least = excluded.humidity_least,
      humidity_mean = excluded.humidity_mean, humidity_greatest = excluded.humidity_greatest, hours = excluded.hours`);
}
