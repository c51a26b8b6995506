import { and, eq, type SQL, sql } from "drizzle-orm";
import { mutations } from "#db/schema/genetics.ts";
import { audited, auditedEdit } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { Book } from "./books/loci.ts";
import type { Mutation } from "./books/own-book.ts";
import type { MutationChange, MutationDraft } from "./contract.ts";
import { findMutation, mutationsWhere, shelfFor } from "./queries.ts";
import { phrase, vocabularyOf } from "./vocabulary.ts";

/**
 * Adds a mutation of the breeder's own to a species. Refuses `conflict` on `name` when the species has that name in any
 * language. Asking again with the same Idempotency-Key answers the one it made.
 */
export async function addMutation(scope: Scope, { org_id: _, ...draft }: MutationDraft): Promise<Mutation> {
  const id = await idFor(scope, "mutation");
  const { book, own } = await shelfFor(scope, draft.species_id);
  if (book && !own.some((it) => it.id === id)) refuseUnfit(book, draft, id);
  const row = { locus: null, source: null, notes: null, ...draft, name_key: foldName(draft.name) };
  const [made, , [found]] = await scope.db.batch([
    scope.db
      .insert(mutations)
      .values({ ...row, id, org_id: scope.org_id, created_at: scope.now, updated_at: scope.now })
      .onConflictDoNothing()
      .returning({ id: mutations.id }),
    audited(scope, {
      ...{ subject: "mutation", subject_id: id, deed: "created" },
      changes: { name: [null, draft.name], species_id: [null, draft.species_id] },
    }),
    mutationsWhere(scope, eq(mutations.id, id)),
  ]);
  if (!found) throw new Refusal("conflict", { name: ["genetics.name.taken"] });
  const isSame = found.name === draft.name && found.species_id === draft.species_id;
  if (made.length === 0 && found.version === 1 && !isSame)
    throw new Refusal("conflict", {}, { detail: "genetics.key_reused" });
  return found;
}

type Facts = Pick<MutationDraft, "name" | "chromosome" | "inheritance" | "lethal"> & {
  locus?: string | null | undefined;
};

/** What only the species' book knows: a name that is taken, a locus that is not there or lies elsewhere. */
function refuseUnfit(book: Book, { name, locus, chromosome }: Facts, id: string): void {
  const { visual, split } = vocabularyOf(book);
  const meaning = visual.get(phrase(name)) ?? split.get(phrase(name));
  const isItself = meaning && "allele" in meaning && meaning.allele === id;
  if (meaning && !isItself) throw new Refusal("conflict", { name: ["genetics.name.taken"] });
  if (!locus) return;
  const there = book.loci.find(({ key }) => key === locus);
  if (!there || there.key === id) throw new Refusal("invalid", { locus: ["genetics.locus.unknown"] });
  if (there.chromosome !== chromosome) throw new Refusal("invalid", { chromosome: ["genetics.chromosome.of_locus"] });
}

/**
 * Changes one; a name that goes is kept among its former ones, so that what is written of birds is still read. With a
 * version that is no longer its own the answer is `stale` and the mutation as it stands.
 */
export async function changeMutation(scope: Scope, id: string, change: MutationChange): Promise<Mutation> {
  const { version, org_id: _, ...asked } = change;
  const before = await findMutation(scope, id);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Partial<Facts>;
  const after = { ...before, ...given };
  const { book } = await shelfFor(scope, before.species_id);
  if (book) refuseUnfit(book, after, id);
  const former = [...new Set([...before.former_names, before.name])].filter((it) => it !== after.name);
  const when = version === undefined ? sql`1` : sql`mutations.version = ${version}`;
  const isFree = sql`NOT EXISTS (
    SELECT 1 FROM mutations other WHERE other.org_id = ${scope.org_id} AND other.species_id = ${before.species_id}
    AND other.name_key = ${foldName(after.name)} AND other.id <> ${id}
  )`;
  const may = sql`${when} AND ${isFree}`;
  const [, made, [current]] = await scope.db.batch([
    auditedEdit(scope, {
      table: "mutations",
      subject: "mutation",
      subject_id: id,
      wanted: { id, ...given },
      when: may,
    }),
    scope.db
      .update(mutations)
      .set({
        ...given,
        ...{ name_key: foldName(after.name), former_names: former },
        ...{ version: sql`version + 1`, updated_at: scope.now },
      })
      .where(and(owned(scope, mutations, eq(mutations.id, id)), may))
      .returning({ id: mutations.id }),
    mutationsWhere(scope, eq(mutations.id, id)),
  ]);
  if (!current) throw new Refusal("missing");
  if (made.length > 0) return current;
  const isDone = Object.entries(given).every(([field, value]) => current[field as keyof Mutation] === value);
  if (scope.idempotency_key && isDone) return current;
  if (version !== undefined && version !== current.version) throw new Refusal("stale", {}, { current });
  throw new Refusal("conflict", { name: ["genetics.name.taken"] });
}

/** Deletes one for good; refuses `conflict` while a bird's colour or genotype names it, also in the trash. */
export async function deleteMutation(scope: Scope, id: string): Promise<void> {
  const known = await findMutation(scope, id);
  if (await isWritten(scope, known)) throw new Refusal("conflict", {}, { detail: "genetics.in_use" });
  const unused = sql`NOT EXISTS (
    SELECT 1 FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.species_id = ${known.species_id}
    AND (${sql.join([known.name, ...known.former_names].map(namedIn), sql` OR `)})
  )`;
  const [gone, , left] = await scope.db.batch([
    scope.db
      .delete(mutations)
      .where(and(owned(scope, mutations, eq(mutations.id, id)), unused))
      .returning({ id: mutations.id }),
    audited(scope, {
      ...{ subject: "mutation", subject_id: id, deed: "deleted" },
      changes: { name: [known.name, null], species_id: [known.species_id, null] },
    }),
    mutationsWhere(scope, eq(mutations.id, id)),
  ]);
  if (gone.length === 0 && left.length > 0) throw new Refusal("conflict", {}, { detail: "genetics.in_use" });
}

// SQL knows no accents: it finds what may be meant, letters that could carry one left open, and the house compares.
async function isWritten(scope: Scope, { name, former_names, species_id }: Mutation): Promise<boolean> {
  const names = [name, ...former_names].map(foldName);
  const said = sql`ifnull(genotype, '') || ' ' || ifnull(mutation, '')`;
  const meant = names.map((it) => sql`${said} LIKE ${`%${it.replace(/[^bdfghjkmpqrtvwx0-9 ]/g, "_")}%`}`);
  const rows = await scope.db.all<{ said: string }>(sql`SELECT DISTINCT ${said} AS said FROM birds
    WHERE org_id = ${scope.org_id} AND species_id = ${species_id} AND (${sql.join(meant, sql` OR `)})`);
  return rows.some((row) => names.some((it) => foldName(row.said).includes(it)));
}

const namedIn = (name: string): SQL =>
  sql`instr(lower(ifnull(birds.genotype, '') || ' ' || ifnull(birds.mutation, '')), lower(${name})) > 0`;
