import type { PairCost } from "#worker/finance/pairs.ts";
import type { FinancePage } from "#worker/finance/queries.ts";
import { halfEven } from "#worker/money/vat.ts";
import { seasonOf, seasonOfYear } from "#worker/pairs/season.ts";
import type { ResultsPage } from "#worker/results/queries.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { addressOf, during } from "../season/addresses.ts";
import { seasonToday } from "../season/seasons.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";

type Query = ToolArguments["chick_cost"];
/** The days whose costs count, and the season they are, where they are one. */
type Days = { from: string; to: string; season: number | null };

/**
 * What a weaned chick costs. Of a pair as its page has it: its own expenses, what was used for it and its part of what is for all,
 * by the days of its birds. In all, or of a species, the expenses of a season ÷ the chicks weaned of its pairs. Amounts are minor
 * units.
 */
export const chickCost = tool({
  name: "chick_cost",
  permission: "money.read",
  arguments: toolArguments.chick_cost,
  async find(query, context) {
    const days = await daysOf(query, context);
    return query.pair_id === undefined ? ofSeason(query, days, context) : ofPair(query.pair_id, days, context);
  },
});

async function daysOf({ season, from, to }: Query, { call }: ToolContext): Promise<Days> {
  const { start_month, season: today } = await seasonToday(call);
  if (from === undefined && to === undefined) {
    const { first, last, year } = season === undefined ? today : seasonOfYear(Number(season), start_month);
    return { from: first, to: last, season: year };
  }
  const begins = from ?? seasonOf(to ?? today.first, start_month).first;
  const { first, last, year } = seasonOf(begins, start_month);
  const ends = to ?? last;
  return { from: begins, to: ends, season: begins === first && ends >= last && ends <= last ? year : null };
}

async function ofPair(id: string, { from, to }: Days, { call, speech }: ToolContext): Promise<Finding> {
  const { say, money, number } = speech;
  const address = addressOf(`/finance/pairs/${id}`, { from, to });
  const { data: it } = await call<{ data: PairCost }>(`/api${address}`);
  const amount = (cents: number) => money(cents, it.currency);
  const each = it.per_weaned_cents;
  const when = during(speech, from, to);
  const parts = [
    ["own", it.own_cents],
    ["stock", it.stock_cents],
    ["spread", it.spread_cents],
  ] as const;
  const rows = parts.map(([of, cents]) => ({ label: say(`chick_cost.${of}`), href: address, detail: amount(cents) }));
  const answer =
    each === null
      ? say("chick_cost.pair.none", { number: it.number, when, cost: amount(it.cost_cents) })
      : say("chick_cost.pair", {
          number: it.number,
          when,
          each: amount(each),
          cost: amount(it.cost_cents),
          weaned: number(it.weaned),
        });
  return {
    outcome: each === null ? "unknown" : "answered",
    figures: { cost_cents: it.cost_cents, weaned: it.weaned, ...(each !== null && { per_weaned_cents: each }) },
    rows: { total: rows.length, items: rows },
    href: address,
    answer,
    how: say("chick_cost.how.pair"),
  };
}

async function ofSeason({ species_id }: Query, days: Days, { call, speech }: ToolContext): Promise<Finding> {
  const { say, money, number } = speech;
  const { from, to, season } = days;
  const href = addressOf("/finance", { from, to, by: species_id === undefined ? undefined : "species" });
  const when = during(speech, from, to);
  if (season === null)
    return { outcome: "unknown", figures: {}, rows: noRows, href, answer: say("chick_cost.days"), how: "" };
  const [{ data: spent }, { data: came }] = await Promise.all([
    call<{ data: FinancePage }>(`/api${href}`),
    call<{ data: ResultsPage }>(addressOf("/api/results", { season, species_id })),
  ]);
  const own = spent.lines.find(({ key }) => key === species_id)?.expense_cents ?? 0;
  const cost = species_id === undefined ? spent.expense_cents : own;
  const { weaned } = came.total_of_all.results;
  const base = { rows: noRows, href, how: say(species_id === undefined ? "chick_cost.how" : "chick_cost.how.species") };
  const figures = { cost_cents: cost, weaned };
  const values = { when, cost: money(cost, spent.currency), weaned: number(weaned), season };
  if (weaned === 0) return { ...base, outcome: "unknown", figures, answer: say("chick_cost.none", values) };
  if (cost === 0) return { ...base, outcome: "unknown", figures, answer: say("chick_cost.free", values) };
  const each = halfEven(cost, weaned);
  const name = came.species.find(({ id }) => id === species_id)?.name ?? "";
  const key = species_id === undefined ? "chick_cost.answer" : "chick_cost.species";
  return {
    ...base,
    outcome: "answered",
    figures: { ...figures, per_weaned_cents: each },
    answer: say(key, { ...values, name, each: money(each, spent.currency) }),
  };
}
