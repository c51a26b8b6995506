import type { Language } from "#db/vocabulary.ts";

/** A number of the season, where it was read, and what speaks against it. */
export type Read<Value> = { is: Value; source: string; doubt?: Record<Language, string> };

/** What was read of a species' season. What no source tells is left out: of that step nothing is said to be due. */
type Season = {
  /** Days from one egg to the next. */
  lays?: Read<number>;
  /** The number of the egg from which the hen sits. */
  sits?: Read<number>;
  /** Days after the hatch between which a closed ring fits. */
  ring?: Read<readonly [from: number, to: number]>;
  /** Days after the hatch. */
  weaned?: Read<number>;
};

const sources = {
  canarios: "pajaroscanarios.com",
  mybudgie: "mybudgie.com.au",
  timbrado: "timbradogirona.blogspot.com, 2017/05",
  gouveia: "criadourogouveia.com/parte-iii-epoca-de-criacao",
  molise: "aomolisana.it/Anelli (FOI)",
  zebraForum: "zebrafinchforum.com/index.php/useful-information/breeding",
  zebraLaying: "neilcrofoot.blogspot.com, 2011/08",
  gouldians: "ladygouldianfinch.com/let-the-breeding-begin.aspx",
  gouldianGardens: "gouldiangardens.com/how-long-for-gouldian-eggs-to-hatch",
  society: "veedeetenclosures.com/egg-laying-in-society-finches-and-incubation-diet",
  bcsa: "bcsa.com.au/breeding/ringing-chicks",
  hansen: "www3.sympatico.ca/davehansen/time.html",
  tiels: "mytiels.com/cockatiel-breeding-clutches-and-incubation",
  tielEggs: "parrots-fertileeggs.com/product/fertile-cockatiel-eggs",
  nita: "nitasnest.com/banding.html",
  petFaq: "thepetfaq.com/when-do-cockatiels-wean-everything-you-need-to-know",
  lovebirds: "lovebirds.net.au/breeding-period-of-lovebirds.htm",
  loversBird: "lovers-bird.blogspot.com, 2010/08",
  ringnecks: "imrunning.org/de/eier-schlüpfen",
  bourkes: "thesplendidbourkebirdblog.blogspot.com, 2009/10",
  pigeons: "pigeons.forumotion.com/t501-pigeon-eggs",
  squabs: "scribd.com/document/440769432",
  grove: "grovelofts.co.za, 2016/12/29",
  kakarikiBird: "kakarikibird.com/how-long-do-kakariki-eggs-take-to-hatch",
  nitaguru: "nitaguru.wordpress.com, 2015/07/18",
  birdScene: "Bird Scene, January/February, p. 43, content.yudu.com/libraryHtml/A442nq",
  linnies: "lineo1.bravepages.com/testimony-breeding1.htm",
} as const;

const everyOther = (source: string) => ({ is: 2, source });
const daily = (source: string) => ({ is: 1, source });

// The federation gives days for rings as such: 5 to 7, by 10 at the latest.
const federation: Read<readonly [number, number]> = {
  is: [5, 10],
  source: sources.molise,
  doubt: { pt: "dias gerais da federação, não desta espécie", en: "the federation's general days, not this species'" },
};

const lovebird: Season = {
  lays: everyOther(sources.lovebirds),
  sits: {
    is: 2,
    source: sources.lovebirds,
    doubt: { pt: "a fonte diz segundo ou terceiro ovo", en: "the source says second or third egg" },
  },
  ring: federation,
  weaned: {
    is: 56,
    source: sources.loversBird,
    doubt: { pt: "a fonte diz 7 a 8 semanas", en: "the source says 7 to 8 weeks" },
  },
};

const canary: Season = {
  lays: daily(sources.canarios),
  sits: { is: 3, source: sources.canarios },
  ring: { is: [6, 8], source: sources.timbrado },
  weaned: {
    is: 30,
    source: sources.gouveia,
    doubt: { pt: "há guias com 21 dias", en: "some guides say 21 days" },
  },
};

// Laid and brooded by a canary; her hybrids' feet no source measures.
const ofCanaryHen: Season = { lays: canary.lays, sits: canary.sits, ring: federation };

/** The season of species of the catalogue, by slug. */
export const seasons: Readonly<Record<string, Season>> = {
  canary,
  zebra_finch: {
    lays: daily(sources.zebraLaying),
    sits: {
      is: 3,
      source: sources.zebraForum,
      doubt: { pt: "a fonte diz terceiro ou quarto ovo", en: "the source says third or fourth egg" },
    },
    ring: { is: [8, 10], source: sources.zebraForum },
    weaned: {
      is: 35,
      source: sources.zebraForum,
      doubt: { pt: "a fonte diz 5 a 6 semanas", en: "the source says 5 to 6 weeks" },
    },
  },
  gouldian: {
    lays: daily(sources.gouldians),
    sits: {
      is: 3,
      source: sources.gouldianGardens,
      doubt: {
        pt: "outra fonte (ladygouldianfinch.com) diz que chocam a partir do último ovo",
        en: "another source (ladygouldianfinch.com) says they sit from the last egg",
      },
    },
    ring: federation,
    weaned: {
      is: 48,
      source: sources.gouldianGardens,
      doubt: { pt: "a fonte diz 43 a 50 dias", en: "the source says 43 to 50 days" },
    },
  },
  society_finch: { lays: daily(sources.society), ring: federation },
  java_sparrow: { ring: federation },
  goldfinch: { ring: federation },
  greenfinch: { ring: federation },
  goldfinch_mule: ofCanaryHen,
  greenfinch_mule: ofCanaryHen,
  goldfinch_greenfinch: { ring: federation },
  budgerigar: {
    lays: everyOther(sources.mybudgie),
    sits: { is: 2, source: sources.mybudgie },
    ring: { is: [7, 10], source: sources.bcsa },
    weaned: { is: 42, source: sources.hansen },
  },
  cockatiel: {
    lays: everyOther(sources.tielEggs),
    sits: {
      is: 2,
      source: sources.tiels,
      doubt: { pt: "a fonte diz segundo ou terceiro ovo", en: "the source says second or third egg" },
    },
    ring: { is: [6, 10], source: sources.nita },
    weaned: {
      is: 56,
      source: sources.petFaq,
      doubt: { pt: "a fonte diz 8 a 10 semanas", en: "the source says 8 to 10 weeks" },
    },
  },
  lovebird_rosy: lovebird,
  lovebird_fischer: lovebird,
  lovebird_masked: lovebird,
  ringneck: { lays: everyOther(sources.ringnecks) },
  kakariki: { lays: everyOther(sources.kakarikiBird) },
  pacific_parrotlet: { ring: { is: [9, 10], source: sources.nitaguru } },
  lineolated_parakeet: {
    lays: {
      is: 2,
      source: sources.linnies,
      doubt: { pt: "outra fonte diz 1 a 3 dias", en: "another source says 1 to 3 days" },
    },
    sits: { is: 2, source: sources.birdScene },
    weaned: {
      is: 42,
      source: sources.birdScene,
      doubt: { pt: "há uma lista com 10 a 12 semanas", en: "one list says 10 to 12 weeks" },
    },
  },
  bourke: { ring: { is: [7, 9], source: sources.bourkes } },
  pigeon: {
    lays: everyOther(sources.pigeons),
    sits: { is: 2, source: sources.squabs },
    ring: { is: [7, 8], source: sources.pigeons },
    weaned: {
      is: 28,
      source: sources.grove,
      doubt: { pt: "há criadores que desmamam aos 25 dias", en: "some breeders wean at 25 days" },
    },
  },
};
