import type { useWords } from "#app/locales/words.tsx";
import type { Due } from "#worker/clutches/eggs/due.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";

/** A chick that waits for its ring: the id of its bird, and its egg. */
export type Nestling = { id: string; egg: Egg };

/** The chicks of a clutch that wait for their ring. */
export const inNest = (eggs: readonly Egg[]): Nestling[] =>
  eggs.flatMap((egg) => {
    const { chick } = egg;
    return chick?.id && !chick.is_ringed && !chick.is_gone ? [{ id: chick.id, egg }] : [];
  });

/** When a chick is ringed, where its species says so. */
export const ringStep = ({ steps }: Egg): Due | undefined => steps.find(({ step }) => step === "ring");

/** Whether a chick is old enough for its ring; where nothing is known of its species it is. `today` is YYYY-MM-DD. */
export const isToBeRinged = (egg: Egg, today: string): boolean => (ringStep(egg)?.on ?? today) <= today;

/**
 * The rings proposed to chicks, by the ids of their birds: the next free ones of the series, to those that are old enough.
 * While nothing shows which digits count up, one is enough.
 */
export function ringsProposed(
  chicks: readonly Nestling[],
  { free, is_doubtful }: ClutchPage["rings"],
  today: string,
): Map<string, string> {
  const due = chicks.filter(({ egg }) => isToBeRinged(egg, today));
  const rings = is_doubtful ? free.slice(0, 1) : free;
  return new Map(due.slice(0, rings.length).map(({ id }, at) => [id, rings[at] ?? ""]));
}

type Label = ReturnType<typeof useWords>["t"];

/** Which ring comes next, and which colour this year's have. */
export function ringAdvice({ rings: { next, is_doubtful, colour } }: Pick<ClutchPage, "rings">, t: Label): string {
  return [
    next && t(is_doubtful ? "clutches.rings.guess" : "clutches.rings.next", { ring: next }),
    colour && t("clutches.rings.colour", { colour: t(`birds.ring.colour.${colour}`) }),
  ]
    .filter(Boolean)
    .join(" ");
}
