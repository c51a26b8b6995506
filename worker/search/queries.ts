import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { birdsFound } from "./found-birds.ts";
import { pairsFound } from "./found-pairs.ts";
import { placesFound } from "./found-places.ts";
import { speciesFound } from "./found-species.ts";

/** The groups in the order they are shown: each a statement and what its rows say. A later room adds its own. */
const groups = { birds: birdsFound, pairs: pairsFound, species: speciesFound, places: placesFound };

/**
 * Everything that is called so, in one round trip; `opens` is the bird that was surely meant: the one of exactly that
 * ring, or the only thing there is; `opens_pair` the pair of exactly that number, where no bird is called so.
 */
export async function searched(scope: Scope, q: string) {
  const { birds, pairs, species, places } = await batch(scope.db, {
    birds: groups.birds.ask(scope, q),
    pairs: groups.pairs.ask(scope, q),
    species: groups.species.ask(scope, q),
    places: groups.places.ask(scope, q),
  });
  const found = {
    birds: groups.birds.read(birds, scope),
    pairs: groups.pairs.read(pairs),
    species: groups.species.read(species),
    places: groups.places.read(places),
  };
  const bird = calledSo(found);
  const pair = found.pairs.items.find(({ is_exact }) => is_exact)?.id ?? null;
  return {
    opens: bird ?? (pair === null ? onlyThing(found) : null),
    opens_pair: bird === null ? pair : null,
    ...found,
  };
}

export type Searched = Awaited<ReturnType<typeof searched>>;

type Found = { [Name in keyof typeof groups]: ReturnType<(typeof groups)[Name]["read"]> };

function calledSo({ birds }: Found): string | null {
  for (const rank of exact) {
    const [only, another] = birds.items.filter((it) => it.rank <= rank);
    if (only && !another) return only.id;
  }
  return null;
}

// The ring as it is written, then its letters and digits.
const exact = [0, 1];

// The pairs it is in are found by its ring too, and are no other thing.
function onlyThing({ birds, species, places }: Found): string | null {
  const [only] = birds.items;
  return only && birds.total <= 1 && birds.items.length === 1 && species.total + places.total === 0 ? only.id : null;
}
