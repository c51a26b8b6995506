import { sql } from "drizzle-orm";
import type { MovementKind } from "#db/words/legal.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Demands, demandsIn, readingDemands } from "./demanded.ts";
import { type Paper, readingPapers, serializePaper } from "./paper-rows.ts";

/** A paper as the pages of others name it. */
type NamedPaper = Pick<Paper, "id" | "kind" | "state" | "number" | "on_day">;

/** So many of a bird's or a sale's papers are named; the rest is in the list. */
const mostNamed = 100;

const named = (paper: Paper): NamedPaper => {
  const { id, kind, state, number, on_day } = paper;
  return { id, kind, state, number, on_day };
};

/** On the page of a sale: its papers, and what is demanded of its birds. */
export const papersOfSale = {
  needs: "papers.issue",
  without: { papers: null },
  join(scope: Scope, { id }: { id: string }) {
    const { org_id, language } = scope;
    const ofSale = sql`SELECT line.bird_id FROM sale_lines line WHERE line.org_id = ${org_id} AND line.sale_id = ${id}`;
    return joining(
      {
        rows: readingPapers(
          scope,
          sql`papers.id IN (SELECT own.id FROM papers own WHERE own.org_id = ${org_id} AND own.sale_id = ${id}
            ORDER BY own.created_at DESC LIMIT ${mostNamed})`,
        ),
        ...readingDemands(
          scope,
          sql`SELECT birds.species_id FROM birds WHERE birds.org_id = ${org_id} AND birds.id IN (${ofSale})`,
        ),
      },
      ({ rows, ...found }): { papers: ({ named: NamedPaper[] } & Demands) | null } => ({
        papers: { named: rows.map(serializePaper).map(named), ...demandsIn(found, "sale", language) },
      }),
    );
  },
} satisfies Slots["salePage"];

/** A bird's papers for the page of them: the newest first, and what is demanded of it as it left; `missing` where it is not at hand. */
export async function papersOfBird(scope: Scope, id: string) {
  const { db, org_id, language } = scope;
  const its = sql`birds.org_id = ${org_id} AND birds.id = ${id}`;
  const { header, rows, left, ...found } = await batch(db, {
    header: birdHeader(scope, id),
    rows: readingPapers(
      scope,
      sql`papers.id IN (SELECT part.paper_id FROM paper_birds part WHERE part.org_id = ${org_id} AND part.bird_id = ${id})`,
    ),
    left: db.all<{ movement: MovementKind | null }>(sql`
      SELECT statuses.movement FROM birds JOIN statuses ON statuses.org_id = birds.org_id AND statuses.id = birds.status_id
      WHERE ${its}`),
    ...readingDemands(scope, sql`SELECT birds.species_id FROM birds WHERE ${its}`),
  });
  const [head] = header;
  if (!head) throw new Refusal("missing");
  return {
    head,
    today: scope.today,
    papers: rows
      .slice(0, mostNamed)
      .map(serializePaper)
      .map(({ typed: _, ...paper }) => paper),
    ...demandsIn(found, left[0]?.movement ?? null, language),
  };
}
