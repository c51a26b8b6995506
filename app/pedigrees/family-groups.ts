import type { Ancestor, Descendant, DrawnFamily, Reach } from "./family.ts";

/** The birds of one generation, or those beside the focus (generation 0). */
export type Group<Bird> = {
  part: "ancestor" | "descendant" | "sibling" | "partner";
  generation: number;
  birds: Bird[];
  /** How many places of the generation somebody known stands in: more than birds, where one stands in several. */
  known: number;
};

/** A family by generation, each bird once in each; a generation that was asked for and is empty stays. */
export function groupsOf<Bird extends { id: string }>(
  { ancestry, broods, siblings }: DrawnFamily<Bird>,
  { ancestors, descendants, siblings: withSiblings }: Reach & { siblings: boolean },
): Group<Bird>[] {
  const up = generations<Ancestor<Bird>>(ancestry.parents, ({ parents }) => parents, ancestors);
  const first = broods.flatMap(({ children }) => children);
  const down = generations<Descendant<Bird>>(first, ({ children }) => children, descendants);
  const partners = broods.flatMap(({ partner }) => partner ?? []);
  return [
    ...up.map((places, at) => group("ancestor", at + 1, places)),
    ...down.map((places, at) => group("descendant", at + 1, places)),
    ...(withSiblings ? [{ part: "sibling" as const, generation: 0, birds: siblings, known: siblings.length }] : []),
    { part: "partner", generation: 0, birds: partners, known: partners.length },
  ];
}

function generations<Place>(first: Place[], nextOf: (place: Place) => Place[], most: number): Place[][] {
  const all: Place[][] = [];
  for (let places = first; all.length < most; places = places.flatMap(nextOf)) all.push(places);
  return all;
}

function group<Bird extends { id: string }>(
  part: Group<Bird>["part"],
  generation: number,
  places: Array<{ bird: Bird | undefined }>,
): Group<Bird> {
  const known = places.flatMap(({ bird }) => bird ?? []);
  return { part, generation, birds: [...new Map(known.map((it) => [it.id, it])).values()], known: known.length };
}
