import { type Fractions, fractionsOf, type Results } from "#worker/clutches/figures/results.ts";
import type { ResultLine, ResultsPage, ResultView } from "#worker/results/queries.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import type { AnswerRow } from "../contract.ts";
import type { Speech } from "../speech.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { addressOf } from "./addresses.ts";
import { figuresOf, fractionText, rateBars, ratesText } from "./rates.ts";
import { inSeason } from "./seasons.ts";

const page = "/birds/pairs/results";
type Query = ToolArguments["results"];

/**
 * What eggs came to, of all, a species, a pair or a bird. Of a pair all its eggs count, for it is of one season; all else is of
 * the season in question, or of today's; beside each other (`by`) seasons are all. Figures bear the names of `/api/results`.
 */
export const results = tool({
  name: "results",
  permission: "flock.read",
  arguments: toolArguments.results,
  find: (query, context) =>
    query.pair_id !== undefined
      ? ofPair(query.pair_id, context)
      : query.bird_id !== undefined
        ? ofBird(query.bird_id, query, context)
        : ofMany(query, context),
});

async function ofPair(id: string, { call, speech }: ToolContext): Promise<Finding> {
  const [{ data: came }, { data: pair }] = await Promise.all([
    call<{ data: Results }>(`/api/pairs/${id}/results`),
    call<{ data: { number: string } }>(`/api/pairs/${id}`),
  ]);
  const who = speech.say("results.who.pair", { number: pair.number });
  return finding({ who, results: came, fractions: fractionsOf(came) }, `/birds/pairs/${id}`, speech);
}

async function ofBird(id: string, { season }: Query, context: ToolContext): Promise<Finding> {
  const { call, speech } = context;
  const [{ year, answer }, { data: bird }] = await Promise.all([
    inSeason(context, season, (it) =>
      call<{ data: ResultView }>(addressOf(`/api/birds/${id}/results`, { season: it })),
    ),
    call<{ data: { identifier: string } }>(`/api/birds/${id}`),
  ]);
  const { data } = answer;
  const who = speech.say("results.who.bird", { ring: bird.identifier, season: year });
  return finding({ who, ...data }, `/birds/${id}`, speech);
}

async function ofMany({ by, season, species_id }: Query, context: ToolContext): Promise<Finding> {
  const { call, speech } = context;
  const { say } = speech;
  const queryOf = (it: string | undefined) => ({
    by: by ?? "species",
    season: it,
    species_id,
    order: by ? "rate" : undefined,
  });
  const ask = (it: string | undefined) => call<{ data: ResultsPage }>(addressOf("/api/results", queryOf(it)));
  const { year, answer } =
    by === "season" ? { year: season, answer: await ask(season) } : await inSeason(context, season, ask);
  const query = queryOf(year);
  const { data } = answer;
  const species = data.species.find(({ id }) => id === species_id)?.name;
  const period = year === undefined ? say("results.seasons") : say("results.season", { season: year });
  const who = species === undefined ? period : say("results.who.species", { species, season: period });
  const { total_of_all, items, total } = data;
  const found = finding({ who, ...total_of_all }, addressOf(page, query), speech);
  if (by === undefined) return found;
  const rows = items.map((it) => rowOf(it, { by, season: year, species_id }, speech));
  const bars = items
    .filter(({ fractions }) => fractions.hatched_of_set.whole > 0)
    .slice(0, 10)
    .map(({ name, fractions }) => {
      const { share } = fractions.hatched_of_set;
      return { label: name ?? say("results.nobody"), value: share ?? 0, text: speech.percent(share ?? 0) };
    });
  const best = items.find((it) => it.name !== null && !it.fractions.hatched_of_set.is_few);
  return {
    ...found,
    figures: Object.fromEntries([...Object.entries(found.figures), ["total", total]]),
    rows: { total, items: rows },
    answer: best ? bestText(best, found.answer, speech) : `${found.answer} ${say("results.few")}`,
    how: `${found.how} ${say("results.how.order")}`,
    ...(bars.length > 0 && { chart: { title: say("results.bar.hatched_of_set"), bars } }),
  };
}

const bestText = ({ name, fractions }: ResultLine, answer: string, speech: Speech) => {
  const rate = fractionText(fractions.hatched_of_set, speech);
  return `${speech.say("results.best", { name: name ?? "", rate })} ${answer}`;
};

type Came = { who: string; results: Results; fractions: Fractions };

function finding({ who: name, results: came, fractions }: Came, href: string, speech: Speech): Finding {
  const who = `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;
  const { say } = speech;
  const bars = rateBars(fractions, speech);
  const open = came.open > 0 ? say("results.open", { count: came.open }) : "";
  const counts = {
    who,
    eggs: say("results.eggs", { count: came.eggs }),
    hatched: say("results.hatched", { count: came.hatched }),
    weaned: say("results.weaned", { count: came.weaned }),
  };
  return {
    outcome: "answered",
    figures: figuresOf(came, fractions),
    rows: noRows,
    href,
    answer:
      came.eggs === 0
        ? say("results.none", { who })
        : [say("results.answer", counts), ratesText(fractions, speech), open].filter(Boolean).join(" "),
    how: say("results.how"),
    ...(bars.length > 0 && { chart: { title: say("results.chart"), bars } }),
  };
}

function rowOf(it: ResultLine, { by, season, species_id }: Query, speech: Speech): AnswerRow {
  const { say } = speech;
  const { hatched_of_set, fertility } = it.fractions;
  const rates = [
    say("results.eggs", { count: it.results.eggs }),
    fertility.whole > 0 && say("results.rate.fertility", { rate: fractionText(fertility, speech) }),
    hatched_of_set.whole > 0 && say("results.rate.hatched_of_set", { rate: fractionText(hatched_of_set, speech) }),
  ];
  const pages: Partial<Record<NonNullable<Query["by"]>, string>> = {
    pair: `/birds/pairs/${it.id}`,
    hen: `/birds/${it.id}`,
    cock: `/birds/${it.id}`,
    machine: `/incubators/${it.id}`,
    species: addressOf(page, { by: "pair", season, species_id: it.id ?? undefined }),
    season: addressOf(page, { by: "species", season: it.id ?? undefined, species_id }),
  };
  return {
    label: it.name ?? say("results.nobody"),
    href: (it.id === null ? undefined : by && pages[by]) ?? null,
    detail: rates.filter(Boolean).join(" · "),
  };
}
