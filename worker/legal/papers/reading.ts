import { sql } from "drizzle-orm";
import type { Answers } from "#worker/kit/batch.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type About, hrefOf } from "./about/about.ts";
import { titleOf } from "./about/blocks.ts";
import type { PaperFilter } from "./contract.ts";
import { textsOf } from "./drawing/layout.ts";
import { unprintable } from "./drawing/letters.ts";

import { aboutPaper, factsOf, type PaperBird, type PaperFacts, readingFacts } from "./facts.ts";
import { listedKinds } from "./kinds-contract.ts";

import { type Missing, missingOf } from "./missing.ts";
import { type Paper, type PaperRow, readingPapers, serializePaper } from "./paper-rows.ts";
import { layoutOf } from "./templates.ts";

const perPage = 100;

/** One page of the papers, the newest first. */
export async function listPapers({ db, org_id }: Scope, { kind, state, sale_id, page }: PaperFilter) {
  const among = kind ? [kind] : listedKinds;
  const which = sql`org_id = ${org_id} AND kind IN (SELECT value FROM json_each(${JSON.stringify(among)}))
    ${state ? sql`AND state = ${state}` : sql``} ${sale_id ? sql`AND sale_id = ${sale_id}` : sql``}`;
  // What is told of each is read of the page alone.
  const onPage = sql`SELECT id FROM papers WHERE ${which} ORDER BY created_at DESC, id DESC
    LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const { rows, counted } = await batch(db, {
    rows: readingPapers({ db, org_id }, sql`papers.id IN (${onPage})`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM papers WHERE ${which}`),
  });
  const total = counted[0]?.n ?? 0;
  const data = rows.map(serializePaper).map(({ typed: _, ...paper }) => paper);
  return { data, total, page, total_pages: Math.max(1, Math.ceil(total / perPage)) };
}

/** A paper with what it leaves blank, and of which birds it is. */
export type PaperPage = Paper & {
  missing: Missing[];
  named: Pick<PaperBird, "id" | "ring" | "name" | "species">[];
  /** What it is of that is not of birds, and where that is; null of one that is of birds, and of what is gone. */
  about: { title: string; href: string } | null;
};

/** A paper as its page shows it; `missing` when it is not there. What an issued one leaves blank nobody asks any more. */
export async function paperPage(scope: Scope, id: string): Promise<PaperPage> {
  const { rows, ...found } = await batch(scope.db, {
    rows: readingPapers(scope, sql`papers.id = ${id}`),
    ...readingFacts(scope, id),
  });
  const [row] = rows;
  if (!row) throw new Refusal("missing");
  const named = found.named.map(({ id: bird_id, ring, name, species }) => ({ id: bird_id, ring, name, species }));
  const about = (await aboutPaper(scope, row)) ?? null;
  const missing = row.state === "draft" ? await lackingIn(scope, found, { row, about }) : [];
  const title = about && { title: titleOf(about, scope.language), href: hrefOf(about) };
  return { ...serializePaper(row), missing, named, about: title };
}

async function lackingIn(
  scope: Scope,
  found: Answers<ReturnType<typeof readingFacts>>,
  { row, about }: { row: PaperRow; about: About | null },
): Promise<Missing[]> {
  const facts = factsOf(found, serializePaper(row), about);
  if (!facts) throw new Refusal("missing");
  const { papers_language: language, today, look } = scope;
  const layout = layoutOf(facts, { kind: row.kind, number: "", language, today, look, origin: "" });
  const letters = await unprintable(textsOf(layout));
  const strange = {
    field: "letters",
    href: whereWritten(letters, facts, row),
    of: letters.join(" "),
    count: letters.length,
  };
  return [...missingOf(facts, row), ...(letters.length > 0 ? [strange] : [])];
}

/** The page on which the first of some letters is mended: a bird's, the contact's, the breeder's own, or the draft itself. */
function whereWritten(letters: readonly string[], { birds, party, breeder }: PaperFacts, row: PaperRow): string {
  const bears = (it: object | null) => letters.some((letter) => JSON.stringify(it).normalize("NFC").includes(letter));
  const bird = birds.find(bears);
  if (bird) return `/birds/${bird.id}/edit`;
  if (party && bears(party)) return `/contacts/${row.contact_id}?edit`;
  return bears(breeder) ? "/settings/papers" : `/legal-forms/${row.id}`;
}
