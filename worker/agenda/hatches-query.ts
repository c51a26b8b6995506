import { hatchRecordsIn } from "#worker/clutches/figures/hatch-records.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { readActiveEggs } from "./active-eggs.ts";
import { type HatchFilter, mostHatching } from "./contract.ts";
import { daysIn } from "./days-in.ts";
import { dueTasks } from "./due-tasks.ts";
import { clutchesHatching, hatchesIn } from "./hatches.ts";

/**
 * How many chicks will hatch on the days asked for, and of which clutches (at most 50, with how many there are), in one round
 * trip; `rows` is from how many rows it was worked out. Refuses (`invalid`) a last day before the first, and more than a year.
 */
export async function hatchesOf(scope: Scope, { species_id, pair_id, ...days }: HatchFilter) {
  const query = { ...daysIn(scope, days), today: scope.today, species_id, pair_id };
  const { records, ...read } = await batch(scope.db, { ...readActiveEggs(scope), records: hatchRecordsIn(scope) });
  const tasks = dueTasks(read, scope.today);
  const clutches = clutchesHatching(tasks, query);
  return {
    ...hatchesIn(tasks, records, query),
    clutches: clutches.slice(0, mostHatching),
    total: clutches.length,
    rows: read.activeRows.length,
  };
}
