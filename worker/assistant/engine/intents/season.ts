import { plusDays } from "#worker/locales/calendar.ts";
import { type Intent, some } from "./intent.ts";
import { type Slots, seasonNow } from "./slots.ts";

const states = ["planned", "active", "resting", "ended", "open"] as const;

const pairs: Intent = {
  tool: "pairs",
  needs: [["pair"]],
  helps: [...states, "who", "season_word", "current", "bird", "where", "male", "female"],
  takes: ["species", "place", "bird", "period"],
  request: { pt: "Quantos pares tenho", en: "How many pairs do I have" },
  input: (slots) =>
    some({
      season: slots.season(),
      state: slots.has("current") ? "open" : states.find((it) => slots.has(it)),
      species_id: slots.one("species")?.id,
      place_id: slots.one("place")?.id,
      bird_id: slots.one("bird")?.id,
    }),
};

// In this order: "overdue" beside payments or tasks says that those are late, and of eggs that they should have hatched.
const steps = {
  ...({ candle: "candle", lockdown: "lockdown", ring_them: "ring", wean: "wean", doses: "dose" } as const),
  ...({ payment: "payment", deadline: "deadline", task: "task" } as const),
  ...({ overdue: "overdue", stored: "stored", hatch: "hatch" } as const),
} as const;
const stepOf = (slots: Slots) => (Object.keys(steps) as Array<keyof typeof steps>).find((it) => slots.has(it));

const week = ({ calendar: { today } }: Slots) => ({ from: today, to: plusDays(today, 6) });
const day = ({ calendar: { today } }: Slots) => ({ from: today, to: today });

const due: Intent = {
  tool: "due",
  needs: [
    ["due", "candle", "lockdown", "overdue", "ring_them", "wean", "stored", "doses", "task", "deadline", "payment"],
  ],
  helps: ["late", "egg", "young", "will", "hatch", "bird", "when", "course", "species"],
  takes: ["period"],
  not: ["attention"],
  request: { pt: "O que há para fazer", en: "What is due" },
  input(slots) {
    const step = stepOf(slots);
    return some({
      ...slots.days("ahead"),
      step: step && steps[step],
      late: slots.has("late", "overdue") && step !== "overdue" ? true : undefined,
    });
  },
  besides: (slots) => (slots.has("late", "overdue") ? day(slots) : week(slots)),
};

const hatchDue: Intent = {
  tool: "due",
  needs: [["hatch"], ["which", "when"]],
  helps: ["egg", "will", "young", "bird", "due"],
  takes: ["period"],
  not: ["rate", "count"],
  weight: 0.5,
  request: { pt: "Que ovos devem eclodir", en: "Which eggs are due to hatch" },
  input: (slots) => some({ ...slots.days("ahead"), step: slots.has("hatch") ? "hatch" : undefined }),
  besides: week,
};

const hatch: Intent = {
  tool: "hatch",
  needs: [
    ["hatch", "born"],
    ["count", "will", "young"],
    ["hatch", "will"],
  ],
  helps: ["egg", "bird", "will", "hatch", "born", "pair", "due"],
  takes: ["period", "species", "pair"],
  not: ["rate"],
  request: { pt: "Quantas crias vão nascer", en: "How many chicks will hatch" },
  input(slots) {
    const days = slots.days("ahead");
    if (days && days.to < slots.calendar.today) return undefined;
    return some({ ...days, species_id: slots.one("species")?.id, pair_id: slots.one("pair")?.id });
  },
  besides: week,
};

const groups = {
  ...({ by_species: "species", by_season: "season", by_hen: "hen", by_cock: "cock", by_pair: "pair" } as const),
  ...({ by_machine: "machine", by_month: "month" } as const),
} as const;
const groupOf = (slots: Slots) => (Object.keys(groups) as Array<keyof typeof groups>).find((it) => slots.has(it));

const resultWords = ["rate", "fertile", "clear", "results", "laid", "raised", "dead_embryo", "egg", "hatched"] as const;
const results: Intent = {
  tool: "results",
  needs: [[...resultWords, "hatch", "born"]],
  helps: [
    ...resultWords,
    ...(Object.keys(groups) as Array<keyof typeof groups>),
    ...([
      "hatch",
      "young",
      "born",
      "best",
      "worst",
      "open",
      "season_word",
      "pair",
      "bird",
      "who",
      "used",
      "male",
      "female",
    ] as const),
  ],
  takes: ["period", "species", "pair", "bird"],
  request: { pt: "Que resultados teve a criação", en: "What are the breeding results" },
  input(slots) {
    if (slots.has("born") && !slots.has(...resultWords) && !slots.has("young")) return undefined;
    if (slots.has("hatch") && !slots.has(...resultWords) && slots.days("ahead") && !slots.season()) return undefined;
    const by = groupOf(slots);
    return some({
      season: slots.season(),
      species_id: slots.one("species")?.id,
      pair_id: slots.one("pair")?.id,
      bird_id: slots.one("bird")?.id,
      by: by && groups[by],
    });
  },
};

