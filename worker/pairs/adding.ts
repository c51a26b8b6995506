import { sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { audited } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { beginBreeding, toCage } from "./breeding.ts";
import type { PairDraft } from "./contract.ts";
import { type Facts, factsOf } from "./facts.ts";
import {
  birdsStillSo,
  placeStillThere,
  refuseAway,
  refuseBeforeBirth,
  refuseBirds,
  refuseDay,
  refusePlace,
} from "./guards.ts";
import { type Joining, joins } from "./joining.ts";
import { answer, type PairAnswer, pairRows } from "./queries.ts";
import { asPair, pairsRead } from "./reading.ts";
import { retryWrite } from "./retry-write.ts";
import { seasonOf } from "./season.ts";

/**
 * Adds a pair with the next number of its season, given by the write itself. One that has begun sets its birds to breed
 * and, unless told otherwise, moves them to its place. Refuses as `refuseBirds` and `refuseAway` do, on `started_on` a day that cannot be,
 * on `reason` a place that would be too full. With an Idempotency-Key the same request makes it once.
 */
export async function addPair(scope: Scope, draft: PairDraft): Promise<PairAnswer> {
  const id = await idFor(scope, "pair");
  return retryWrite(async () => {
    const facts = await factsOf(scope, { id, ...draft });
    if (facts.pair) return replayed(scope, facts, draft);
    const { kind, state, place_id, notes, cock_ids, hen_ids } = draft;
    const birds = [...facts.cocks, ...facts.hens];
    const judged = new Set([...cock_ids, ...hen_ids]);
    refuseBirds(facts, draft, kind, judged);
    refuseAway(facts, [...judged], draft.confirmed);
    refusePlace(facts, place_id);
    const begins = state === "active";
    const started_on = draft.started_on ?? (begins ? scope.today : null);
    if (begins) refuseDay(scope, "started_on", started_on ?? scope.today, birds);
    else if (started_on) refuseBeforeBirth("started_on", started_on, birds);
    const { year } = seasonOf(started_on ?? scope.today, facts.season_start);
    const joining = joiningOf(facts, begins ? started_on : null);
    const on = started_on ?? scope.today;
    const ids = birds.map((bird) => bird.id);
    // Only the write that made the pair has written its first bird under this id.
    const isOurs = sql`EXISTS (SELECT 1 FROM pair_birds WHERE org_id = ${scope.org_id} AND id = ${joining[0]?.id ?? ""})`;
    const move =
      begins && draft.move && place_id ? toCage(scope, { ids, on }, place_id, draft.reason, isOurs) : undefined;
    const position = sql`(
      SELECT ifnull(max(position), 0) + 1 FROM pairs WHERE org_id = ${scope.org_id} AND season = ${year})`;
    const { made } = pairRows.insertion(
      scope,
      id,
      { kind, place_id, started_on, notes },
      {
        sets: {
          season: year,
          position,
          number: sql`${`${year}-`} || printf('%02d', ${position})`,
          state,
          state_since: begins ? started_on : null,
          species_id: facts.hens[0]?.species_id,
        },
        when: sql`${birdsStillSo(scope, { id, cock_ids, hen_ids }, judged)} AND ${placeStillThere(scope, place_id)}
          AND ${move?.allowed ?? sql`1`}`,
      },
    );
    const answers = await batch(scope.db, {
      made,
      line: audited(scope, { subject: "pair", subject_id: id, deed: "created", changes: changesOf(facts, draft) }),
      joined: joins(
        scope,
        id,
        joining,
        sql`NOT EXISTS (
        SELECT 1 FROM pair_birds WHERE org_id = ${scope.org_id} AND pair_id = ${id})`,
      ),
      ...(begins && beginBreeding(scope, { ids, on }, isOurs)),
      ...move?.statements,
      rows: pairsRead(scope, sql`pairs.id = ${id}`),
    });
    const [row] = answers.made.length > 0 ? answers.rows : [];
    if (row) return answer(scope, asPair(row), facts);
    if (move && "moved" in answers) move.serialize(answers as Parameters<typeof move.serialize>[0]);
    return undefined;
  });
}

function joiningOf({ cocks, hens }: Facts, from_on: string | null): Joining[] {
  const ids = newIds("pair_bird", cocks.length + hens.length);
  const sided = [
    ...cocks.map(({ id }) => ({ bird_id: id, side: "cock" as const })),
    ...hens.map(({ id }) => ({ bird_id: id, side: "hen" as const })),
  ];
  return sided.map((bird, at) => ({ ...bird, id: ids[at] ?? "", from_on }));
}

const rings = (birds: ReadonlyArray<{ identifier: string }>) => birds.map(({ identifier }) => identifier).join(", ");

const changesOf = ({ cocks, hens }: Facts, { kind, state }: PairDraft) => ({
  kind: [null, kind] as [null, string],
  state: [null, state] as [null, string],
  cocks: [null, rings(cocks)] as [null, string],
  hens: [null, rings(hens)] as [null, string],
});

/** The pair that the same request made before; `conflict` when another came under the same key and nobody edited it since. */
function replayed(scope: Scope, facts: Facts, draft: PairDraft): PairAnswer {
  const { pair } = facts;
  if (!pair) throw new Refusal("missing");
  const named = (birds: Array<{ id: string | null }>) =>
    birds
      .map(({ id }) => id)
      .sort()
      .join();
  const isSame =
    pair.kind === draft.kind &&
    pair.state === draft.state &&
    pair.place_id === draft.place_id &&
    pair.notes === draft.notes &&
    named(pair.cocks) === [...draft.cock_ids].sort().join() &&
    named(pair.hens) === [...draft.hen_ids].sort().join();
  if (pair.version === 1 && !isSame) throw new Refusal("conflict", {}, { detail: "pairs.key_reused" });
  return answer(scope, pair, facts);
}
