import { type Language, openEggStates } from "#db/vocabulary.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Line } from "../../register/lines.ts";
import type { Block } from "../drawing/layout.ts";
import type { About } from "./about.ts";
import type { ClutchFacts } from "./clutch.ts";
import { registerBlocks } from "./register-blocks.ts";
import type { TreatmentFacts } from "./treatments.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;
type Words = { language: Language; say: Say };
/** `lines` are those of a year of the register. */
type Given = Words & { origin: string; lines: readonly Line[] };

/** What a paper is of, in a line. */
export function titleOf(about: About, language: Language): string {
  const say: Say = (key, values = {}) => translate(language, `legal.paper.${key}`, values);
  if (about.of === "clutch") return say("clutch.title", { pair: about.pair, number: about.number });
  if (about.of === "treatments") return about.id ? (about.courses[0]?.medicine ?? "") : String(about.year);
  return String(about.year);
}

/** What stands on a paper that is not of birds. */
export function blocksOf(about: About, given: Given): Block[] {
  if (about.of === "clutch") return clutchBlocks(about, given);
  if (about.of === "treatments") return logBlocks(about, given);
  return registerBlocks(about, given);
}

function clutchBlocks(about: ClutchFacts, { language, say, origin }: Given): Block[] {
  const day = (on: string | null) => on && dayInWords(on, language);
  const side = (of: "cock" | "hen") =>
    about.parents
      .filter((it) => it.side === of)
      .map(({ ring, name }) => [ring, name].filter(Boolean).join(" "))
      .join(", ");
  const species = [about.species, about.latin_name !== about.species && about.latin_name && `(${about.latin_name})`];
  const facts: Array<[string, string]> = [
    ["column.species", species.filter(Boolean).join(" ")],
    ["clutch.cock", side("cock")],
    ["clutch.hen", side("hen")],
    ["column.place", about.place ?? ""],
  ];
  const heads = [
    ...([
      ["column.n", 6],
      ["clutch.mark", 12],
      ["clutch.laid_on", 17],
      ["clutch.seen_on", 17],
    ] as const),
    ...([
      ["clutch.state", 16],
      ["clutch.hatched_on", 17],
      ["column.ring", 22],
    ] as const),
  ];
  return [
    {
      is: "card",
      title: titleOf(about, language),
      lines: facts.filter(([, value]) => value).map(([key, value]) => `${say(key)}: ${value}`),
      address: `${origin}/clutches/${about.id}`,
    },
    {
      is: "table",
      title: say("clutch.eggs", { count: about.eggs.length }),
      columns: heads.map(([key, share]) => ({ head: say(key), share })),
      rows: [
        ...about.eggs.map((egg) => [
          String(egg.number),
          egg.mark,
          day(egg.laid_on),
          day(egg.seen_on),
          translate(language, `clutches.states.${egg.state}`),
          day(egg.hatched_on),
          egg.ring,
        ]),
        ...toCome(about),
      ],
    },
  ];
}

/** Lines to write on by hand: the card hangs at a nest in which eggs are still laid. */
function toCome({ eggs }: ClutchFacts): Array<Array<string | null>> {
  const isOver = eggs.length > 0 && eggs.every(({ state }) => !(openEggStates as readonly string[]).includes(state));
  if (isOver) return [];
  const last = eggs.at(-1)?.number ?? 0;
  return Array.from({ length: Math.max(2, 8 - eggs.length) }, (_, at) => [
    String(last + at + 1),
    ...Array.from({ length: 6 }, () => null),
  ]);
}

function logBlocks({ courses }: TreatmentFacts, { language, say }: Given): Block[] {
  const day = (on: string) => dayInWords(on, language);
  return courses.flatMap((it): Block[] => [
    {
      is: "pairs",
      title: it.medicine,
      pairs: [
        [say("log.days"), it.first_on === it.last_on ? day(it.first_on) : `${day(it.first_on)} – ${day(it.last_on)}`],
        [say("log.dose"), [it.dose, it.route].filter(Boolean).join(" · ") || null],
        [say("log.prescribed_by"), it.prescribed_by],
        [say("log.given"), say("log.given.of", { given: it.given, planned: it.planned })],
        [say("log.withdrawal"), day(it.withdrawal_until)],
        ...(it.place ? ([[say("column.place"), it.place]] as Array<[string, string]>) : []),
        [say("birds", { count: it.rings.length }), it.rings.join(", ") || null],
      ],
    },
    ...(it.doses.length > 0 ? [dosesOf(it, { language, say })] : []),
  ]);
}

function dosesOf({ doses, times_a_day }: TreatmentFacts["courses"][number], { language, say }: Words): Block {
  const isSeveral = times_a_day > 1;
  return {
    is: "table",
    title: say("log.doses"),
    columns: [
      { head: say("log.day"), share: 34 },
      { head: say("log.state"), share: 16 },
      { head: say("log.except"), share: 50 },
    ],
    rows: doses.map(({ on, nth, state, except }) => [
      [dayInWords(on, language), isSeveral && say("log.nth", { nth, times: times_a_day })].filter(Boolean).join(" · "),
      say(`log.state.${state}`),
      except.join(", "),
    ]),
  };
}
