import { type SQL, sql } from "drizzle-orm";
import type { Mutation } from "#worker/genetics/books/own-book.ts";
import { mutationRows } from "#worker/genetics/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";

/** Deletes an own mutation for good; refuses `conflict` while a bird's colour or genotype names it, also in the trash. */
export async function deleteMutation(scope: Scope, id: string): Promise<void> {
  const known = await mutationRows.find(scope, id);
  if (await isWritten(scope, known)) throw new Refusal("conflict", {}, { detail: "genetics.in_use" });
  // Texts are no foreign keys: a bird that was written meanwhile is looked for once more, in the write.
  const unused = sql`NOT EXISTS (
    SELECT 1 FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.species_id = ${known.species_id}
    AND (${sql.join([known.name, ...known.former_names].map(namedIn), sql` OR `)})
  )`;
  await mutationRows.remove(scope, id, { when: unused });
}

// SQL knows no accents: it finds what may be meant, letters that could carry one left open, and the app compares.
async function isWritten(scope: Scope, { name, former_names, species_id }: Mutation): Promise<boolean> {
  const names = [name, ...former_names].map(foldName);
  const expression = sql`ifnull(genotype, '') || ' ' || ifnull(mutation, '')`;
  const meant = names.map((it) => sql`${expression} LIKE ${`%${it.replace(/[^bdfghjkmpqrtvwx0-9 ]/g, "_")}%`}`);
  const rows = await scope.db.all<{ text: string }>(sql`SELECT DISTINCT ${expression} AS text FROM birds
    WHERE org_id = ${scope.org_id} AND species_id = ${species_id} AND (${sql.join(meant, sql` OR `)})`);
  return rows.some((row) => names.some((it) => foldName(row.text).includes(it)));
}

const namedIn = (name: string): SQL =>
  sql`instr(lower(ifnull(birds.genotype, '') || ' ' || ifnull(birds.mutation, '')), lower(${name})) > 0`;
