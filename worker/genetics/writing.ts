import { alleleOf, type Book, type Locus, locusOf, type Sex, unseen, type Words, wild } from "./books/loci.ts";
import { expressed } from "./crossing/expression.ts";
import { readChance, written } from "./crossing/fractions.ts";
import type { Gene, Genotype, Phase } from "./crossing/genes.ts";
import { capital, compounds, stateNames } from "./crossing/looks.ts";
import { readGenotype } from "./reading.ts";

/**
 * A genotype as breeders write it: `Cobalt opaline /cinnamon ino 66% [cinnamon+ino]`. Reading it gives the same genes:
 * where two names beside each other would read as a third, commas stand between them, and where a compound name would
 * say too much, each mutation is written by its own.
 */
export function writeGenotype(book: Book, genotype: Genotype): Words {
  const inOne = (language: keyof Words) => {
    const manners = [true, false].flatMap((compound) =>
      [" ", ", "].map((gap): Manner => ({ language, gap, compound })),
    );
    const best = manners.find((manner) => reads(book, genotype, composed(book, genotype, manner)));
    return composed(book, genotype, best ?? { language, gap: ", ", compound: true });
  };
  return { pt: inOne("pt"), en: inOne("en") };
}

type Manner = {
  language: keyof Words;
  gap: string /** With compound names, or each locus by its own. */;
  compound: boolean;
};

function reads(book: Book, genotype: Genotype, text: string): boolean {
  const { genes, unread } = readGenotype(book, genotype.sex, text);
  return unread.length === 0 && JSON.stringify(inOrder(genes)) === JSON.stringify(inOrder(genotype.genes));
}

const inOrder = (genes: Genotype["genes"]) => Object.entries(genes).sort(([a], [b]) => (a < b ? -1 : 1));

function composed(book: Book, { sex, genes, phases = [] }: Genotype, { language, gap, compound }: Manner): string {
  const named = Object.entries(genes).map(([key, gene]) => ({ locus: locusOf(book, key), gene }));
  named.sort((a, b) => book.loci.indexOf(a.locus) - book.loci.indexOf(b.locus));
  const visual = visualParts(compound ? book.looks : [], book.normal, sex, named).map((it) => it[language]);
  const splits = named.flatMap(({ locus, gene }) => splitOf(locus, gene)).map((it) => it[language]);
  const clauses = phases.map((phase) => clauseOf(book, phase)[language]);
  const text = capital(visual.join(gap));
  return [text, ...(splits.length > 0 ? [`/${splits.join(gap)}`] : []), ...clauses].join(" ");
}

type Named = { locus: Locus; gene: Gene };

function visualParts(looks: Book["looks"], normal: Words, sex: Sex, named: readonly Named[]): Words[] {
  const states = Object.fromEntries(named.map(({ locus, gene }) => [locus.key, stateOf(locus, sex, gene)]));
  const bare = looks.map(({ masks: _, ...look }) => look);
  const { parts, taken } = compounds(bare, states);
  const compound = parts.map(({ key, names }) => {
    const when = looks.find((look) => look.key === key)?.when ?? {};
    const dosed = named.find(({ locus, gene }) => locus.key in when && factorOf(locus, gene));
    return dosed ? withFactor(names, factorOf(dosed.locus, dosed.gene)) : names;
  });
  const others = named
    .filter(({ locus }) => !taken.has(locus.key) && states[locus.key] !== wild)
    .filter(({ locus }) => states[locus.key] !== unseen || looks.length === 0 || named.length === 1)
    .map(({ locus, gene }) => {
      const names = stateNames(locus, states[locus.key] ?? "");
      return isOpen(locus, gene) ? doubted(names) : withFactor(names, factorOf(locus, gene));
    });
  const all = [...compound, ...others];
  return all.length > 0 ? all : [normal];
}

/** Whether one or two factors were seen is not known. */
const isOpen = (locus: Locus, { alleles: [first = wild, second] }: Gene): boolean =>
  second === unseen && !locus.graded && alleleOf(locus, first)?.mode === "incomplete";

const doubted = ({ pt, en }: Words): Words => ({ pt: `${pt}?`, en: `${en}?` });

function stateOf(locus: Locus, sex: Sex, { alleles: [first = wild, second], chance }: Gene): string {
  if (locus.graded) return expressed(locus, sex, [first, second ?? first]).state;
  if (isOpen(locus, { alleles: [first, second ?? wild] })) return first;
  return expressed(locus, sex, second === undefined ? [first] : [first, second === unseen || chance ? first : second])
    .state;
}

/** One or two factors of a dominant that looks the same with either; nothing where it is not known, or goes unsaid. */
function factorOf(locus: Locus, { alleles: [first = wild, second] }: Gene): "SF" | "DF" | undefined {
  const allele = alleleOf(locus, first);
  if (allele?.mode !== "dominant" || second === undefined || second === unseen) return undefined;
  if (second === first) return "DF";
  return allele.single ? undefined : "SF";
}

function withFactor({ pt, en }: Words, factor: "SF" | "DF" | undefined): Words {
  if (!factor) return { pt, en };
  return { pt: `${pt} ${factor === "SF" ? "FS" : "FD"}`, en: `${factor} ${en}` };
}

function splitOf(locus: Locus, { alleles: [first = wild, second], chance }: Gene): Words[] {
  if (locus.graded || second === undefined || second === first || second === wild) return [];
  if (second === unseen) {
    const isHidden = first === wild || alleleOf(locus, first)?.mode === "recessive";
    return isHidden ? [doubted(locus.names)] : [];
  }
  const isSeen = locus.together?.some(({ alleles }) => alleles.includes(first) && alleles.includes(second));
  const names = alleleOf(locus, second)?.names ?? { pt: second, en: second };
  if (isSeen) return [];
  const share = chance ? ` (${percent(chance).replace(/[()]/g, "")})` : "";
  return [{ pt: `${names.pt}${share}`, en: `${names.en}${share}` }];
}

const usual: Record<string, string> = { "1/3": "33%", "2/3": "66%", "1/2": "50%", "1/4": "25%", "3/4": "75%" };

/** A chance as breeders write it, and as a fraction where no round percentage says it. */
export function percent(chance: string): string {
  const read = readChance(chance);
  const lowest = read ? written(read) : chance;
  return usual[lowest] ?? `(${lowest})`;
}

function clauseOf(book: Book, [left, right]: Phase): Words {
  const names = (keys: readonly string[], language: keyof Words) =>
    keys.map((key) => book.loci.flatMap((it) => alleleOf(it, key) ?? [])[0]?.names[language] ?? key).join("+");
  const inOne = (language: keyof Words) =>
    `[${names(left, language)}${right.length > 0 ? `|${names(right, language)}` : ""}]`;
  return { pt: inOne("pt"), en: inOne("en") };
}
