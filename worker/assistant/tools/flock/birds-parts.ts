import type { ToolArguments } from "../arguments.ts";
import type { Speech } from "../speech.ts";

/** What the filters that are ids are called; null where there is none. */
export type NamedFilters = { species: string | null; status: string | null; place: string | null };

const kinds: readonly string[] = ["present", "away", "gone", "current", "none"];

/** By what birds were narrowed, in words: their status, their species, and all the rest in a row; `count` of them. */
export function birdParts(
  input: Omit<ToolArguments["birds"], "q"> & { q?: string | undefined; mutation?: string | undefined },
  named: NamedFilters,
  count: number,
  { say, days, day }: Speech,
): Record<"status" | "species" | "more", string> {
  const { status_id, place_id, age, parents, missing, born_from, born_to, weight, q, mutation } = input;
  const part = (name: string, value: string | undefined) => value && say(`birds.part.${name}.${value}`);
  const status = kinds.includes(status_id)
    ? say(`birds.status.${status_id}`, { count })
    : say("birds.status.named", { status: named.status ?? "" });
  const more = [
    named.place ? say("birds.part.place", { place: named.place }) : place_id && say("birds.part.no_place"),
    part("age", age),
    part("parents", parents),
    part("missing", missing),
    weight && say("birds.part.weight"),
    bornIn(),
    mutation && say("birds.part.colour", { q: mutation }),
    q && say("birds.part.q", { q }),
  ];
  function bornIn() {
    if (born_from && born_from === born_to) return say("birds.part.born_on", { day: day(born_from) });
    if (born_from && born_to) return say("birds.part.born", { days: days(born_from, born_to) });
    if (born_from) return say("birds.part.born_since", { day: day(born_from) });
    return born_to && say("birds.part.born_until", { day: day(born_to) });
  }
  return {
    status: ` ${status}`,
    species: named.species ? ` ${say("birds.part.species", { species: named.species })}` : "",
    more: more.flatMap((it) => (it ? [`, ${it}`] : [])).join(""),
  };
}
