import type { Language } from "#db/vocabulary.ts";

type Words = Record<Language, string>;

// Where the figures were read. Days and transfer day come from the tables, temperature and humidity of poultry from the
// maker's manual, of parrots from the husbandry manual; altricial birds are normally incubated by their parents.
export const sources = {
  table: "Incubation tables collected at backyardchickens.com/threads/48301",
  brinsea: "Brinsea Ova-Easy incubator manual, p. 8",
  superbParrot: "Superb Parrot husbandry manual (TAFE), p. 67, yumpu.com/46525874",
  eggtrackr: "eggtrackr.app, temperature and humidity guide",
  aviaryManager: "Aviary Manager, species list (github.com/DazB65/Aviary-Manager, June 2026)",
  poultryBlog: "aboutpoultry.blogspot.com; phoenixfriends thread 4817",
  fischerBlog: "animals-zoo.blogspot.com, Fischer's lovebird",
  conureHandbook: "theconurehandbook.blogspot.com",
  webparrots: "webparrots.com/eclectus",
  parrotsDaily: "parrotsdailynews.com, incubator questions and answers",
  pettw: "pettw.com/17037",
  rove: "rove.me, canary",
} as const;

export const groups = {
  galliform: { pt: "Galináceos", en: "Gamebirds and poultry" },
  waterfowl: { pt: "Aves aquáticas", en: "Waterfowl" },
  ratite: { pt: "Ratites", en: "Ratites" },
  psittacine: { pt: "Psitacídeos", en: "Parrots" },
  passerine: { pt: "Pássaros canoros", en: "Finches and songbirds" },
  softbill: { pt: "Insetívoros e frugívoros", en: "Softbills" },
  columbid: { pt: "Columbídeos", en: "Pigeons and doves" },
} as const satisfies Record<string, Words>;

/** An entry as its sources say it: forced air, °C, % relative humidity, days; ranges stay as written. */
export type Read = {
  slug: string;
  names: Words;
  latin_name: string;
  group: keyof typeof groups;
  days: number;
  range: string;
  celsius: number;
  humidity: string;
  /** The humidity to start with where the source names one that is not the middle of its range. */
  humidity_from?: number;
  lockdown: { days_before: number; humidity: string };
  /** Days; none where the shell lets no light through. */
  candling: readonly number[];
  /** Where the sources disagree. */
  doubt?: Words;
  sources: readonly string[];
};
