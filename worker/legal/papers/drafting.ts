import { sql } from "drizzle-orm";
import { idForKey, newIds } from "#db/ids.ts";
import { papers } from "#db/schema/legal-papers.ts";
import type { AboutKind, MovementKind } from "#db/words/legal.ts";
import { auditedMade } from "#worker/audit.ts";
import { jsonCells, jsonRows } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { type AboutRef, readAbout } from "./about/about.ts";
import { mostBirds, type PaperDraft } from "./contract.ts";
import { planOf, type WrittenKind } from "./kinds-contract.ts";
import { movementsOf } from "./named-lines.ts";
import { type PaperRow, readingPapers } from "./paper-rows.ts";

type Named = {
  id: string;
  species_id: string;
  movement: MovementKind | null;
  status_since: string | null;
  buyer_id: string | null;
};

/**
 * Begins drafts of a kind, as many as its birds need: of a declaration one for every six species. With an Idempotency-Key
 * they are made once. Refuses `invalid` birds, a sale or a contact that are not there, and more than 300 birds.
 */
export async function draftPapers(scope: Scope, draft: PaperDraft): Promise<PaperRow[]> {
  const { db, org_id, today } = scope;
  const { kind, sale_id, typed } = draft;
  const of = planOf(kind).of;
  if (of) return draftAbout(scope, draft, of);
  const about = await batch(db, {
    birds: readingNamed(scope, draft),
    sale: db.all<{ contact_id: string | null; delivered_on: string | null }>(
      sql`SELECT contact_id, delivered_on FROM sales WHERE org_id = ${org_id} AND id = ${sale_id}`,
    ),
    contact: db.all<{ id: string }>(sql`SELECT id FROM contacts WHERE org_id = ${org_id} AND id = ${draft.contact_id}
      AND erased_at IS NULL`),
  });
  if (sale_id && !about.sale[0]) throw new Refusal("invalid", { sale_id: ["fields.unknown_id"] });
  if (draft.contact_id && !about.contact[0]) throw new Refusal("invalid", { contact_id: ["fields.unknown_id"] });
  const wanted = new Set(draft.bird_ids);
  if (about.birds.length < wanted.size) throw new Refusal("invalid", { bird_ids: ["fields.unknown_id"] });
  if (about.birds.length === 0) throw new Refusal("invalid", { bird_ids: ["legal.paper.birds.none"] });
  if (about.birds.length > mostBirds) throw new Refusal("invalid", { bird_ids: ["legal.paper.birds.many"] });
  const left = howTheyLeft(kind, about.birds);
  const movement = sale_id ? "sale" : left?.movement;
  const known = movement && movementsOf[kind]?.kinds.includes(movement) && planOf(kind).typed.includes("reason");
  const reason = known ? translate(scope.papers_language, `audit.movement.kind.${movement}`) : undefined;
  const contact_id = planOf(kind).party
    ? (draft.contact_id ?? (sale_id ? about.sale[0]?.contact_id : left?.buyer_id) ?? null)
    : null;
  const on_day = draft.on ?? about.sale[0]?.delivered_on ?? left?.status_since ?? today;
  const content = JSON.stringify({ typed: { ...(reason && { reason }), ...typed } });
  return make(scope, bySpecies(about.birds, planOf(kind).species), { kind, on_day, contact_id, sale_id, content });
}

/** The one draft of what is not of birds; refuses `invalid` what is not there. */
async function draftAbout(scope: Scope, draft: PaperDraft, of: AboutKind): Promise<PaperRow[]> {
  const { kind, clutch_id, course_id, year, on, typed } = draft;
  const ref: AboutRef =
    of === "clutch" && clutch_id
      ? { clutch_id }
      : of === "treatments" && course_id
        ? { course_id }
        : { ...(year !== null && { year }) };
  const found = await readAbout(scope, of, ref);
  const [path, message] = notThere[of];
  if (!found) throw new Refusal("invalid", { [path]: [message] });
  const content = JSON.stringify({ typed, ref });
  return make(scope, [[]], { kind, on_day: on ?? scope.today, contact_id: null, sale_id: null, content });
}

const notThere = {
  clutch: ["clutch_id", "fields.unknown_id"],
  treatments: ["course_id", "fields.unknown_id"],
  register: ["year", "legal.paper.register.none"],
} as const;

type Made = Pick<PaperRow, "kind" | "on_day" | "contact_id" | "sale_id" | "content">;

