import { isNull, or, type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { owned, type Scope } from "#worker/scope.ts";

const papers = [
  birds.acquisition,
  birds.acquired_on,
  birds.acquired_price_cents,
  birds.acquired_document,
  birds.eu_annex,
  birds.certificate_number,
  birds.breeder,
  birds.owner,
];

/** The statement that reads what stands at the head of every page about a bird; no row when it is not at hand. */
export function birdHead(scope: Scope, id: string) {
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
      has_papers: sql`${or(...papers.map((column): SQL => sql`${column} IS NOT NULL`))}`.mapWith(Boolean),
    })
    .from(birds)
    .where(owned(scope, birds, sql`${birds.id} = ${id}`, isNull(birds.deleted_at)));
}
export type FullHead = Awaited<ReturnType<typeof birdHead>>[number];
/** What the head itself shows. */
export type BirdHead = Pick<FullHead, "id" | "identifier" | "name" | "is_reference" | "has_papers">;
