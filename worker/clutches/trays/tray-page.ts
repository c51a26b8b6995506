import { sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import type { TrayKind } from "#db/words/care.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type EggsRead, readingEggs } from "../eggs/egg-rows.ts";
import { type Egg, serializeEggs } from "../eggs/egg-view.ts";
import { type EggWeights, weightsOf } from "../weights/of-eggs.ts";
import { readingWeighings } from "../weights/of-machine.ts";
import { type TrayChoice, traysToPick } from "./choices.ts";
import { type Hatcher, hatcherFor, hatchersToOffer } from "./hatchers.ts";

export type TrayPage = {
  tray: {
    id: string;
    name: string;
    kind: TrayKind;
    slots: number | null;
    lockdown_on: string | null;
    lockdown_humidity_pct: number | null;
    incubator_id: string;
    incubator: string;
    place_id: string | null;
    place: string | null;
  };
  /** A page of the eggs in work that lie there, by their clutches; each with what it weighed. */
  eggs: Array<Egg & { weights: EggWeights }>;
  total: number;
  total_pages: number;
  page: number;
  /** Where eggs may go: the other trays. */
  trays: TrayChoice[];
  /** Where all of them may go to hatch; null where they lie in such a tray, or none holds them. */
  hatcher: Pick<Hatcher, "id" | "name" | "incubator_id" | "incubator"> | null;
  today: string;
};

/** A tray with a page of what lies in it, in one trip; `missing` without it. */
export async function trayPage(
  scope: Scope,
  id: string,
  { page, page_size }: { page: number; page_size: number },
): Promise<TrayPage> {
  const { db, org_id, today } = scope;
  const lying = sql`FROM egg_trays held CROSS JOIN eggs ON eggs.org_id = held.org_id AND eggs.id = held.egg_id
    WHERE held.org_id = ${org_id} AND held.tray_id = ${id} AND ${sql.raw(`eggs.${isOpenEgg}`)}`;
  const eggs = sql`SELECT shown.id FROM (
    SELECT eggs.id ${lying} ORDER BY eggs.pair_id, eggs.clutch_id, eggs.number
    LIMIT ${page_size} OFFSET ${(page - 1) * page_size}) shown`;
  const { trays, tray, hatchers, counted, weighings, losing, sizes, ...read } = await batch(db, {
    tray: db.all<TrayPage["tray"]>(sql`
      SELECT tray.id, tray.name, tray.kind, tray.slots, tray.lockdown_on, tray.lockdown_humidity_pct,
        machine.id AS incubator_id, machine.name AS incubator, places.id AS place_id, places.name AS place
      FROM incubator_trays tray CROSS JOIN incubators machine ON machine.org_id = tray.org_id AND machine.id = tray.incubator_id
      LEFT JOIN places ON places.org_id = machine.org_id AND places.id = machine.place_id
      WHERE tray.org_id = ${org_id} AND tray.id = ${id}`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n ${lying}`),
    sizes: db.all<{ id: string; length_mm: number | null; breadth_mm: number | null }>(sql`
      SELECT eggs.id, eggs.length_mm, eggs.breadth_mm FROM (${eggs}) found
      CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.id = found.id`),
    trays: traysToPick(scope),
    hatchers: hatchersToOffer(scope),
    ...readingWeighings(scope, eggs),
    ...readingEggs(scope, eggs),
  });
  const [found] = tray;
  if (!found) throw new Refusal("missing");
  const total = counted[0]?.n ?? 0;
  const weighed = weightsOf(read satisfies EggsRead, { weighings, losing, sizes }, today);
  return {
    tray: found,
    eggs: serializeEggs(read, today).map((egg) => ({ ...egg, weights: weighed(egg.id) })),
    total,
    total_pages: Math.max(1, Math.ceil(total / page_size)),
    page,
    trays: trays.filter((it) => it.id !== id),
    hatcher: total > 0 ? offered(hatcherFor({ ...found, eggs: total }, hatchers)) : null,
    today,
  };
}

const offered = (it: Hatcher | undefined): TrayPage["hatcher"] =>
  it ? { id: it.id, name: it.name, incubator_id: it.incubator_id, incubator: it.incubator } : null;