/** Writes the drafts, one for each group of birds. */
async function make(scope: Scope, groups: ReadonlyArray<readonly Named[]>, made: Made): Promise<PaperRow[]> {
  const { db, org_id, now } = scope;
  const { kind, on_day, contact_id, sale_id, content } = made;
  const ids = await idsFor(scope, groups.length);
  const [first = ""] = ids;
  const parts = groups.flatMap((group, at) => group.map(({ id }, position) => [ids[at], position + 1, id] as const));
  const part_ids = newIds("paper_bird", parts.length);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM papers own WHERE own.org_id = ${org_id} AND own.id = ${first})`;
  const { rows } = await batch(db, {
    made: db.run(sql`INSERT INTO papers (id, org_id, kind, state, on_day, contact_id, sale_id, content, created_at, updated_at)
      SELECT named.value, ${org_id}, ${kind}, 'draft', ${on_day}, ${contact_id}, ${sale_id},
        ${content}, ${now}, ${now} FROM ${jsonRows(ids)} AS named WHERE ${isNew}`),
    birds: db.run(sql`INSERT INTO paper_birds (id, org_id, paper_id, position, bird_id)
      SELECT cells.value->>0, ${org_id}, cells.value->>1, cells.value->>2, cells.value->>3
      FROM ${jsonCells(parts.map((cells, at) => [part_ids[at], ...cells]))} AS cells
      WHERE NOT EXISTS (SELECT 1 FROM paper_birds own WHERE own.org_id = ${org_id} AND own.paper_id = cells.value->>1
        AND own.position = cells.value->>2)
      AND EXISTS (SELECT 1 FROM papers own WHERE own.org_id = ${org_id} AND own.id = cells.value->>1 AND own.state = 'draft')
      AND EXISTS (SELECT 1 FROM birds WHERE birds.org_id = ${org_id} AND birds.id = cells.value->>3)`),
    noted: auditedMade(scope, { table: papers, subject: "paper", columns: ["kind"], ids }),
    rows: readingPapers(scope, sql`papers.id IN (SELECT value FROM ${jsonRows(ids)})`),
  });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The birds that are named, or those of the sale that have not come back; those in the trash are not there. */
function readingNamed({ db, org_id }: Scope, { bird_ids, sale_id }: PaperDraft) {
  const from =
    bird_ids.length > 0
      ? sql`(SELECT value AS id, min(key) AS at FROM json_each(${JSON.stringify(bird_ids)}) GROUP BY value)`
      : sql`(SELECT line.bird_id AS id, min(line.position) AS at FROM sale_lines line WHERE line.org_id = ${org_id}
          AND line.sale_id = ${sale_id} AND line.bird_id IS NOT NULL AND line.returned_on IS NULL GROUP BY line.bird_id)`;
  return db.all<Named>(sql`SELECT birds.id, birds.species_id, statuses.movement, birds.status_since, person.contact_id AS buyer_id
    FROM ${from} AS named
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.id AND birds.deleted_at IS NULL
    LEFT JOIN statuses ON statuses.org_id = ${org_id} AND statuses.id = birds.status_id
    LEFT JOIN bird_people person ON person.org_id = ${org_id} AND person.bird_id = birds.id AND person.role = 'buyer'
    ORDER BY named.at`);
}

/** How birds left of which a paper of that is made, where all of them left so, on the same day and to the same. */
function howTheyLeft(kind: WrittenKind, birds: readonly Named[]): Omit<Named, "id" | "species_id"> | undefined {
  const [first] = birds;
  if (!first?.movement || !movementsOf[kind]?.kinds.includes(first.movement)) return undefined;
  const isSame = ({ movement, status_since, buyer_id }: Named) =>
    movement === first.movement && status_since === first.status_since && buyer_id === first.buyer_id;
  return birds.every(isSame) ? first : undefined;
}

/** Birds in groups of so many species at most, each species whole in one of them. */
function bySpecies<Bird extends Named>(birds: readonly Bird[], most = Number.POSITIVE_INFINITY): Bird[][] {
  const kinds = [...new Set(birds.map(({ species_id }) => species_id))];
  const groupOf = new Map(kinds.map((id, at) => [id, Math.floor(at / most)]));
  const groups: Bird[][] = [];
  for (const bird of birds) {
    const at = groupOf.get(bird.species_id) ?? 0;
    groups[at] = [...(groups[at] ?? []), bird];
  }
  return groups;
}

async function idsFor(scope: Scope, count: number): Promise<string[]> {
  const { org_id, idempotency_key: key } = scope;
  const more = Array.from({ length: count - 1 }, (_, at) => at + 2);
  if (!key) return newIds("paper", count);
  return [
    await idFor(scope, "paper"),
    ...(await Promise.all(more.map((n) => idForKey("paper", org_id, `${key}:${n}`)))),
  ];
}
