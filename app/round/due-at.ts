import type { LoadContext } from "#app/web/load-context.ts";
import type { SeasonStep } from "#db/vocabulary.ts";
import type { Round } from "#worker/round/queries.ts";
import type { RoundCage } from "#worker/round/stops.ts";

/** What is due in a place by today: how many eggs or chicks each step is for, and how many eggs are open in all. */
export type DueThere = { steps: Array<{ step: SeasonStep; count: number }>; eggs: number };

/** The same of a place that the round stops at; null where it does not, and where no eggs are kept at all. */
export async function dueAt({ api, viewer }: LoadContext, place_id: string): Promise<DueThere | null> {
  if (!viewer?.keeps_eggs) return null;
  const outcome = await api.send<Round>("GET", "/api/round");
  if (!outcome.ok) return null;
  const { data: cages, today } = outcome.answer;
  const cage = cages.find(({ id }) => id === place_id);
  return cage ? dueIn(cage, today) : null;
}

/** What a stop of the round asks for by today. */
function dueIn({ nests }: RoundCage, today: string): DueThere {
  const alike = nests.flatMap(({ clutches }) => clutches.flatMap(({ eggs }) => eggs));
  const all = [
    // Whoever looks whether they hatch sees as well what nobody candled: each egg counts once.
    ...alike.map(({ steps, numbers }) => ({
      steps: steps.filter(([, on]) => on <= today).slice(-1),
      count: numbers.length,
    })),
    ...nests.flatMap(({ chicks = [] }) => chicks.map(({ steps }) => ({ steps, count: 1 }))),
  ];
  const counts = new Map<SeasonStep, number>();
  for (const { steps, count } of all)
    for (const [step, on] of steps) if (on <= today) counts.set(step, (counts.get(step) ?? 0) + count);
  return {
    steps: [...counts].map(([step, count]) => ({ step, count })),
    eggs: alike.reduce((sum, { numbers }) => sum + numbers.length, 0),
  };
}
