import type { Fractions } from "#worker/clutches/figures/results.ts";
import type { ResultLine, ResultsPage } from "#worker/results/queries.ts";
import { toolArguments } from "../arguments.ts";
import type { AnswerRow } from "../contract.ts";
import type { Speech } from "../speech.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { addressOf } from "./addresses.ts";
import { effectsOf, fewestEggs, mostOf, partsOf, type RateLine, type RatePart } from "./rate-parts.ts";
import { figuresOf, fractionText } from "./rates.ts";

const compared_rates = ["fertility", "hatched_of_fertile"] as const;
type Rate = (typeof compared_rates)[number];
/** Pages of 100 pairs that are read of a season at most. */
const mostPages = 5;

type Read = { now: ResultsPage; before: ResultsPage; pairs: ResultLine[]; years: { now: string; before: string } };

/**
 * Two seasons beside each other: fertility and hatch of the fertile apart, and which species and pairs make most of the
 * difference (`rate-parts.ts`). Figures are those of `/api/results` of the season in question, with `other_` those of the other.
 */
export const compared = tool({
  name: "compared",
  permission: "flock.read",
  arguments: toolArguments.compared,
  async find({ season, other, species_id }, { call, speech }) {
    const years = season > other ? { now: season, before: other } : { now: other, before: season };
    const read = (by: string, year: string, page?: number) =>
      addressOf("/api/results", { by, season: year, species_id, page_size: 100, page });
    const ask = async (path: string) => (await call<{ data: ResultsPage }>(path)).data;
    const [now, before, first] = await Promise.all([
      ask(read("species", years.now)),
      ask(read("species", years.before)),
      ask(read("pair", years.now)),
    ]);
    const more = Array.from({ length: Math.min(first.total_pages, mostPages) - 1 }, (_, at) => at + 2);
    const pages = await Promise.all(more.map((page) => ask(read("pair", years.now, page))));
    const pairs = [first, ...pages].flatMap(({ items }) => items);
    return finding({ now, before, pairs, years }, season, {
      href: addressOf(results, { by: "season", species_id }),
      speech,
    });
  },
});

const results = "/birds/pairs/results";

type Shown = { href: string; speech: ToolContext["speech"] };

function finding({ now, before, pairs, years }: Read, season: string, { href, speech }: Shown): Finding {
  const { say, list } = speech;
  const empty = [
    ...(now.total_of_all.results.eggs === 0 ? [years.now] : []),
    ...(before.total_of_all.results.eggs === 0 ? [years.before] : []),
  ];
  const found = { figures: figuresOfBoth({ now, before, years }, season), rows: noRows, href };
  if (empty.length > 0)
    return { ...found, outcome: "unknown", answer: say("compared.empty", { seasons: list(empty) }), how: "" };
  const [one, other] = [now.total_of_all.fractions, before.total_of_all.fractions];
  const rates = compared_rates.map((it) =>
    say(`compared.${it}`, {
      now: fractionText(one[it], speech),
      before: fractionText(other[it], speech),
    }),
  );
  const explained = compared_rates.map((rate) => ({ rate, parts: named(rate, { now, before, pairs }) }));
  const rows = explained.flatMap(({ rate, parts }) => parts.map((it) => rowOf(it, rate, { years, speech })));
  const bars = compared_rates.flatMap((it) =>
    (
      [
        [years.now, one],
        [years.before, other],
      ] as const
    ).flatMap(([year, { [it]: rate }]) =>
      rate.share === null
        ? []
        : [{ label: say(`compared.bar.${it}`, { season: year }), value: rate.share, text: speech.percent(rate.share) }],
    ),
  );
  return {
    ...found,
    outcome: "answered",
    rows: { total: rows.length, items: rows },
    answer: [
      say("compared.answer", { season: years.now, other: years.before, rates: list(rates) }),
      ...whyText(one, other, explained, speech),
    ].join(" "),
    how: say("compared.how", { fewest: fewestEggs }),
    ...(bars.length > 0 && { chart: { title: say("compared.chart"), bars } }),
  };
}

const figuresOfBoth = ({ now, before, years }: Omit<Read, "pairs">, season: string) => {
  const [own, other] = season === years.now ? [now, before] : [before, now];
  const figures = (of: ResultsPage) => Object.entries(figuresOf(of.total_of_all.results, of.total_of_all.fractions));
  return Object.fromEntries([...figures(own), ...figures(other).map(([name, value]) => [`other_${name}`, value])]);
};

