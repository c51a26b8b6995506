import { type SQL, sql } from "drizzle-orm";
import type { PairSide } from "#db/vocabulary.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import type { FoundBird } from "#worker/mating/judged-pairs.ts";
import { Refusal } from "#worker/refusal.ts";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import type { NewPairFilter } from "./contract.ts";
import { type Facts, factsOf } from "./facts.ts";
import { pairsOfBird } from "./listing.ts";
import { asPair } from "./reading.ts";

/** A bird that was named, and who that is; null for nobody at hand. */
type NamedBird = { asked: string; id: string | null; identifier: string; fault: string | null };

/**
 * What is to be thought of before birds become a pair: who they are, what keeps each from it, and how every cock goes with
 * every hen that could be in it.
 */
export async function newPair(scope: Scope, { cock, hen, id }: NewPairFilter) {
  const facts = await factsOf(scope, { id, cock_ids: namedBy(scope, cock), hen_ids: namedBy(scope, hen) });
  const [cocks, hens] = [namedIn(scope, facts, "cock", cock), namedIn(scope, facts, "hen", hen)];
  const isFit = (birds: NamedBird[], wanted: string) => birds.some((it) => it.id === wanted && !it.fault);
  const judged = facts.judged.filter((it) => isFit(cocks, it.cock_id) && isFit(hens, it.hen_id));
  const rotated = facts.elsewhere
    .filter(({ side, bird_id }) => side === "cock" && isFit(cocks, bird_id))
    .map(({ ring, number }) => translate(scope.language, "pairs.rotated", { ring, number }));
  return { cocks, hens, judged, rotated, today: scope.today };
}
export type NewPair = Awaited<ReturnType<typeof newPair>>;

const namedBy = ({ org_id }: Scope, named: readonly string[]): SQL => {
  const [ids, keys] = [JSON.stringify(named), JSON.stringify(named.map(ringKey))];
  return sql`
    SELECT birds.id FROM json_each(${ids}) given CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = given.value
    UNION SELECT birds.id FROM json_each(${keys}) given CROSS JOIN birds
      ON birds.org_id = ${org_id} AND birds.identifier_key = given.value AND birds.deleted_at IS NULL`;
};

function namedIn({ language }: Scope, facts: Facts, side: PairSide, named: readonly string[]): NamedBird[] {
  const found = side === "cock" ? facts.cocks : facts.hens;
  return named.map((input) => {
    const bird = found.find(({ id, identifier }) => id === input || ringKey(identifier) === ringKey(input));
    const trashed = facts.trashed.find(({ id }) => id === input);
    const ring = bird?.identifier ?? trashed?.ring ?? input;
    const fault = bird ? wrong(facts, side, bird) : { key: trashed ? "pairs.birds.in_trash" : "pairs.ring.missing" };
    const words = fault && translate(language, fault.key, { ring, number: "", ...fault });
    return { asked: input, id: bird?.id ?? trashed?.id ?? null, identifier: ring, fault: words ?? null };
  });
}

function wrong(
  { elsewhere }: Facts,
  side: PairSide,
  { id, sex }: FoundBird,
): { key: string; number?: string } | undefined {
  if (sex !== (side === "cock" ? "male" : "female")) return { key: `pairs.birds.${sex}` };
  const taken = side === "hen" && elsewhere.find((it) => it.bird_id === id && it.side === "hen");
  return taken ? { key: "pairs.hens.taken", number: taken.number } : undefined;
}

/** So many pairs of one bird are told, the newest. */
const pairsShown = 50;

/** The newest pairs of one bird with what stands at the head of its page, in one round trip; `missing` when it is not there. */
export async function breedingOf(scope: Scope, id: string) {
  const { header, rows } = await batch(scope.db, {
    header: birdHeader(scope, id),
    rows: pairsOfBird(scope, id, pairsShown + 1),
  });
  const [head] = header;
  if (!head) throw new Refusal("missing");
  return { head, pairs: rows.slice(0, pairsShown).map(asPair), is_cut: rows.length > pairsShown };
}
export type Breeding = Awaited<ReturnType<typeof breedingOf>>;
