import { lineSteps } from "#db/words/care.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";

const rank = ({ step }: AgendaLine) => lineSteps.indexOf(step);
const order = new Intl.Collator("pt", { numeric: true });
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** What other rooms bring, of places that `isThere` lets through, by day, step, hour, place and title. */
export const linesOf = (
  answered: Readonly<Record<string, readonly AgendaLine[]>>,
  isThere: (place_id: string | null) => boolean,
): AgendaLine[] =>
  Object.values(answered)
    .flat()
    .filter(({ place_id }) => isThere(place_id))
    .sort(
      (one, other) =>
        compare(one.on, other.on) ||
        rank(one) - rank(other) ||
        compare(one.hour ?? "", other.hour ?? "") ||
        order.compare(one.place ?? "", other.place ?? "") ||
        order.compare(one.title, other.title),
    );

/** Whether it is what the season asks for in a nest, and not what another room brings. */
export const isOfNest = <Of extends { pair_id: string | null }>(it: Of | AgendaLine): it is Of => "pair_id" in it;
