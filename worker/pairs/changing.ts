import { type SQL, sql } from "drizzle-orm";
import { audited, type Changes } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { beginBreeding, endBreeding, toCage } from "./breeding.ts";
import type { PairChange, StateAction } from "./contract.ts";
import { type Facts, factsOf } from "./facts.ts";
import { birdsStillSo, placeStillThere } from "./guards.ts";
import { coloursOfTheDay, joins, neverJoined, stays } from "./joining.ts";
import { columnsWritten, type Plan, planOfChange } from "./planning.ts";
import { answer, type PairAnswer } from "./queries.ts";
import { asPair, type Pair, type PairBird, pairsRead, standing } from "./reading.ts";
import { retryWrite } from "./retry-write.ts";
import { illegal } from "./turning.ts";

/**
 * Changes what is said of a pair in one write: facts, birds, days, state. Refuses `missing`; `stale` with the pair as it
 * stands; then as adding one does; `illegal_state` for a state it cannot go to.
 */
export const changePair = (scope: Scope, id: string, change: PairChange): Promise<PairAnswer> =>
  retryWrite(async () => {
    const { cock_ids, hen_ids, place_id } = change;
    const facts = await factsOf(scope, { id, cock_ids, hen_ids, place_id });
    const { pair } = facts;
    if (!pair) throw new Refusal("missing");
    if (change.version !== undefined && change.version !== pair.version)
      throw new Refusal("stale", {}, { current: answer(scope, pair, facts).data });
    return write(scope, facts, pair, change);
  });

/** Begins a pair, rests or ends it, on a day; the same request under one Idempotency-Key does it once. */
export const turnPair = (scope: Scope, id: string, action: StateAction): Promise<PairAnswer> =>
  retryWrite(async () => {
    const facts = await factsOf(scope, { id });
    const { pair } = facts;
    if (!pair) throw new Refusal("missing");
    if (pair.state === action.state && scope.idempotency_key) return answer(scope, pair, facts);
    if (action.version !== undefined && action.version !== pair.version)
      throw new Refusal("stale", {}, { current: answer(scope, pair, facts).data });
    if (pair.state === action.state) throw illegal(pair);
    return write(scope, facts, pair, action);
  });

async function write(scope: Scope, facts: Facts, pair: Pair, change: PairChange): Promise<PairAnswer | undefined> {
  const plan = planOfChange(scope, facts, pair, change);
  const { id } = pair;
  const { columns, cock_ids, hen_ids, on } = plan;
  const ids = [...cock_ids, ...hen_ids];
  const { place_id, state } = columns;
  const isBegun = state === "active" || state === "resting";
  const arrives =
    isBegun && place_id !== null && (plan.birds === "begin" || place_id !== pair.place_id || plan.joining.length > 0);
  const wanted = { id, cock_ids, hen_ids, place_id };
  const so = allOf([
    sql`EXISTS (SELECT 1 FROM pairs
      WHERE pairs.org_id = ${scope.org_id} AND pairs.id = ${id} AND pairs.version = ${pair.version})`,
    ...(plan.judged.size > 0 ? [birdsStillSo(scope, wanted, plan.judged)] : []),
    ...(place_id === pair.place_id ? [] : [placeStillThere(scope, place_id)]),
  ]);
  const cage = arrives && change.move ? place_id : null;
  const allowed = cage ? toCage(scope, { ids, on }, cage, change.reason ?? null).allowed : sql`1`;
  const may = sql`${so} AND ${allowed}`;
  const move = cage ? toCage(scope, { ids, on }, cage, change.reason ?? null, may) : undefined;
  const begun = plan.birds === "begin" ? ids : state === "active" ? plan.joining.map(({ bird_id }) => bird_id) : [];
  const ended = plan.birds === "end" ? ids : pair.state === "active" ? plan.leaving : [];
  const changes = changesOf(facts, pair, plan);
  const answers = await batch(scope.db, {
    ...(plan.dropped.length > 0 && { dropped: neverJoined(scope, id, plan.dropped, may) }),
    ...(plan.entries.length > 0 && { days: stays(scope, id, plan.entries, may) }),
    ...(plan.joining.length > 0 && { joined: joins(scope, id, plan.joining, may) }),
    ...(pair.state === "planned" && isBegun && { coloured: coloursOfTheDay(scope, id, may) }),
    ...(begun.length > 0 && beginBreeding(scope, { ids: begun, on }, may)),
    ...(ended.length > 0 && endBreeding(scope, id, { ids: ended, on }, may)),
    ...move?.statements,
    written: written(scope, id, plan, may),
    ...(Object.keys(changes).length > 0 && {
      line: audited(scope, { subject: "pair", subject_id: id, deed: "changed", changes }),
    }),
    rows: pairsRead(scope, sql`pairs.id = ${id}`),
  });
  const [row] = answers.written.length > 0 ? answers.rows : [];
  if (row) return answer(scope, asPair(row), facts);
  if (move && "moved" in answers) move.serialize(answers as Parameters<typeof move.serialize>[0]);
  return undefined;
}

const allOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` AND `)})`;

function written({ db, org_id, now }: Scope, id: string, { columns, species_id }: Plan, may: SQL) {
  const cells = columnsWritten.map((column) => sql`${sql.identifier(column)} = ${columns[column]}`);
  return db.all<{ id: string }>(sql`
    UPDATE pairs SET ${sql.join(cells, sql`, `)}, species_id = ${species_id}, version = version + 1, updated_at = ${now}
    WHERE pairs.org_id = ${org_id} AND pairs.id = ${id} AND ${may} RETURNING id`);
}

/** Column to what it was and what it became; of the birds their rings. */
function changesOf({ cocks, hens }: Facts, pair: Pair, { columns, cock_ids, hen_ids }: Plan): Changes {
  const listed = columnsWritten.filter((column) => column !== "state_since");
  const now = new Map([...cocks, ...hens].map(({ id, identifier }) => [id, identifier]));
  const names = (ids: readonly string[], was: readonly PairBird[]) =>
    ids.map((id) => now.get(id) ?? was.find((bird) => bird.id === id)?.identifier ?? "").join(", ");
  const before = (birds: readonly PairBird[]) =>
    standing(birds)
      .map(({ identifier }) => identifier)
      .join(", ");
  const all: Changes = {
    ...Object.fromEntries(listed.map((column) => [column, [pair[column], columns[column]]])),
    cocks: [before(pair.cocks), names(cock_ids, pair.cocks)],
    hens: [before(pair.hens), names(hen_ids, pair.hens)],
  };
  return Object.fromEntries(Object.entries(all).filter(([, [was, is]]) => was !== is));
}
