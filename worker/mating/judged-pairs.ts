import { sql } from "drizzle-orm";
import type { Sex, StatusKind } from "#db/vocabulary.ts";
import { nameOfStatus } from "#worker/birds/columns/columns.ts";
import { booksFrom, mutationsWhere, speciesNamed } from "#worker/genetics/queries.ts";
import { coloursOfPair, noColours, risksOfColours } from "#worker/genotypes/pair.ts";
import { completenessOfYoung } from "#worker/kinship/completeness.ts";
import { kinship } from "#worker/kinship/kinship.ts";
import { type CachedPedigree, withCachedPedigree } from "#worker/kinship/pedigree-cache.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { cautionColumns, withoutReads } from "#worker/kit/bird-slots.ts";
import type { Known } from "#worker/locales/part-days.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { cautionsOf } from "./cautions.ts";
import { cautionsOfPair, verdictOf } from "./pair-verdict.ts";

/** A bird as a pair is judged by. */
export type FoundBird = {
  n: number;
  id: string;
  identifier: string;
  name: string | null;
  sex: Sex;
  species_id: string;
  species_name: string;
  birth_date: string | null;
  birth_precision: Known;
  status_key: string | null;
  status_name: string | null;
  status_kind: StatusKind | null;
  mutation: string | null;
  genotype: string | null;
  is_reference: 0 | 1;
  inbreeding: number;
  completeness: number;
  pedigree_depth: number;
};

/** The statement that reads birds to be judged; `given` names rows of `birds`. */
export const birdsToJudge = (scope: Scope, given: ReturnType<typeof sql>) =>
  scope.db.all<FoundBird>(sql`
    SELECT birds.n, birds.id, birds.identifier, birds.name, birds.sex, birds.species_id, birds.birth_date,
      birds.birth_precision, birds.mutation, birds.genotype, birds.is_reference, birds.inbreeding, birds.completeness,
      birds.pedigree_depth,
      statuses.key AS status_key, ${nameOfStatus(scope.language)} AS status_name, statuses.kind AS status_kind,
      (SELECT species.common_name FROM species
        WHERE species.org_id = birds.org_id AND species.id = birds.species_id) AS species_name${cautionColumns(scope)}
    FROM birds LEFT JOIN statuses ON statuses.org_id = birds.org_id AND statuses.id = birds.status_id WHERE ${given}`);

/** The statements that read by what a pair's colours are judged. */
export const coloursToJudge = (scope: Scope) => ({ kinds: speciesNamed(scope), own: mutationsWhere(scope) });

/** By what pairs are judged; of one alone its colours are told, of several only what of them is lost. */
type Grounds = { pedigree: CachedPedigree; bookOf: ReturnType<typeof booksFrom>; isOne: boolean };

/** What speaks for a cock and a hen and against them; `young` they have together already. */
export function judged(scope: Scope, grounds: Grounds, cock: FoundBird, hen: FoundBird, young: number) {
  const { pedigree, bookOf, isOne } = grounds;
  const [one, other] = [pedigree.positionOf(cock.n), pedigree.positionOf(hen.n)];
  if (one === undefined || other === undefined) throw new Refusal("missing");
  const expected_inbreeding = kinship(pedigree.kindred, one, other);
  const completeness = completenessOfYoung(pedigree.kindred.pedigree, one, other);
  const is_hybrid = cock.species_id !== hen.species_id;
  // What a hybrid looks like is in no book.
  const report = isOne ? coloursOfPair : risksOfColours;
  const colours = is_hybrid ? noColours : report(scope, bookOf(cock.species_id), cock, hen);
  const colour_risks = (["lethal", "subvital"] as const).filter((risk) =>
    colours.colour_risks.some(({ kind }) => kind === risk),
  );
  const findings = { expected_inbreeding, completeness, is_hybrid, young };
  const birds = { cock: cautioned(cock, scope), hen: cautioned(hen, scope) };
  const cautions = cautionsOfPair({ ...findings, ...birds, colour_risks });
  return { findings, birds, colours, cautions, verdict: verdictOf(cautions, birds) };
}

function cautioned({ n: _, is_reference, ...row }: FoundBird, { today }: Scope) {
  const known = { ...withoutReads(row), is_reference: is_reference === 1 };
  return { ...known, cautions: cautionsOf(known, { row, today }) };
}

type Together = { cock_id: string; hen_id: string; young: number };
/** A cock and a hen of several, judged. */
export type JudgedPair = ReturnType<typeof answered>;

const named = ({ id, identifier, species_id, pedigree_depth }: ReturnType<typeof cautioned>) => ({
  id,
  identifier,
  species_id,
  pedigree_depth,
});

const answered = ({ findings, birds, colours, cautions, verdict }: ReturnType<typeof judged>) => ({
  cock_id: birds.cock.id,
  hen_id: birds.hen.id,
  cock: named(birds.cock),
  hen: named(birds.hen),
  inbreeding: findings.expected_inbreeding,
  verdict,
  cautions,
  completeness: findings.completeness,
  is_hybrid: findings.is_hybrid,
  young: findings.young,
  ...colours,
});

/**
 * Judges every cock with every hen, and answers further statements, in one round trip. Birds are named by id; what is not
 * at hand is not among `birds`, and who is of the wrong sex is judged all the same: refusing is the asker's. Which colours
 * come of them is told of one cock and one hen; of more only what is lost.
 */
export async function judgePairs<Input extends Statements>(
  scope: Scope,
  { cock_ids, hen_ids }: { cock_ids: ReturnType<typeof sql>; hen_ids: ReturnType<typeof sql> },
  input: Input,
) {
  const { org_id, db } = scope;
  const { pedigree, cocks, hens, together, kinds, own, ...rest } = await withCachedPedigree<
    ReturnType<typeof statements> & Input
  >(scope, { ...statements(), ...input });
  function statements() {
    const within = (ids: ReturnType<typeof sql>) =>
      sql`birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND birds.id IN (${ids})`;
    return {
      cocks: birdsToJudge(scope, within(cock_ids)),
      hens: birdsToJudge(scope, within(hen_ids)),
      together: db.all<Together>(sql`
        SELECT birds.father_id AS cock_id, birds.mother_id AS hen_id, count(*) AS young FROM birds
        WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND birds.father_id IN (${cock_ids})
          AND +birds.mother_id IN (${hen_ids}) GROUP BY birds.father_id, birds.mother_id`),
      ...coloursToJudge(scope),
    };
  }
  const bookOf = booksFrom(kinds, own);
  const youngOf = (cock: FoundBird, hen: FoundBird) =>
    together.find((it) => it.cock_id === cock.id && it.hen_id === hen.id)?.young ?? 0;
  const judge = (his: readonly FoundBird[], hers: readonly FoundBird[]): JudgedPair[] => {
    const all = his.flatMap((cock) => hers.filter(({ id }) => id !== cock.id).map((hen) => [cock, hen] as const));
    const grounds = { pedigree, bookOf, isOne: all.length === 1 };
    return all.map(([cock, hen]) => answered(judged(scope, grounds, cock, hen, youngOf(cock, hen))));
  };
  return { cocks, hens, judge, ...rest };
}
