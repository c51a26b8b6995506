import { type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import type { Sex } from "#db/vocabulary.ts";
import { nameOfStatus, pageColumns } from "#worker/birds/columns/columns.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { byNumber } from "#worker/birds/columns/write-stamp.ts";
import { ageBounds } from "#worker/birds/matching.ts";
import { booksFrom } from "#worker/genetics/queries.ts";
import type { WrittenColour } from "#worker/genotypes/genes.ts";
import { withCachedPedigree } from "#worker/kinship/pedigree-cache.ts";
import { cautionReads, withoutReads } from "#worker/kit/bird-slots.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { statusesInOrder } from "#worker/statuses/queries.ts";
import { cautionsOf } from "./cautions.ts";
import type { MatesFilter } from "./contract.ts";
import { coloursToJudge } from "./judged-pairs.ts";
import { type Candidate, rankMates, type Weighed } from "./mate-ranking.ts";
import { isPresent, positionsIn, presentNumbers } from "./present-birds.ts";
import { youngColoursWith } from "./young-colours.ts";

type Focus = WrittenColour & { n: number; sex: Sex; species_id: string; inbreeding: number; completeness: number };

/**
 * Who might be paired with a bird: present birds of its species and the other sex, ranked. Every one of them is weighed; what
 * a page shows of them is read once the ranking stands. Refuses with `conflict` and its header a bird that has left or
 * is another breeder's, and one of unknown sex: it has no other sex.
 */
export async function matesOf(scope: Scope, id: string, filter: MatesFilter) {
  const focusColumn = (column: string) =>
    sql`(SELECT focus.${sql.raw(column)} FROM birds focus WHERE focus.org_id = ${scope.org_id} AND focus.id = ${id})`;
  const {
    pedigree,
    header: [header],
    focus: [focus],
    found: [found],
    present,
    statuses,
    kinds,
    own,
  } = await withCachedPedigree(scope, {
    header: birdHeader(scope, id),
    focus: scope.db.all<Focus>(sql`SELECT n, sex, species_id, mutation, genotype, inbreeding, completeness FROM birds
      WHERE org_id = ${scope.org_id} AND id = ${id} AND deleted_at IS NULL`),
    found: candidatesFor(scope, focusColumn, filter),
    present: presentNumbers(scope, focusColumn("species_id")),
    statuses: statusesInOrder(scope),
    ...coloursToJudge(scope),
  });
  const position = focus && pedigree.positionOf(focus.n);
  if (!header || !focus || position === undefined) throw new Refusal("missing");
  const current = { head: header };
  if (header.is_reference) throw new Refusal("conflict", {}, { detail: "birds.mates.theirs", current });
  if (header.status?.kind === "gone") {
    throw new Refusal("conflict", {}, { detail: "birds.mates.gone", values: { status: header.status.name }, current });
  }
  if (focus.sex === "unknown") throw new Refusal("conflict", {}, { detail: "birds.mates.unknown_sex", current });
  const candidates = (JSON.parse(found?.found ?? "[]") as Found[]).filter(mentions(filter.mutation)).map(candidateOf);
  const flock = positionsIn(pedigree, present);
  const { mates, diversity, mean_kinship } = rankMates(pedigree, { position, flock, candidates, sort: filter.sort_by });
  const { page, page_size } = filter;
  const { mutation: _, genotype: __, ...bird } = focus;
  const { latin_name = "", common_name = "" } = kinds.find((kind) => kind.id === focus.species_id) ?? {};
  const book = booksFrom(kinds, own)(focus.species_id);
  const youngWith = youngColoursWith(scope, { book, latin_name, common_name }, focus);
  const cards = await withCards(scope, mates.slice((page - 1) * page_size, page * page_size));
  return {
    head: header,
    focus: { ...bird, mean_kinship },
    diversity,
    statuses,
    today: scope.today,
    items: cards.map((card) => ({ ...card, young: youngWith(card) })),
    total: mates.length,
    page,
    page_size,
    total_pages: Math.ceil(mates.length / page_size),
  };
}

type Found = [n: number, birth_date: string | null, colour?: string | null];
const candidateOf = ([n, birth_date]: Found): Candidate => [n, birth_date];

/** Candidates as one text, in the order of their rings; with their colours only when a colour is asked for. */
function candidatesFor(scope: Scope, focus: (column: string) => SQL, { status_id, adults, mutation }: MatesFilter) {
  const { adult } = ageBounds(scope.today);
  const colour = mutation ? sql`, ifnull(birds.mutation, '') || ' ' || ifnull(birds.genotype, '')` : sql``;
  return scope.db.all<{ found: string }>(sql`
    SELECT json_group_array(json_array(birds.n, birds.birth_date${colour})) AS found FROM (
      SELECT * FROM birds WHERE ${isPresent(scope)} AND birds.species_id = ${focus("species_id")}
        AND birds.sex = CASE ${focus("sex")} WHEN 'male' THEN 'female' WHEN 'female' THEN 'male' END
        ${status_id ? sql`AND birds.status_id = ${status_id}` : sql``}
        ${adults ? sql`AND birds.birth_date <= ${adult}` : sql``}
      ORDER BY birds.identifier_key, birds.id
    ) birds`);
}

/** Whether the colour mentions every word, whatever their accents and case. */
function mentions(mutation: string): (found: Found) => boolean {
  const words = foldName(mutation).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return ([, , colour]) => {
    const stated = foldName(colour ?? "");
    return words.every((word) => stated.includes(word));
  };
}

/** The birds of a page of the ranking, in its order. */
async function withCards(scope: Scope, mates: readonly Weighed[]) {
  if (mates.length === 0) return [];
  const status_key = sql<string | null>`(SELECT statuses.key FROM statuses
    WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id)`;
  const { n, id, identifier, name, birth_date, birth_precision, status_id } = birds;
  const { mutation, genotype, inbreeding, completeness } = birds;
  const { drawing, photo_id } = pageColumns(scope.language);
  const cards = await scope.db
    .select({
      n,
      id,
      identifier,
      name,
      birth_date,
      birth_precision,
      status_id,
      mutation,
      genotype,
      inbreeding,
      completeness,
      drawing,
      photo_id,
      status_key: status_key.as("status_key"),
      status_name: nameOfStatus(scope.language).as("status_name"),
      // What rooms read is nobody's but theirs.
      ...(Object.fromEntries(Object.entries(cautionReads(scope)).map(([name, it]) => [name, it.as(name)])) as object),
    })
    .from(birds)
    .where(
      owned(
        scope,
        birds,
        byNumber,
        sql`n IN (SELECT value FROM json_each(${JSON.stringify(mates.map((it) => it.n))}))`,
      ),
    );
  const cardOf = new Map(cards.map((card) => [card.n, card]));
  return mates.flatMap(({ n: number, place: _, ...weighed }) => {
    const card = cardOf.get(number);
    if (!card) return [];
    const { n: __, ...row } = card;
    const shown = withoutReads(row);
    // Whoever is offered is one's own and here.
    const bird = { ...shown, status_kind: "present" as const, is_reference: false };
    return [{ ...shown, ...weighed, cautions: cautionsOf(bird, { row, today: scope.today }) }];
  });
}

/** A bird that might be paired with the one asked about. */
export type Mate = Awaited<ReturnType<typeof matesOf>>["items"][number];
