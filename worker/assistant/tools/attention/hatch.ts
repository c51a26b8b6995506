import type { Hatches, HatchingClutch } from "#worker/agenda/hatches.ts";
import { toolArguments } from "../arguments.ts";
import type { Speech } from "../speech.ts";
import { type Finding, noRows, tool } from "../tool.ts";

type Answer = { data: Hatches & { clutches: HatchingClutch[]; total: number } };

/** How many chicks will hatch on some days, within which range, and of which clutches: as the agenda foretells it. */
export const hatch = tool({
  name: "hatch",
  permission: "flock.read",
  arguments: toolArguments.hatch,
  async find({ from, to, species_id, pair_id }, { call, scope, speech }) {
    const which = { ...(species_id && { species_id }), ...(pair_id && { pair_id }) };
    if (to < scope.today) return past(speech, { from, to, ...which });
    const { data } = await call<Answer>(`/api/agenda/hatches?${new URLSearchParams({ from, to, ...which })}`);
    const { eggs, expected, low, high, probability, clutches, total } = data;
    return {
      outcome: eggs === 0 && data.silent > 0 ? "unknown" : "answered",
      figures: { expected, low, high, probability, eggs },
      rows: { total, items: clutches.map((it) => rowOf(it, speech)) },
      href: agendaAt({ from, to, ...which }),
      answer: sentence(data, speech),
      how: explained(data, speech),
      ...(data.species.length > 1 && {
        chart: {
          title: speech.say("hatch.chart"),
          bars: data.species.map((it) => ({
            label: it.name,
            value: it.expected,
            text: speech.number(it.expected, 1),
          })),
        },
      }),
    };
  },
});

type Which = { from: string; to: string; species_id?: string; pair_id?: string };

/** The agenda, which foretells the same. */
const agendaAt = (which: Which) =>
  `/agenda?${new URLSearchParams(Object.entries(which).map(([name, value]) => [`hatch_${name}`, value]))}`;

// What has hatched is no forecast: the results tell it.
const past = ({ say, days }: Speech, { from, to, pair_id }: Which): Finding => ({
  outcome: "unknown",
  figures: {},
  rows: noRows,
  href: pair_id ? `/birds/pairs/${pair_id}` : "/results",
  answer: say("hatch.past", { days: days(from, to) }),
  how: say("hatch.past.how"),
});

function sentence({ from, to, eggs, expected, low, high, silent }: Hatches, { say, days, number }: Speech): string {
  const span = days(from, to);
  if (eggs === 0) return silent > 0 ? say("hatch.silent", { count: silent }) : say("hatch.none", { days: span });
  const range = low === high ? number(low) : say("hatch.range", { low: number(low), high: number(high) });
  return say("hatch.expected", { count: Math.round(expected), days: span, range });
}

function explained({ eggs, expected, probability, overdue, stored, silent, species }: Hatches, speech: Speech): string {
  const { say, number, percent, list } = speech;
  const apart = [
    overdue > 0 && say("hatch.apart.overdue", { count: overdue }),
    stored > 0 && say("hatch.apart.stored", { count: stored }),
    silent > 0 && say("hatch.apart.silent", { count: silent }),
  ].filter((it) => it !== false);
  const [first, ...others] = species;
  const record = first?.record;
  return [
    eggs > 0 && say("hatch.how", { count: eggs, expected: number(expected, 1), probability: percent(probability) }),
    record &&
      others.length === 0 &&
      (record.fertile + record.clear > 0
        ? say("hatch.how.record", {
            count: record.fertile + record.clear,
            fertile: number(record.fertile),
            hatched: number(record.hatched),
            ended: number(record.hatched + record.lost),
          })
        : say("hatch.how.no_record")),
    others.length > 0 && say("hatch.how.species"),
    apart.length > 0 && say("hatch.apart", { what: list(apart) }),
    say("hatch.how.laid"),
  ]
    .filter(Boolean)
    .join(" ");
}

const rowOf = (
  { clutch_id, clutch_number, pair, place, species, eggs, on, until }: HatchingClutch,
  speech: Speech,
) => ({
  label: speech.say("hatch.clutch", { pair, number: clutch_number }),
  href: `/clutches/${clutch_id}`,
  detail: [speech.say("hatch.eggs", { count: eggs }), speech.days(on, until), species, place]
    .filter(Boolean)
    .join(" · "),
});
