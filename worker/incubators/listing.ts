import { sql } from "drizzle-orm";
import type { AirKind, Turning } from "#db/words/care.ts";
import { batch } from "#worker/kit/batch.ts";
import { rowsAtOnce } from "#worker/kit/row-kind.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type StateRow, stateIn, stateOf } from "./last-readings.ts";

type Row = StateRow & {
  id: string;
  name: string;
  model: string | null;
  place_id: string | null;
  place: string | null;
  air: AirKind;
  turning: Turning;
  temperature_c: number | null;
  humidity_pct: number | null;
  warning_c: number;
  critical_c: number;
  warning_pct: number;
  trays: number;
  /** As in `humidityNow`. */
  humidity_now_pct: number | null;
};

/** One page of the machines by their names, with what was last read and what later rooms say of them, in one trip. */
export async function listIncubators(scope: Scope, page: number, slots: FilledSlots["incubatorCards"]) {
  const { db, org_id } = scope;
  const shown = sql`SELECT id FROM incubators WHERE org_id = ${org_id}
    ORDER BY name_key, id LIMIT ${rowsAtOnce} OFFSET ${(page - 1) * rowsAtOnce}`;
  const added = joined(scope, slots, { shown });
  const found = await batch(db, {
    rows: db.all<Row>(sql`
      SELECT it.id, it.name, it.model, it.place_id, places.name AS place, it.air, it.turning, it.temperature_c,
        it.humidity_pct, it.warning_c, it.critical_c, it.warning_pct,
        (SELECT count(*) FROM incubator_trays WHERE org_id = ${org_id} AND incubator_id = it.id) AS trays,
        ifnull((SELECT max(lockdown_humidity_pct) FROM incubator_trays WHERE org_id = ${org_id} AND incubator_id = it.id
          AND lockdown_on IS NOT NULL), it.humidity_pct) AS humidity_now_pct,
        ${stateOf(scope, sql`it.id`)}
      FROM (${shown}) these CROSS JOIN incubators it ON it.org_id = ${org_id} AND it.id = these.id
      LEFT JOIN places ON places.org_id = ${org_id} AND places.id = it.place_id
      ORDER BY it.name_key, it.id`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM incubators WHERE org_id = ${org_id}`),
    ...added.statements,
  });
  const total = found.counted[0]?.n ?? 0;
  return {
    data: found.rows.map(stateIn),
    ...added.serialize(found, undefined),
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / rowsAtOnce)),
    today: scope.today,
    now: scope.now,
  };
}
export type ListedIncubators = Awaited<ReturnType<typeof listIncubators>>;
