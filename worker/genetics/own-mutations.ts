import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { Book } from "./books/loci.ts";
import type { Mutation } from "./books/own-book.ts";
import type { MutationChange, MutationDraft } from "./contract.ts";
import { mutationRows, speciesBookFor } from "./queries.ts";
import { phrase, vocabularyOf } from "./vocabulary.ts";

/** Adds a mutation of the breeder's own to a species; `conflict` when the species has that name in any language. */
export async function addMutation(scope: Scope, draft: MutationDraft): Promise<Mutation> {
  const id = await idFor(scope, "mutation");
  const { book, own } = await speciesBookFor(scope, draft.species_id);
  // One that is there already is this very request asked again.
  if (book && !own.some((it) => it.id === id)) refuseUnfit(book, draft, id);
  return mutationRows.add(scope, draft);
}

type Facts = Pick<MutationDraft, "name" | "chromosome" | "inheritance" | "lethal"> & {
  locus?: string | null | undefined;
};

/** What only the species' book knows: a name that is taken, a locus that is not there or lies elsewhere. */
function refuseUnfit(book: Book, { name, locus, chromosome }: Facts, id: string): void {
  const { visual, split } = vocabularyOf(book);
  const meaning = visual.exact.get(phrase(name)) ?? split.exact.get(phrase(name));
  const isItself = meaning && "allele" in meaning && meaning.allele === id;
  if (meaning && !isItself) throw new Refusal("conflict", { name: ["genetics.name.taken"] });
  if (!locus) return;
  const there = book.loci.find(({ key }) => key === locus);
  if (!there || there.key === id || there.graded) throw new Refusal("invalid", { locus: ["genetics.locus.unknown"] });
  if (there.chromosome !== chromosome) throw new Refusal("invalid", { chromosome: ["genetics.chromosome.of_locus"] });
}

/** Changes one; a name that goes is kept among its former ones, so that what is written of birds is still read. */
export async function changeMutation(scope: Scope, id: string, change: MutationChange): Promise<Mutation> {
  const before = await mutationRows.find(scope, id);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Facts>;
  const after = { ...before, ...given };
  const { book } = await speciesBookFor(scope, before.species_id);
  // What the book says of an edit of an older version is of no use: it is stale first.
  const isStale = change.version !== undefined && change.version !== before.version;
  if (book && !isStale) refuseUnfit(book, after, id);
  const former_names = [...new Set([...before.former_names, before.name])].filter((it) => it !== after.name);
  return mutationRows.change(scope, id, change, { sets: { former_names } });
}
