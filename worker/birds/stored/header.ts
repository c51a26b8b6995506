import { isNull, or, type SQL, sql } from "drizzle-orm";
import { birdColumnsWith } from "#db/bird-columns.ts";
import { birds } from "#db/schema/birds.ts";
import { owned, type Scope } from "#worker/scope.ts";

const papers = [...birdColumnsWith({ section: "origin", isGiven: true }), ...birdColumnsWith({ section: "papers" })];

/** The statement that reads what stands at the head of every page about a bird; no row when it is not at hand. */
export function birdHeader(scope: Scope, id: string) {
  return scope.db
    .select({
      id: birds.id,
      identifier: birds.identifier,
      name: birds.name,
      is_reference: birds.is_reference,
      inbreeding: birds.inbreeding,
      completeness: birds.completeness,
      pedigree_depth: birds.pedigree_depth,
      /** Whether there is anything on its page of papers. */
      has_papers: sql`${or(...papers.map((column): SQL => sql`${birds[column]} IS NOT NULL`))}`.mapWith(Boolean),
    })
    .from(birds)
    .where(owned(scope, birds, sql`${birds.id} = ${id}`, isNull(birds.deleted_at)));
}
export type BirdHeaderRow = Awaited<ReturnType<typeof birdHeader>>[number];
/** What the head itself shows. */
export type BirdHeaderFacts = Pick<BirdHeaderRow, "id" | "identifier" | "name" | "is_reference" | "has_papers">;
