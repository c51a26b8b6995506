import type { birdsPage } from "#worker/birds/listings.ts";
import type { AnswerChart } from "../contract.ts";
import type { Speech } from "../speech.ts";

type Page = Pick<Awaited<ReturnType<typeof birdsPage>>, "facets" | "species">;
const most = 8;

/** Birds by species, where the page counts them of what was asked and there are several. */
export function speciesChart({ facets, species }: Page, { say, number }: Speech): AnswerChart | undefined {
  const counted = facets.species;
  if (counted?.of !== "matches") return undefined;
  const bars = species
    .map(({ id, name }) => ({ label: name, value: counted.birds[id] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, most)
    .map((bar) => ({ ...bar, text: number(bar.value) }));
  return bars.length > 1 ? { title: say("birds.chart"), bars } : undefined;
}
