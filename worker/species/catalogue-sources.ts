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
  lorilandia: "lorilandia.com/it/kakarikis-it.html",
  kakarikiBird: "kakarikibird.com/how-long-do-kakariki-eggs-take-to-hatch",
  talkParrotlets: "talkparrotlets.com/archive/index.php/t-197.html",
  colombia: "birdsofcolombia.com/es/pages/pacific-parrotlet",
  parrotletFaq: "1234parrotletbirds.wordpress.com, parrotlet F.A.Q.",
  birdScene: "Bird Scene, January/February, p. 43, content.yudu.com/libraryHtml/A442nq",
  dogCare: "dogcarestory.com/lineolated-parakeet-price",
  exoticWings: "exoticwings.ca, lineolated parakeet",
  birdhouse: "the-birdhouse.de/en/Gruenfink/Gruenfink.htm",
  luontoportti: "luontoportti.com/es/t/693",
  pintagol: "pt.wikipedia.org/wiki/Pintagol",
  finchForum: "finchforum.com (archive), topic 36047, mules and hybrids",
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

/**
 * An entry as its sources say it: forced air, °C, % relative humidity, days; ranges stay as written. Null is what no source
 * says of this species, whose eggs lie under its hen.
 */
export type Read = {
  slug: string;
  names: Words;
  latin_name: string;
  group: keyof typeof groups;
  days: number;
  range: string;
  celsius: number | null;
  humidity: string | null;
  /** The humidity to start with where the source names one that is not the middle of its range. */
  humidity_from?: number;
  lockdown: { days_before: number; humidity: string } | null;
  /** Days; none where the shell lets no light through. */
  candling: readonly number[];
  /** Where the sources disagree. */
  doubt?: Words;
  sources: readonly string[];
  /** Of a hybrid: the entries it comes of. */
  parents?: { cock: string; hen: string };
};

/** What is said where no source names an incubator's figures for the species. */
export const underTheHen: Words = {
  pt: "nenhuma fonte lida dá temperatura nem humidade para esta espécie; ovoscopia a um e a dois terços da incubação, a regra geral",
  en: "no source read gives temperature or humidity for this species; candling at a third and two thirds of incubation, the general rule",
};

/** A doubt of this entry before the one it shares with others. */
export const andDoubt = (own: Words, shared: Words): Words => ({
  pt: `${own.pt}; ${shared.pt}`,
  en: `${own.en}; ${shared.en}`,
});
