import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import { lettered } from "./addresses.ts";
import { alleleOf, type Book, type Locus, unseen, wild } from "./books/loci.ts";
import type { Choice } from "./choices.ts";
import type { Genes, Genotype, Phase } from "./crossing/genes.ts";
import { groupsOf } from "./crossing/linkage.ts";

/** Which of a bird's linked mutations lie on one chromosome, as a form asks it; the first choice is not known. */
export type PhaseChoice = { key: string; label: string; choices: Choice[] };

type Mixed = { locus: Locus; allele: string };

/** The alleles by which a bird's two chromosomes differ at linked loci, group by group. */
const mixedIn = (book: Book, genes: Genes): Mixed[][] =>
  groupsOf(book, Object.keys(genes))
    .map((group) => group.flatMap((locus) => mixedAt(locus, genes)))
    .filter((mixed) => mixed.length > 1);

function mixedAt(locus: Locus, genes: Genes): Mixed[] {
  const [first = wild, second] = genes[locus.key]?.alleles ?? [];
  if (second === undefined || second === unseen || second === first) return [];
  return [{ locus, allele: first === wild ? second : first }];
}

/** What can be asked of a bird's phases; nothing where it has no two linked mutations. */
export function phaseChoices(book: Book, { genes }: Genotype, language: Language): PhaseChoice[] {
  return mixedIn(book, genes).map((mixed) => {
    const names = (keys: readonly string[]) => keys.map((key) => nameOf(mixed, key, language)).join(" + ");
    const choices = sidesOf(mixed.map(({ allele }) => allele)).map(([left, right]) => ({
      value: `${left.join(".")}~${right.join(".")}`,
      label:
        right.length === 0
          ? translate(language, "genetics.phase.together", { names: names(left) })
          : translate(language, "genetics.phase.apart", { one: names(left), other: names(right) }),
    }));
    const loci = mixed.map(({ locus, allele }) => alleleOf(locus, allele)?.names[language] ?? allele);
    return {
      key: mixed[0]?.locus.key ?? "",
      label: loci.join(", "),
      choices: [{ value: "", label: translate(language, "genetics.phase.unknown") }, ...choices],
    };
  });
}

const nameOf = (mixed: readonly Mixed[], key: string, language: Language): string => {
  const found = mixed.find(({ allele }) => allele === key);
  return (found && alleleOf(found.locus, key)?.names[language]) ?? key;
};

// The first allele is put on one strand: the strands are interchangeable.
function sidesOf([first = "", ...others]: readonly string[]): [string[], string[]][] {
  return others.reduce<[string[], string[]][]>(
    (all, key) =>
      all.flatMap(([left, right]): [string[], string[]][] => [
        [[...left, key], right],
        [left, [...right, key]],
      ]),
    [[[first], []]],
  );
}

/** Those phases that speak of what the bird has: others are left from a genotype it had before. */
export function phasesOf(book: Book, { genes, phases = [] }: Genotype): Phase[] {
  const groups = mixedIn(book, genes).map((mixed) => mixed.map(({ allele }) => allele));
  return phases.filter((phase) => {
    const named = phase.flat();
    return named.length > 1 && groups.some((group) => named.every((it) => group.includes(it)));
  });
}

/** The phases of one parent in an address: `cp.cinnamon=cinnamon.ino~` lie together, `cinnamon~ino` apart. */
export function phasesFromAddress(input: Readonly<Record<string, string | undefined>>, letter: string): Phase[] {
  return lettered(input, letter).map(([, text]) => {
    const [left = [], right = []] = text.split("~").map((side) => side.split(".").filter(Boolean));
    return [left, right];
  });
}

/** The phases of a genotype as an address says them, by the locus each begins with. */
export function phasesInAddress(book: Book, bird: Genotype, letter: string): Record<string, string> {
  const choices = mixedIn(book, bird.genes);
  return Object.fromEntries(
    phasesOf(book, bird).flatMap(([left, right]) => {
      const group = choices.find((mixed) => mixed.some(({ allele }) => [...left, ...right].includes(allele)));
      const [first] = group ?? [];
      if (!group || !first) return [];
      const side = left.includes(first.allele) ? left : right;
      const keys = group.map(({ allele }) => allele);
      const [with_it, without] = [keys.filter((it) => side.includes(it)), keys.filter((it) => !side.includes(it))];
      return [[`${letter}.${first.locus.key}`, `${with_it.join(".")}~${without.join(".")}`]];
    }),
  );
}
