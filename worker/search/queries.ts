import { birdsFound } from "#worker/birds/picker/found-birds.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, type FoundGroups, joined } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * Everything that is called so, in one round trip; `opens` is the bird that was surely meant: the one of exactly that
 * ring, or the only thing there is; `opens_…` what another room calls exactly so, where no bird is called so.
 */
export async function searched(scope: Scope, q: string, slots: FilledSlots["search"]) {
  const all = slots.map((slot) => ({ slot, added: joined(scope, [slot], q) }));
  const statements = Object.assign({}, ...all.map(({ added }) => added.statements)) as ReturnType<
    typeof joined
  >["statements"];
  const answers = await batch(scope.db, { birds: birdsFound.ask(scope, q), ...statements });
  const birds = birdsFound.read(answers.birds, scope);
  const groups = all.map(({ slot, added }) => ({ slot, found: added.serialize(answers, undefined) as FoundGroups }));
  const bird = calledSo(birds);
  const exact = groups.flatMap(({ slot: { opens }, found }) => (opens ? [[opens.as, opens.of(found)] as const] : []));
  const others = groups.filter(({ slot }) => !slot.isOfBirds).flatMap(({ found }) => Object.values(found));
  return {
    opens: bird ?? (exact.every(([, id]) => id === null) ? onlyThing(birds, others) : null),
    ...Object.fromEntries(exact.map(([as, id]) => [as, bird === null ? id : null])),
    birds,
    ...(Object.assign({}, ...groups.map(({ found }) => found)) as object),
  };
}

/** What is answered, without the groups of later rooms. */
export type Searched = Awaited<ReturnType<typeof searched>>;

type Birds = ReturnType<typeof birdsFound.read>;

function calledSo(birds: Birds): string | null {
  for (const rank of exact) {
    const [only, another] = birds.items.filter((it) => it.rank <= rank);
    if (only && !another) return only.id;
  }
  return null;
}

// The ring as it is written, then its letters and digits.
const exact = [0, 1];

function onlyThing(birds: Birds, others: ReadonlyArray<{ total: number }>): string | null {
  const [only] = birds.items;
  const isAlone = birds.total <= 1 && birds.items.length === 1 && others.every(({ total }) => total === 0);
  return only && isAlone ? only.id : null;
}
