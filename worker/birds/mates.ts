import { type SQL, sql } from "drizzle-orm";
import type { MateSort, Sex } from "#db/vocabulary.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { nameOfStatus } from "./columns.ts";
import { birdHead } from "./heads.ts";
import { type HouseKindred, withKindred } from "./house-kindred.ts";
import { type Diversity, diversityOf, kinshipsOf, meanKinships, meanWithChick } from "./kinship.ts";
import type { MatesFilter } from "./kinship-contract.ts";
import { livesHere, livingNumbers, positionsIn } from "./living.ts";
import { ageBounds } from "./matching.ts";
import { statusesInOrder } from "./statuses.ts";

/** A bird that might be paired with the one asked about. */
export type Mate = {
  id: string;
  identifier: string;
  name: string | null;
  birth_date: string | null;
  status_id: string | null;
  status_key: string | null;
  status_name: string | null;
  mutation: string | null;
  genotype: string | null;
  inbreeding: number;
  completeness: number;
  /** F that young of the two would have. */
  expected_inbreeding: number;
  /** What one chick of the two would add to the mean kinship of the living birds of the species; negative is good. */
  mean_kinship_change: number;
  /** The candidate's own mean kinship with them. */
  mean_kinship: number;
};

type Row = [
  n: number,
  ...facts: [id: string, identifier: string, name: string | null, birth_date: string | null],
  ...status: [id: string | null, key: string | null, name: string | null],
  ...colour: [mutation: string | null, genotype: string | null],
  ...pedigree: [inbreeding: number, completeness: number],
];
type Focus = { n: number; sex: Sex; species_id: string; inbreeding: number; completeness: number };

/**
 * Who might be paired with a bird: living birds of its species and the other sex, ranked. Every one of them is weighed,
 * in two passes over the whole pedigree. Refuses a bird of unknown sex with `conflict`, since it has no other sex.
 */
export async function matesOf(scope: Scope, id: string, filter: MatesFilter) {
  const focusColumn = (column: string) =>
    sql`(SELECT focus.${sql.raw(column)} FROM birds focus WHERE focus.org_id = ${scope.org_id} AND focus.id = ${id})`;
  const [house, [head], [focus], [found], living, statuses] = await withKindred(
    scope,
    birdHead(scope, id),
    scope.db.all<Focus>(sql`SELECT n, sex, species_id, inbreeding, completeness FROM birds
      WHERE org_id = ${scope.org_id} AND id = ${id} AND deleted_at IS NULL`),
    candidates(scope, focusColumn, filter),
    livingNumbers(scope, focusColumn("species_id")),
    statusesInOrder(scope),
  );
  const position = focus && house.positionOf(focus.n);
  if (!head || !focus || position === undefined) throw new Refusal("missing");
  if (focus.sex === "unknown") throw new Refusal("conflict", {}, { detail: "birds.mates.unknown_sex" });
  const flock = positionsIn(house, living);
  const rows = (JSON.parse(found?.found ?? "[]") as Row[]).filter(mentions(filter.mutation));
  const weighed = weigh(house, { position, flock, rows });
  const ranked = weighed.mates.sort(byRank(filter.sort_by));
  const { page, page_size } = filter;
  return {
    ...{ head, focus: { ...focus, mean_kinship: weighed.mean_kinship }, diversity: weighed.diversity, statuses },
    ...{ items: ranked.slice((page - 1) * page_size, page * page_size), total: ranked.length },
    ...{ page, page_size, total_pages: Math.ceil(ranked.length / page_size), today: scope.today },
  };
}

/** Candidates as one text of JSON lists: thousands of rows cost more in transit than in the database. */
function candidates(scope: Scope, focus: (column: string) => SQL, { status_id, adults }: MatesFilter) {
  const { adult } = ageBounds(scope.today);
  const key = sql`(SELECT statuses.key FROM statuses
    WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id)`;
  return scope.db.all<{ found: string }>(sql`
    SELECT json_group_array(json_array(birds.n, birds.id, birds.identifier, birds.name, birds.birth_date,
      birds.status_id, ${key}, ${nameOfStatus(scope.language)}, birds.mutation, birds.genotype,
      birds.inbreeding, birds.completeness)) AS found
    FROM birds WHERE ${livesHere(scope)} AND birds.species_id = ${focus("species_id")}
      AND birds.sex = CASE ${focus("sex")} WHEN 'male' THEN 'female' WHEN 'female' THEN 'male' END
      ${status_id ? sql`AND birds.status_id = ${status_id}` : sql``}
      ${adults ? sql`AND birds.birth_date <= ${adult}` : sql``}`);
}

/** Whether colour and genotype mention every word, whatever their accents and case. */
function mentions(mutation: string): (row: Row) => boolean {
  const words = foldName(mutation).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return ([, , , , , , , , colour, genotype]) => {
    const said = foldName(`${colour ?? ""} ${genotype ?? ""}`);
    return words.every((word) => said.includes(word));
  };
}

type Weighing = { position: number; flock: readonly number[]; rows: readonly Row[] };

function weigh({ kindred, positionOf }: HouseKindred, { position, flock, rows }: Weighing) {
  const kinships = kinshipsOf(kindred, position);
  const means = meanKinships(kindred, flock);
  const diversity = diversityOf(means, flock);
  const own = means[position] as number;
  const mates = rows.flatMap((row): Mate[] => {
    const at = positionOf(row[0]);
    return at === undefined
      ? []
      : [mateOf(row, { kinship: kinships[at] as number, means: [own, means[at] as number], diversity })];
  });
  return { mates, diversity, mean_kinship: own };
}

type Weighed = { kinship: number; means: readonly [own: number, theirs: number]; diversity: Diversity };

function mateOf(row: Row, { kinship, means, diversity }: Weighed): Mate {
  const [, id, identifier, name, birth_date, status_id, status_key, status_name, mutation, genotype, ...pedigree] = row;
  const [inbreeding, completeness] = pedigree;
  return {
    ...{ id, identifier, name, birth_date, status_id, status_key, status_name, mutation, genotype },
    ...{ inbreeding, completeness, mean_kinship: means[1], expected_inbreeding: kinship },
    mean_kinship_change: meanWithChick(diversity, means, kinship) - diversity.mean_kinship,
  };
}

const compare = <Value extends number | string>(one: Value, other: Value) => (one < other ? -1 : Number(one > other));
const byF = (one: Mate, other: Mate) => compare(one.expected_inbreeding, other.expected_inbreeding);
const byMean = (one: Mate, other: Mate) => compare(one.mean_kinship_change, other.mean_kinship_change);
const byRing = (one: Mate, other: Mate) => compare(one.identifier, other.identifier) || compare(one.id, other.id);
// The oldest first; of unknown age last.
const byBirth = (one: Mate, other: Mate) => compare(one.birth_date ?? "9999", other.birth_date ?? "9999");

/** Ties fall to what matters next, and at last to the ring, so that pages never overlap. */
function byRank(sort: MateSort) {
  const orders = { inbreeding: [byF, byMean], mean_kinship: [byMean, byF], birth_date: [byBirth, byF], identifier: [] };
  return (one: Mate, other: Mate) =>
    [...orders[sort], byRing].reduce((decided, order) => decided || order(one, other), 0);
}