// "Which hen laid best?" says nothing else of eggs.
const bestOf: Intent = {
  ...results,
  needs: [["by_hen", "by_cock", "by_pair", "by_species", "by_machine", "by_season", "by_month"]],
  weight: -2,
};

const compared: Intent = {
  tool: "compared",
  needs: [
    ["why", "compare", "fall", "rise"],
    ["rate", "results", "fertile", "hatch", "hatched", "egg", "season_word", "fall", "rise", "#period"],
  ],
  helps: [
    "why",
    "compare",
    "fall",
    "rise",
    "rate",
    "results",
    "fertile",
    "hatch",
    "hatched",
    "egg",
    "season_word",
    "young",
    "worst",
    "best",
    "born",
    "raised",
  ],
  takes: ["period", "species"],
  weight: 1,
  request: { pt: "Porque mudou a taxa de eclosão", en: "Why did the hatch rate change" },
  input: (slots) =>
    some({ ...(slots.seasons().length > 0 ? seasonsOf(slots) : {}), species_id: slots.one("species")?.id }),
  besides: seasonsOf,
  many: ["period"],
};

/** The later season and the other: of one that was said the one before it, unless it is what this one is held against. */
function seasonsOf(slots: Slots): { season: string; other: string } {
  const now = seasonNow(slots);
  const years = [...new Set(slots.seasons().map(Number))].sort((a, b) => b - a);
  const [one = now, other] = years;
  if (other !== undefined) return { season: String(one), other: String(other) };
  const isOther = one < now && slots.has("compare");
  return isOther ? { season: String(now), other: String(one) } : { season: String(one), other: String(one - 1) };
}

const machines: Intent = {
  tool: "machines",
  needs: [["machine", "#incubator", "temperature", "humidity", "alarm"]],
  helps: ["temperature", "humidity", "alarm", "wrong", "egg", "machine", "hatched", "health", "status"],
  takes: ["incubator"],
  request: { pt: "Como estão as incubadoras", en: "How are the incubators" },
  input(slots) {
    const about = (["temperature", "humidity", "egg"] as const).find((it) => slots.has(it));
    const wrong = slots.has("alarm") || slots.has("wrong") ? "alarms" : undefined;
    return some({ incubator_id: slots.one("incubator")?.id, about: about === "egg" ? "eggs" : (about ?? wrong) });
  },
};

const courses: Intent = {
  tool: "courses",
  needs: [["course"]],
  helps: ["bird", "open", "who", "active", "health", "due"],
  takes: ["bird"],
  not: ["doses", "dose"],
  request: { pt: "Que tratamentos estão em curso", en: "Which treatments are open" },
  input: (slots) => some({ bird_id: slots.one("bird")?.id }),
};

const tasks: Intent = {
  tool: "tasks",
  needs: [["attention"]],
  helps: ["task", "due", "best", "will", "late", "deadline"],
  request: { pt: "Que tarefas precisam de mais atenção", en: "Which tasks need attention most" },
  takes: ["period"],
  input(slots) {
    const days = slots.days("ahead");
    const { today } = slots.calendar;
    // It is told of now: other days are not to be dropped in silence.
    if (days && !(days.from <= today && today <= days.to)) slots.refused.add("period");
    return {};
  },
};

// "How many chicks can I expect next week?"
const hoped: Intent = Object.assign({}, hatch, { needs: [["young", "egg"], ["will"]] } satisfies Partial<Intent>, {
  weight: 0.5,
  input(slots: Slots) {
    const days = slots.days("ahead");
    if (!days || days.to < slots.calendar.today) return undefined;
    return some({ ...days, species_id: slots.one("species")?.id, pair_id: slots.one("pair")?.id });
  },
});

/** What is asked of pairs, eggs, what is due and machines. */
export const seasonIntents: readonly Intent[] = [
  ...[pairs, due, hatchDue, hatch, hoped, results, bestOf],
  ...[compared, machines, courses, tasks],
];
