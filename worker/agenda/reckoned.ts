import { type DueEgg, type Dues, dueOf, type SeasonNumbers } from "#worker/clutches/due.ts";
import type { SeasonSpecies } from "#worker/clutches/stored.ts";
import type { OpenEgg, OpenRead, OpenRow } from "./open.ts";

/** Eggs of one row of which the same is due, or a chick; `kind` is their species, where it is known. */
export type Reckoned = { row: OpenRow; kind: SeasonSpecies | undefined; said: Dues; eggs: OpenEgg[] };

const nothingKnown: SeasonNumbers = {
  ...{ incubation_days: null, incubation_days_to: null, candling_days: null, lay_interval_days: null },
  ...{ sits_from_egg: null, ring_days_from: null, ring_days_to: null, weaning_day: null },
};

/** What is due of everything that is open, on a day (`YYYY-MM-DD`): eggs of a row together that are due for the same. */
export function reckoned({ openRows, layings, species }: OpenRead, today: string): Reckoned[] {
  const laid = new Map(layings.map(({ clutch_id, days }) => [clutch_id, days]));
  const kinds = new Map<string | null, SeasonSpecies>(species.map((it) => [it.id, it]));
  const dues = new Map<string, Dues>();
  return openRows.flatMap((row) => {
    const kind = kinds.get(row.species_id);
    const alike = new Map<Dues, OpenEgg[]>();
    const days = laid.get(row.clutch_id) ?? "[]";
    for (const egg of JSON.parse(row.eggs) as OpenEgg[]) {
      const [, laid_on] = egg;
      const asked = asDue(row, row.set_on === null || row.state === "stored" ? laid_on : null);
      // A season has many eggs and few days: what is alike is reckoned once.
      const key = JSON.stringify([row.species_id, days, asked]);
      const said =
        dues.get(key) ?? dueOf({ egg: asked, layings: JSON.parse(days), species: kind ?? nothingKnown, today });
      dues.set(key, said);
      const beside = alike.get(said);
      if (beside) beside.push(egg);
      else alike.set(said, [egg]);
    }
    return [...alike].map(([said, eggs]) => ({ row, kind, said, eggs }));
  });
}

const asDue = (row: OpenRow, laid_on: string | null): DueEgg => ({
  ...{ laid_on, set_on: row.set_on, stored_on: row.stored_on, state: row.state, seen_on: row.seen_on },
  hatched_on: row.hatched_on,
  chick: row.bird_id === null ? null : { is_ringed: row.is_ringed === 1, is_weaned: false },
});
