import { sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import type { Sex } from "#db/vocabulary.ts";
import { answeredColumns } from "#worker/birds/columns/columns.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { byNumber } from "#worker/birds/columns/write-stamp.ts";
import { diversityOf, kinshipsOf, meanKinships } from "#worker/kinship/kinship.ts";
import { withCachedPedigree } from "#worker/kinship/pedigree-cache.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { speciesNames } from "#worker/species/queries.ts";
import { adultsOf, speciesKept } from "./adults.ts";
import type { DiversityFilter, MatrixFilter, RelativesFilter } from "./contract.ts";
import { isPresent, positionsIn, presentNumbers } from "./present-birds.ts";

type Numbered = { n: number };

/** The relatives of a bird with their kinships, nearest first, birds of others included; weighed against everyone there is. */
export async function relativesOf(scope: Scope, id: string, { page, page_size }: RelativesFilter) {
  const {
    pedigree,
    header: [header],
    focus: [focus],
    trash: [trash],
  } = await withCachedPedigree(scope, {
    header: birdHeader(scope, id),
    focus: scope.db.all<Numbered>(
      sql`SELECT n FROM birds WHERE org_id = ${scope.org_id} AND id = ${id} AND deleted_at IS NULL`,
    ),
    trash: scope.db.all<{ numbers: string | null }>(sql`SELECT group_concat(n, ' ') AS numbers FROM birds
      WHERE org_id = ${scope.org_id} AND deleted_at IS NOT NULL`),
  });
  const position = focus && pedigree.positionOf(focus.n);
  if (!header || position === undefined) throw new Refusal("missing");
  const kinships = kinshipsOf(pedigree.kindred, position);
  const gone = new Set(
    String(trash?.numbers ?? "")
      .split(" ")
      .map(Number),
  );
  const related = [...kinships.keys()].filter(
    (at) => (kinships[at] as number) > 0 && at !== position && !gone.has(pedigree.numberAt(at)),
  );
  related.sort((one, other) => (kinships[other] as number) - (kinships[one] as number) || one - other);
  const shown = related.slice((page - 1) * page_size, page * page_size);
  const kin = new Map(shown.map((at) => [pedigree.numberAt(at), kinships[at] as number]));
  const cards = await cardsOf(scope, [...kin.keys()]);
  const items = cards
    .map(({ n, ...card }) => ({ ...card, kinship: kin.get(n) ?? 0 }))
    .sort((one, other) => other.kinship - one.kinship || (one.identifier < other.identifier ? -1 : 1));
  const total = related.length;
  return { head: header, items, total, page, page_size, total_pages: Math.ceil(total / page_size) };
}

/** The birds of these numbers as lists show them. */
function cardsOf(scope: Scope, numbers: readonly number[]) {
  return scope.db
    .select({ n: birds.n, ...answeredColumns(scope.language) })
    .from(birds)
    .where(owned(scope, birds, byNumber, sql`n IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`));
}

/** So many species are offered, those with the most birds. */
const speciesOffered = 8;

/** A bird of the matrix; `completeness` of its pedigree from 0 (no parent known) to 1. */
export type InMatrix = {
  id: string;
  identifier: string;
  name: string | null;
  sex: Sex;
  species_id: string;
  completeness: number;
};

/**
 * F of the young that every cock and every hen among some birds would have; `f` is rows of cocks by columns of hens. Where
 * no birds are named they are the adults of a species that is kept, and `kept` says which species there are.
 */
export async function pairingMatrix(scope: Scope, { ids, species_id }: MatrixFilter) {
  const isChosen = ids.length > 0;
  const { pedigree, chosen, kept } = await withCachedPedigree(scope, {
    chosen: scope.db.all<InMatrix & Numbered>(sql`
      SELECT birds.n, birds.id, birds.identifier, birds.name, birds.sex, birds.species_id, birds.completeness FROM birds
      WHERE birds.org_id = ${scope.org_id} AND birds.deleted_at IS NULL
      AND birds.id IN (${isChosen ? sql`SELECT value FROM json_each(${JSON.stringify(ids)})` : adultsOf(scope, species_id)})
      ORDER BY birds.identifier_key, birds.id`),
    kept: speciesKept(scope, isChosen ? 0 : speciesOffered),
  });
  const missing = isChosen ? new Set(ids).size - chosen.length : 0;
  const ofSex = (sex: Sex) => chosen.filter((bird) => bird.sex === sex);
  const [cocks, hens] = [ofSex("male"), ofSex("female")];
  const f = cocks.map((cock) => {
    const kinships = kinshipsOf(pedigree.kindred, pedigree.positionOf(cock.n) ?? 0);
    return hens.map((hen) => kinships[pedigree.positionOf(hen.n) ?? 0] as number);
  });
  const bare = ({ n: _, ...bird }: (typeof chosen)[number]) => bird;
  const birds = { cocks: cocks.map(bare), hens: hens.map(bare), unsexed: ofSex("unknown").map(bare) };
  return { ...birds, f, missing, kept, species_id: isChosen ? null : species_id || (kept[0]?.id ?? null) };
}

/**
 * What is left of the founders' genes in the present birds of a species (of all without one), and each bird's mean kinship
 * with them, the rarest first: those whose genes fewest others carry.
 */
export async function flockDiversity(scope: Scope, { species_id, page, page_size }: DiversityFilter) {
  const { pedigree, present, names, counts } = await withCachedPedigree(scope, {
    present: presentNumbers(scope, species_id ? sql`${species_id}` : undefined),
    names: speciesNames(scope),
    counts: scope.db.all<{ id: string; birds: number }>(sql`
      SELECT birds.species_id AS id, count(*) AS birds FROM birds WHERE ${isPresent(scope)} GROUP BY birds.species_id`),
  });
  const birdsOf = new Map(counts.map(({ id, birds }) => [id, birds]));
  const species = names.map((it) => ({ ...it, birds: birdsOf.get(it.id) ?? 0 }));
  const group = positionsIn(pedigree, present);
  const means = meanKinships(pedigree.kindred, group);
  const ranked = [...group].sort((one, other) => (means[one] as number) - (means[other] as number) || one - other);
  const shown = ranked.slice((page - 1) * page_size, page * page_size);
  const mean = new Map(shown.map((at) => [pedigree.numberAt(at), means[at] as number]));
  const items = (await cardsOf(scope, [...mean.keys()]))
    .map(({ n, ...card }) => ({ ...card, mean_kinship: mean.get(n) ?? 0 }))
    .sort((one, other) => one.mean_kinship - other.mean_kinship || (one.identifier < other.identifier ? -1 : 1));
  const total = group.length;
  const pages = { total, page, page_size, total_pages: Math.ceil(total / page_size) };
  return { ...diversityOf(means, group), items, ...pages, species, today: scope.today };
}
