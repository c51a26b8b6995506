import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import type { BroodedSpecies } from "#worker/kit/incubator-slots.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { offsetsOf } from "./calibrating.ts";
import { mostListed } from "./contract.ts";
import { devicesOf } from "./devices/device-list.ts";
import { newestReadings, type StateRow, stateIn, stateOf } from "./last-readings.ts";
import { powerCutsOf } from "./power-cuts.ts";
import { incubatorRows, traysOf } from "./queries.ts";
import { offsetAt } from "./readings/offsets.ts";
import { humidityNow, setPointsApart } from "./set-points.ts";

/** What later rooms say of what lies in it, as far as the page itself reads it. */
type Contents = { brooded?: readonly BroodedSpecies[]; eggs_inside?: number; eggs_before?: number };
type Beside = StateRow & { place: string | null };

/**
 * Everything a machine's page shows, with what later rooms say of what lies in it, in one trip; `offset` is what is added to
 * what its instruments show now, `apart` what the species in it want that it cannot give all of them, `devices` what may post its readings: null to whoever may not
 * settle that.
 */
export async function incubatorPage(scope: Scope, id: string, slots: FilledSlots["incubatorPage"]) {
  const { db, org_id } = scope;
  const added = joined(scope, slots, { id });
  const found = await batch(db, {
    incubator: incubatorRows.one(scope, id),
    beside: db.all<Beside>(sql`
      SELECT places.name AS place, ${stateOf(scope, sql`it.id`)} FROM incubators it
      LEFT JOIN places ON places.org_id = ${org_id} AND places.id = it.place_id
      WHERE it.org_id = ${org_id} AND it.id = ${id}`),
    trays: traysOf(scope, id),
    offsets: offsetsOf(scope, id),
    power_cuts: powerCutsOf(scope, id),
    readings: newestReadings(scope, id),
    devices: devicesOf(scope, id),
    ...added.statements,
  });
  const {
    incubator: [row],
    beside: [beside],
    trays,
    offsets,
    power_cuts,
    readings,
    devices,
  } = found;
  if (!row || !beside) throw new Refusal("missing");
  const { org_id: _, ...incubator } = row;
  const seen = { temperature_c: row.temperature_c, humidity_pct: row.humidity_pct, trays };
  const more = added.serialize(found, seen) as Contents;
  return {
    ...incubator,
    ...stateIn(beside),
    trays,
    humidity_now_pct: humidityNow(row.humidity_pct, trays),
    offset: offsetAt(offsets.toReversed(), scope.now),
    offsets,
    power_cuts,
    are_more_cuts: power_cuts.length === mostListed,
    readings,
    devices: may(scope, "settings.write") ? devices : null,
    eggs_inside: 0,
    eggs_before: 0,
    ...more,
    apart: setPointsApart(more.brooded ?? []),
    today: scope.today,
    now: scope.now,
  };
}
export type IncubatorPage = Awaited<ReturnType<typeof incubatorPage>>;
