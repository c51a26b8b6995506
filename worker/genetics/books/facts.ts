import type { Chromosome, Evidence } from "#db/vocabulary.ts";
import type { Allele, Link, Locus, Look, Words } from "./loci.ts";

/** Where the facts of the books were read. Known to breeders but not read is said to be so. */
export const read = {
  catalogue: "BudgieBreedingTracker, genetics catalogue and guide (2026), citing MUTAVI",
  upatsix: "upatsix.com, topic 97296: hens cannot be split for sex-linked mutations",
  blueDark: "Copy of Wikipedia, Dark budgerigar mutation: commonly stated as about 14 %, some experiments differ",
  tielUtah: "diversityinutah.com, Brief cockatiel genetics",
  tielMultiscope: "multiscope.com, Cockatiel genetics",
  tielAcs: "acstiels.com, Sex-linked and recessive mutations",
  rosyCopy: "Copy of Wikipedia, Rosy-faced lovebird colour genetics",
  agapornisBe: "agapornis.be, Mutations in Agapornis roseicollis",
  agapornisFr: "agapornis.fr, Opaline",
  agapornisBh: "agapornisbh.com.br, two kinds of ino in Agapornis roseicollis",
  desagas: "domainedesagas.fr, Agapornis personatus",
  faded: "pinoykaibon.forumtl.com t245, after D. Van den Abeele: faded in Agapornis fischeri",
  gloster: "sonyaz.net, Gloster canaries: crest",
  whiteLethal:
    "americansingercanary.org and fifecanary.org: lethal; Watchbird 1971 and myinfo.ie: double-factor birds live",
  wirick: "Kevin Wirick, Canary notes: sex-linked or recessive",
  bucci: "Tony Bucci, Canary culture, Watchbird: satinette sex-linked, ino autosomal recessive",
  onyx: "mobile-birds2u.info, The onyx mutation in canaries; as.villanova: allelic to opal",
  topaz: "mobile-birds2u.info, The topaz mutation in canaries; apdcanari.com, La mutation topaze: autosomal recessive",
  topazIno: "J.-P. Glémet, L'allélomorphie multiple, aogirondine.fr: three series of alleles in the canary",
  colourMatings: "Canary color matings reference data, Watchbird (2859)",
  hardFeather:
    "canarytales.blogspot.com, Feather types: dominant, as a rule one factor; finchforum.com 39064: two are lethal; Watchbird 2859: they live",
  mosaic: "Gazda et al., Science 368 (2020): BCO2, recessive; robirda.com: recessive; skklimburg.be and others differ",
  redFactor: "valedefringilideos.blogspot.com, Cores e cruzamentos nos canários: from crosses with the red siskin",
  variegation: "canarybirds.net, Examples of other colors: melanin × clear gives variegated birds",
  jaspe: "geok.fr.gd, Le canari jaspe: one factor and two look different, none is lethal",
  zebraSociety: "Zebra Finch Society (UK), Breeding sex-linked zebra finch mutations",
  scarpe: "diamant-mandarin-du-val-de-scarpe.com, Illustrated glossary of mutations",
  zebraCrest: "iupindia.in, IJGE, Crested mutant of the zebra finch: suspected lethal, under study",
  gouldHeads:
    "D. Crawford, Head colours in the Gouldian finch, Australian Birdkeeper; F. Mereness, Gouldian head colors",
  aviaryManager: "Aviary Manager, Gouldian genetics pack (2026)",
  breeders: "",
} as const;

type Given = Partial<Omit<Allele, "key" | "names" | "mode" | "source">>;

function allele(mode: Allele["mode"], rank: number) {
  return (key: string, pt: string, en: string, source: string, given: Given = {}): Allele => {
    const evidence: Evidence = source === read.breeders ? "estimated" : "measured";
    return { key, names: { pt, en }, mode, rank, evidence, source, ...given };
  };
}

export const recessive = allele("recessive", 1);
export const dominant = allele("dominant", -1);
export const incomplete = allele("incomplete", -1);

const alone =
  (chromosome: Chromosome) =>
  (only: Allele): Locus => ({ key: only.key, names: only.names, chromosome, alleles: [only] });

/** A locus with one mutation, after which it is named. */
export const autosomal = alone("autosomal");
export const onZ = alone("Z");

export const words = (pt: string, en: string): Words => ({ pt, en });

export const look = (
  key: string,
  pt: string,
  en: string,
  when: Look["when"],
  masks: readonly string[] = [],
  given: Pick<Look, "reads" | "aliases"> = {},
): Look => ({ key, names: { pt, en }, when, masks, ...given });

export const link = (one: string, other: string, r: string, evidence: Evidence, source: string): Link => ({
  loci: [one, other],
  r,
  evidence,
  source,
});
