import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { halfEven } from "#worker/money/vat.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { allDays, ownDays, placeDays } from "./bird-days.ts";
import { byDays } from "./by-days.ts";
import type { PeriodFilter } from "./contract.ts";
import { spentInParts } from "./movements.ts";
import { serializeUses, usesRead } from "./pair-uses.ts";
import { periodsOf } from "./queries.ts";

type Read = { own: number; unshared: number };
/** What was spent and used for a species, a place or all birds, the days these were there, and the pair's part of it. */
type Spread = {
  of: "all" | "species" | "place";
  id: string | null;
  name: string | null;
  cents: number;
  days: number;
  own_days: number;
  part_cents: number;
};

/**
 * What a pair cost in a period, and what a weaned chick of it; `missing` when the pair is not there. What was bought for the stock
 * counts by what is used of it. One trip.
 */
export async function pairCost(scope: Scope, id: string, filter: PeriodFilter) {
  const { db, org_id, today } = scope;
  const { period } = periodsOf(today, { ...filter, against: "before" });
  const { from } = period;
  // Of days to come nobody knows who will be there.
  const [to = today] = [period.to, today].sort();
  const until = { from, to };
  const read = await batch(db, {
    pair: db.all<{ number: string; currency: string }>(sql`
      SELECT number, (SELECT currency FROM organizations WHERE id = ${org_id}) AS currency FROM pairs
      WHERE org_id = ${org_id} AND id = ${id}`),
    spent: db.all<Read>(sql`
      SELECT ifnull(sum(cents) FILTER (WHERE pair_id = ${id}), 0) AS own,
        ifnull(sum(cents) FILTER (WHERE is_shared = 0), 0) AS unshared
      FROM (${spentInParts(scope, period)})
      WHERE is_stocked = 0 AND currency = (SELECT currency FROM organizations WHERE id = ${org_id})`),
    uses: usesRead(scope, period, id),
    all: allDays(scope, until),
    own: ownDays(scope, until, id),
    inPlaces: placeDays(scope, until, id),
    weaned: db.all<{ n: number }>(sql`
      SELECT count(*) AS n FROM eggs WHERE org_id = ${org_id} AND pair_id = ${id} AND state = 'hatched'
        AND weaned_on BETWEEN ${from} AND ${to}`),
  });
  const [pair] = read.pair;
  if (!pair) throw new Refusal("missing");
  const { own = 0, unshared: spentOnAll = 0 } = read.spent[0] ?? {};
  const concerns = new Set([
    ...read.own.map(({ species_id }) => species_id),
    ...read.inPlaces.flatMap(({ root, bird_id }) => (bird_id === null ? [] : [root])),
  ]);
  const { stock_cents, for_all_cents, pools, ...stock } = serializeUses(read.uses, pair.currency, concerns);
  const sumDays = (rows: ReadonlyArray<{ days: number }>) => rows.reduce((sum, { days }) => sum + days, 0);
  const unshared = spentOnAll + for_all_cents;
  const birds = read.own.map((it) => ({ ...it, cents: 0 }));
  /** The pair's part of what is shared by days, told to its birds by theirs. */
  function shared(of: Pick<Spread, "of" | "id" | "name" | "cents">, days: number, own: readonly number[]): Spread {
    const own_days = own.reduce((sum, one) => sum + one, 0);
    const part_cents = days > 0 ? halfEven(of.cents * own_days, days) : 0;
    const parts = byDays(
      part_cents,
      own.map((days) => ({ days })),
    );
    for (const [at, bird] of birds.entries()) bird.cents += parts[at] ?? 0;
    return { ...of, days, own_days, part_cents };
  }
  const spread = [
    shared(
      { of: "all", id: null, name: null, cents: unshared },
      sumDays(read.all),
      read.own.map(({ days }) => days),
    ),
    ...pools.map(({ of, target_id, name, cents }) => {
      const inPlace = read.inPlaces.filter(({ root }) => root === target_id);
      const named = { of: of as Spread["of"], id: target_id, name, cents };
      return of === "species"
        ? shared(
            named,
            sumDays(read.all.filter(({ species_id }) => species_id === target_id)),
            read.own.map(({ species_id, days }) => (species_id === target_id ? days : 0)),
          )
        : shared(
            named,
            sumDays(inPlace),
            read.own.map(({ id: bird_id }) => inPlace.find((it) => it.bird_id === bird_id)?.days ?? 0),
          );
    }),
  ];
  const spread_cents = spread.reduce((sum, { part_cents }) => sum + part_cents, 0);
  const cost_cents = own + stock_cents + spread_cents;
  const weaned = read.weaned[0]?.n ?? 0;
  return {
    ...period,
    number: pair.number,
    currency: pair.currency,
    own_cents: own,
    stock_cents,
    spread_cents,
    cost_cents,
    weaned,
    per_weaned_cents: weaned > 0 ? halfEven(cost_cents, weaned) : null,
    unshared_cents: unshared,
    bird_days: spread[0]?.days ?? 0,
    pair_days: spread[0]?.own_days ?? 0,
    spread,
    stock,
    birds: birds.map(({ is_chick, species_id: _, ...it }) => ({ ...it, is_chick: is_chick === 1 })),
  };
}
export type PairCost = Awaited<ReturnType<typeof pairCost>>;
