import type { DueEgg, DueTasks } from "#worker/clutches/eggs/due.ts";
import { dueTasksBy } from "#worker/clutches/eggs/due.ts";
import type { SeasonSpecies } from "#worker/clutches/eggs/egg-rows.ts";
import { byTray } from "#worker/clutches/trays/lockdown-days.ts";
import type { ActiveEgg, ActiveEggsRead, ActiveRow } from "./active-eggs.ts";

/** Eggs of one row of which the same is due, or a chick; `kind` is their species, where it is known. */
export type DueTask = { row: ActiveRow; kind: SeasonSpecies | undefined; due: DueTasks; eggs: ActiveEgg[] };

/**
 * What is due of everything that is open, on a day (`YYYY-MM-DD`): eggs of a row together that are due for the same, and all
 * of a tray for one lockdown.
 */
export function dueTasks({ activeRows, layings, species }: ActiveEggsRead, today: string): DueTask[] {
  const kinds = new Map<string | null, SeasonSpecies>(species.map((it) => [it.id, it]));
  const dueTasksOf = dueTasksBy(layings, species, today);
  const all = activeRows.flatMap((row) => {
    const kind = kinds.get(row.species_id);
    const alike = new Map<DueTasks, ActiveEgg[]>();
    for (const egg of JSON.parse(row.eggs) as ActiveEgg[]) {
      const [, laid_on] = egg;
      const due = dueTasksOf(asDue(row, laid_on), row.clutch_id, row.species_id);
      const beside = alike.get(due);
      if (beside) beside.push(egg);
      else alike.set(due, [egg]);
    }
    return [...alike].map(([due, eggs]) => ({ row, kind, due, eggs, tray_id: row.tray_id }));
  });
  return byTray(all);
}

const asDue = (row: ActiveRow, laid_on: string | null): DueEgg => ({
  laid_on,
  set_on: row.set_on,
  stored_on: row.stored_on,
  state: row.state,
  seen_on: row.seen_on,
  ...(row.once_fertile === 1 && { once_fertile: true }),
  hatched_on: row.hatched_on,
  ...(row.tray_id !== null && { tray: { is_locked: row.lockdown_on !== null } }),
  chick: row.bird_id === null ? null : { is_ringed: row.is_ringed === 1, is_weaned: false },
});
