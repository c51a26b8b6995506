import { weightsBook } from "../farm/trade.ts";
import { birdOf, birds, isOf } from "./book.ts";
import { type Counted, total, uncounted } from "./count.ts";

type Given = Record<string, string | undefined>;

/** How many birds are meant by the filters of the register. */
export function countBirds({
  status_id = "present",
  species_id,
  place_id,
  sex,
  born_from,
  born_to,
  q,
  parents,
  missing,
}: Given): Counted {
  const word = q?.toLowerCase().slice(0, 5);
  const known = (bird: { father?: string; mother?: string }) => [bird.father, bird.mother].filter(Boolean).length;
  const meant = birds.filter(
    (bird) =>
      isOf(bird, status_id) &&
      (!species_id || bird.species === species_id) &&
      (!place_id || bird.place === place_id || (place_id === "Sala 1" && /^([AB]\d|12)$/.test(bird.place ?? ""))) &&
      (!sex || bird.sex === sex) &&
      (!born_from || bird.born >= born_from) &&
      (!born_to || bird.born <= born_to) &&
      (!word || (bird.mutation ?? "").toLowerCase().startsWith(word)) &&
      (!parents || known(bird) === { none: 0, one: 1, both: 2 }[parents]) &&
      (missing !== "parents" || known(bird) < 2),
  );
  return total(meant.length);
}

/** What a bird weighed last, in grams; its other facts are words. */
export function countBird({ bird_id, about }: Given): Counted {
  const last = weightsBook.findLast(({ bird }) => bird === bird_id);
  if (about !== "weight" || !last) return uncounted;
  return { figures: {}, headline: [last.grams], within: 0.01 };
}

/** How many are so related to a bird. Half brothers and sisters may count among the others, and the dead be left out. */
export function countKin({ bird_id = "", relation }: Given): Counted {
  const bird = birdOf(bird_id);
  const parents = [bird?.father, bird?.mother].filter((it) => it !== undefined);
  const alsoLiving = (all: typeof birds) => total(all.length, all.filter((it) => isOf(it, "current")).length);
  if (relation === "parents") return total(parents.length);
  if (relation === "father" || relation === "mother") return total(bird?.[relation] ? 1 : 0);
  if (relation === "grandparents")
    return total(parents.flatMap((ring) => [birdOf(ring)?.father, birdOf(ring)?.mother]).filter(Boolean).length);
  if (relation === "young") return alsoLiving(birds.filter((it) => it.father === bird_id || it.mother === bird_id));
  const shares = (it: (typeof birds)[number]) =>
    [it.father === bird?.father, it.mother === bird?.mother].filter(Boolean).length;
  const others = birds.filter((it) => it.ring !== bird_id && it.father !== undefined);
  const [half, full] = [1, 2].map((least) => alsoLiving(others.filter((it) => shares(it) >= least)).headline);
  return total(...(half ?? []), ...(full ?? []));
}

/** Kinship by its definition: of a bird with itself ½ (1 + F), of two the mean of one with the parents of the younger. */
function kinship(one: string | undefined, other: string | undefined): number {
  const [a, b] = [one ? birdOf(one) : undefined, other ? birdOf(other) : undefined];
  if (!a || !b) return 0;
  if (a.ring === b.ring) return 0.5 * (1 + kinship(a.father, a.mother));
  const [younger, older] = a.born > b.born ? [a, b] : [b, a];
  if (younger.born === older.born && (younger.father === undefined || older.father === undefined)) return 0;
  return 0.5 * (kinship(younger.father, older.ring) + kinship(younger.mother, older.ring));
}

/** F of a bird, or of the young of two. */
export function countInbreeding({ bird_id, cock_id, hen_id }: Given): Counted {
  const bird = bird_id ? birdOf(bird_id) : undefined;
  const f = bird ? kinship(bird.father, bird.mother) : kinship(cock_id, hen_id);
  return { figures: { inbreeding: [f] }, headline: [f], within: 0.0001 };
}
