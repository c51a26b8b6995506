import type { Language } from "#db/vocabulary.ts";
import { seededStatuses } from "#db/vocabulary.ts";
import type { Rows } from "#worker/assistant/engine/lookup/rows.ts";
import type { Before } from "#worker/assistant/engine/reading.ts";
import { hear, readWith } from "#worker/assistant/engine/understand.ts";

const bird = (id: string, identifier: string, name: string | null = null, sex = "unknown") => ({
  id,
  identifier,
  name,
  sex,
  is_gone: 0 as const,
  is_reference: 0 as const,
});
const flock = [
  bird("bird_12", "PT 2026 0012", "Rubi", "male"),
  bird("bird_417", "PT 2026 0417", null, "female"),
  bird("bird_0418", "PT 2026 0418", "Bento", "male"),
  bird("bird_a7", "AB-7", "Estrela do Mar", "female"),
];

/** A small farm as the lookup would have it: every row, as if the words of every question found it. */
export const farm: Rows = {
  settings: [],
  season_start_month: 1,
  species: [
    { id: "sp_canary", common_name: "Canário", latin_name: "Serinus canaria domestica", catalogue_slug: "canary" },
    {
      id: "sp_zebra",
      common_name: "Diamante-mandarim",
      latin_name: "Taeniopygia guttata",
      catalogue_slug: "zebra_finch",
    },
    { id: "sp_budgie", common_name: "Periquito", latin_name: "Melopsittacus undulatus", catalogue_slug: "budgerigar" },
  ],
  statuses: seededStatuses.map(({ key, pt, en }) => ({ id: `st_${key}`, key, name_pt: pt, name_en: en })),
  incubators: [
    { id: "inc_covina", name: "Covina 24" },
    { id: "inc_2", name: "Chocadeira 2" },
  ],
  series: [],
  feeds: [
    { id: "feed_morning", name: "Mistura da manhã" },
    { id: "feed_egg", name: "Papa da tarde" },
  ],
  places: [
    { id: "place_b4", name: "B4", kind: "cage", within: "Sala 1" },
    { id: "place_12", name: "12", kind: "cage", within: null },
    { id: "place_room", name: "Sala 1", kind: "room", within: null },
    { id: "place_flight", name: "Viveiro grande", kind: "aviary", within: null },
  ],
  items: [
    { id: "item_mix", name: "Mistura para canários" },
    { id: "item_niger", name: "Níger" },
  ],
  contacts: [
    { id: "con_joao", name: "João Silva" },
    { id: "con_ana", name: "Ana Costa" },
    { id: "con_joao2", name: "João Pires" },
  ],
  pairs: [
    { id: "pair_7", number: "2026-07", season: 2026, position: 7 },
    { id: "pair_7_old", number: "2025-07", season: 2025, position: 7 },
    { id: "pair_3", number: "2026-03", season: 2026, position: 3 },
  ],
  eggs: [1, 2, 3, 4].map((number) => ({ id: `egg_${number}`, number, pair_id: "pair_7", clutch: 1 })),
  rings: flock,
  called: flock,
};

export const today = "2026-05-13";

/** How a question of that farm is understood; a Wednesday in May. */
export function request(question: string, before: Before | null = null, reader: Language = "pt", rows: Rows = farm) {
  const heard = hear(question, reader, before);
  return "outcome" in heard ? heard : readWith(heard, rows, today, before);
}

/** The same in one line: the tool and what it is asked with, else how it ended. */
export function brief(question: string, before: Before | null = null, reader: Language = "pt"): string {
  const it = request(question, before, reader);
  if (it.outcome === "tool") return `${it.tool} ${JSON.stringify(it.arguments)}`;
  if (it.outcome === "deed") return `${it.deed} ${JSON.stringify(it.arguments)}`;
  const rest = [it.not_understood.join("|"), it.choices.map(({ question: q }) => q).join("|")]
    .filter(Boolean)
    .join(" → ");
  return `${it.outcome} ${rest}`;
}
