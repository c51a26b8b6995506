import type { DueEgg, Dues } from "#worker/clutches/due.ts";
import { reckonerOf } from "#worker/clutches/due.ts";
import type { SeasonSpecies } from "#worker/clutches/stored.ts";
import type { OpenEgg, OpenRead, OpenRow } from "./open.ts";

/** Eggs of one row of which the same is due, or a chick; `kind` is their species, where it is known. */
export type Reckoned = { row: OpenRow; kind: SeasonSpecies | undefined; said: Dues; eggs: OpenEgg[] };

/** What is due of everything that is open, on a day (`YYYY-MM-DD`): eggs of a row together that are due for the same. */
export function reckoned({ openRows, layings, species }: OpenRead, today: string): Reckoned[] {
  const kinds = new Map<string | null, SeasonSpecies>(species.map((it) => [it.id, it]));
  const duesOf = reckonerOf(layings, species, today);
  return openRows.flatMap((row) => {
    const kind = kinds.get(row.species_id);
    const alike = new Map<Dues, OpenEgg[]>();
    for (const egg of JSON.parse(row.eggs) as OpenEgg[]) {
      const [, laid_on] = egg;
      const said = duesOf(asDue(row, laid_on), row.clutch_id, row.species_id);
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
