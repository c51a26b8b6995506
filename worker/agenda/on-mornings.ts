import type { SeasonStep } from "#db/vocabulary.ts";
import { joining, type MorningScope, type Notice, type Slots } from "#worker/kit/slots.ts";
import { readActiveEggs } from "./active-eggs.ts";
import { type Entry, entriesOf, sizeOf } from "./entries.ts";
import { mergeEntries } from "./merged-entries.ts";

/** What of the season begins with a day, each step once for all nests, and what is overdue from that day on. */
export const seasonOnMornings = {
  join: (scope: MorningScope) =>
    joining(readActiveEggs(scope), (read) => ({
      notices: noticesOf(mergeEntries(entriesOf(read, scope.today).entries, scope.today), scope.today),
    })),
} satisfies Slots["mornings"];

/** The notices of a day (`YYYY-MM-DD`) among entries of which each egg stands once. */
function noticesOf(entries: readonly Entry[], today: string): Notice[] {
  const beginning = new Map<SeasonStep, Entry[]>();
  for (const it of entries) if (it.on === today) beginning.set(it.step, [...(beginning.get(it.step) ?? []), it]);
  return [...beginning].map(([step, due]): Notice => {
    const count = due.reduce((sum, it) => sum + sizeOf(it), 0);
    const nests = new Set(due.map(({ pair_id, incubator_id, place_id }) => `${pair_id ?? incubator_id} ${place_id}`))
      .size;
    const isOverdue = step === "overdue";
    return {
      event: isOverdue ? "season.overdue" : "season.due",
      key: isOverdue ? today : `${step} ${today}`,
      link: "/agenda",
      facts: { ...(!isOverdue && { step }), count, nests },
    };
  });
}