/** A line that makes much of a difference, as it is named. */
type NamedPart = RatePart & { kind: "species" | "pair"; name: string; id: string | null };

const linesOf = (lines: readonly ResultLine[], rate: Rate): RateLine[] =>
  lines.map(({ key, fractions }) => ({ key, part: fractions[rate].part, whole: fractions[rate].whole }));

function named(rate: Rate, { now, before, pairs }: Omit<Read, "years">): NamedPart[] {
  const total = before.total_of_all.fractions[rate];
  if ([now.total_of_all.fractions[rate], total].some(({ whole }) => whole < fewestEggs)) return [];
  const all = [...now.items, ...before.items];
  // One species is no part of itself.
  const kinds =
    new Set(all.map(({ key }) => key)).size > 1 ? partsOf(linesOf(now.items, rate), linesOf(before.items, rate)) : [];
  const ofPairs = partsOf(linesOf(pairs, rate), [{ key: "", part: total.part, whole: total.whole }]);
  const withName = (lines: readonly ResultLine[], kind: NamedPart["kind"]) => (part: RatePart) => {
    const line = lines.find(({ key }) => key === part.key);
    return line?.name ? [{ ...part, kind, name: line.name, id: line.id }] : [];
  };
  return [
    ...mostOf(kinds).flatMap(withName(all, "species")),
    ...(pairs.length > 1 ? mostOf(ofPairs).flatMap(withName(pairs, "pair")) : []),
  ];
}

/** Which of both rates makes the difference, and which parts of it; or why nothing is named. */
function whyText(
  one: Fractions,
  other: Fractions,
  explained: ReadonlyArray<{ rate: Rate; parts: NamedPart[] }>,
  speech: Speech,
) {
  const { say, list } = speech;
  const [a, b] = [one, other].map((it) => ({ fertility: it.fertility.share, hatch: it.hatched_of_fertile.share }));
  const few = [one, other].some((it) => compared_rates.some((rate) => it[rate].whole < fewestEggs));
  if (few || !isKnown(a) || !isKnown(b)) return [say("compared.few", { fewest: fewestEggs })];
  const { fertility, hatch } = effectsOf(a, b);
  const change = fertility + hatch;
  if (Math.abs(change) < 0.005) return [say("compared.same")];
  const rate: Rate = fertility / change >= hatch / change ? "fertility" : "hatched_of_fertile";
  const direction = change < 0 ? "fell" : "rose";
  const parts = explained.find((it) => it.rate === rate)?.parts ?? [];
  const names = parts.map((it) =>
    say(`compared.part.${it.kind}`, { name: it.name, points: pointsOf(it.effect, speech) }),
  );
  return [
    say(`compared.${direction}`, { rate: say(`compared.name.${rate}`) }),
    names.length > 0 ? say("compared.parts", { names: list(names) }) : say("compared.spread"),
  ];
}

const isKnown = (
  it: { fertility: number | null; hatch: number | null } | undefined,
): it is { fertility: number; hatch: number } => it !== undefined && it.fertility !== null && it.hatch !== null;

/** Percentage points with their sign: "−12". */
const pointsOf = (effect: number, { number, say }: Speech) =>
  say("compared.points", { points: `${effect < 0 ? "−" : "+"}${number(Math.abs(effect) * 100, 1)}` });

function rowOf(it: NamedPart, rate: Rate, { years, speech }: { years: Read["years"]; speech: Speech }): AnswerRow {
  const { say, number } = speech;
  const of = (line: RateLine | undefined) =>
    line && line.whole > 0
      ? say("results.of", { part: number(line.part), whole: number(line.whole) })
      : say("compared.nothing");
  const now = say("compared.in", { season: years.now, of: of(it.now) });
  const before = it.kind === "species" ? say("compared.in", { season: years.before, of: of(it.before) }) : null;
  const href =
    it.kind === "pair"
      ? it.id && `/birds/pairs/${it.id}`
      : addressOf(results, { by: "pair", season: years.now, species_id: it.id ?? undefined });
  return {
    label: it.kind === "pair" ? say("results.who.pair", { number: it.name }) : it.name,
    href: href || null,
    detail: [say(`compared.name.${rate}`), pointsOf(it.effect, speech), now, before].filter(Boolean).join(" · "),
  };
}
