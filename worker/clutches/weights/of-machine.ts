import { type SQL, sql } from "drizzle-orm";
import { daysFrom } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import type { EggRow } from "../eggs/egg-rows.ts";
import { type Advice, adviceOf, projectedLoss, usualLoss, type Weighing } from "./water-loss.ts";

/** What an egg weighed on a day (`YYYY-MM-DD`), g. */
export type Weighed = { egg_id: string; on_day: string; grams: number };
/** What of a species eggs' weights are judged by; `weight_loss_pct` is in %. */
type LosingKind = { id: string; incubation_days: number | null; weight_loss_pct: number | null };

/** The statements that read what eggs weighed, by a query of their ids, and what their species say of it. */
export const readingWeighings = ({ db, org_id }: Scope, found: SQL) => ({
  weighings: db.all<Weighed>(sql`
    SELECT it.egg_id, it.on_day, it.grams FROM (${found}) found
    CROSS JOIN egg_weights it ON it.org_id = ${org_id} AND it.egg_id = found.id ORDER BY it.egg_id, it.on_day`),
  losing: db.all<LosingKind>(sql`SELECT id, incubation_days, weight_loss_pct FROM species WHERE org_id = ${org_id}`),
});
/** What they answered. */
export type WeighingsRead = { weighings: Weighed[]; losing: LosingKind[] };

/** The weighings of each egg, so many days after one (`YYYY-MM-DD`). */
export const since = (day: string, weighings: readonly Weighed[]): Weighing[] =>
  weighings.map(({ on_day, grams }) => ({ day: daysFrom(day, on_day), grams }));

/** The share of its weight that an egg of a species is to lose. */
export const lossOf = (kind: LosingKind | undefined): number =>
  kind?.weight_loss_pct == null ? usualLoss : kind.weight_loss_pct / 100;

/** Weighings by their eggs. */
export function byEgg(weighings: readonly Weighed[]): Map<string, Weighed[]> {
  const eggs = new Map<string, Weighed[]>();
  for (const it of weighings) {
    const own = eggs.get(it.egg_id);
    if (own) own.push(it);
    else eggs.set(it.egg_id, [it]);
  }
  return eggs;
}

/** What the eggs that lie in a machine advise about its humidity. */
export function machineAdvice(eggs: ReadonlyArray<Pick<EggRow, "id" | "species_id">>, read: WeighingsRead): Advice {
  const kinds = new Map(read.losing.map((it) => [it.id, it]));
  const weighed = byEgg(read.weighings);
  return adviceOf(
    eggs.flatMap(({ id, species_id }) => {
      const kind = kinds.get(species_id ?? "");
      const own = weighed.get(id) ?? [];
      const first = own[0]?.on_day;
      if (!kind?.incubation_days || !first) return [];
      const projected = projectedLoss(since(first, own), kind.incubation_days);
      return projected === null ? [] : [{ projected, loss: lossOf(kind) }];
    }),
  );
}
