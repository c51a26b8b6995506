import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import { geneInAddress } from "./addresses.ts";
import { alleleOf, type Book, copies, type Locus, type Sex, unseen, wild } from "./books/loci.ts";
import { expressed, lossOf } from "./crossing/expression.ts";
import { type Gene, hiddenBehind, settled } from "./crossing/genes.ts";
import { stateNames } from "./crossing/looks.ts";
import { percent } from "./writing.ts";

export type Choice = { value: string; label: string };
/** What a cock and a hen may be at a locus, for a form; the first is normal, and is not sent. */
export type LocusChoices = {
  key: string;
  name: string;
  /** Whether most breeders meet it; the others stand behind a word. */
  is_common: boolean;
  on_z: boolean;
  cock: Choice[];
  hen: Choice[];
  /** What a young may show; nothing where its parents cannot be told. */
  looks: Choice[];
};

/** The choices of a species, locus by locus. */
export function choicesOf(book: Book, language: Language): LocusChoices[] {
  const common = book.common ?? book.loci.map(({ key }) => key);
  return book.loci.map((locus) => ({
    key: locus.key,
    name: locus.names[language],
    is_common: common.includes(locus.key) || !isOfCatalogue(locus),
    on_z: locus.chromosome === "Z",
    cock: genesAt(locus, "male").map((gene) => choiceOf(locus, "male", gene, language)),
    hen: genesAt(locus, "female").map((gene) => choiceOf(locus, "female", gene, language)),
    looks: looksAt(locus, language),
  }));
}

// One's own mutations are what one is asking about.
const isOfCatalogue = ({ alleles }: Locus) => alleles.every(({ key }) => !key.startsWith("mut_"));

const chances = ["2/3", "1/2", "1/3", "1/4"];

/** Every gene a living bird may have at a locus: known, possible, not known. */
function genesAt(locus: Locus, sex: Sex): Gene[] {
  if (locus.graded) return gradesAt(locus);
  const alleles = [wild, ...locus.alleles.map(({ key }) => key)];
  if (copies(locus, sex) === 1) return alleles.map((it) => ({ alleles: [it] }));
  const known = alleles.flatMap((a, at) => alleles.slice(at).map((b) => settled(locus, sex, { alleles: [a, b] })));
  const open = alleles.map((it) => settled(locus, sex, { alleles: [it, unseen] }));
  const splits = alleles.filter((it) => it !== wild && hiddenBehind(locus, sex, wild).includes(it));
  const possible = splits.flatMap((it) => chances.map((chance): Gene => ({ alleles: [wild, it], chance })));
  const living = known.filter((gene) => !lossOf(locus, gene.alleles));
  return [...living, ...possible, ...open.filter((gene) => gene.alleles.includes(unseen))];
}

function gradesAt({ alleles: [extreme], graded }: Locus): Gene[] {
  const key = extreme?.key ?? wild;
  const named = [wild, key, unseen].map((it): Gene => ({ alleles: [key, it] }));
  return [{ alleles: [wild, wild] }, ...named, ...(graded?.untold ? [{ alleles: [unseen, unseen] }] : [])];
}

const choiceOf = (locus: Locus, sex: Sex, gene: Gene, language: Language): Choice => ({
  value: geneInAddress(gene),
  label: labelOf(locus, sex, gene, language),
});

/** A gene in words: `Normal /azul`, `Normal /azul 66% (talvez)`, `Cinzento FD`. */
export function labelOf(locus: Locus, sex: Sex, { alleles, chance }: Gene, language: Language): string {
  const [first = wild, second = first] = alleles;
  const normal = normalAt(locus, language);
  const isOpen = second === unseen && !locus.graded;
  const { state, factor, splits } = expressed(locus, sex, isOpen ? [first, first] : alleles);
  const mode = alleleOf(locus, first)?.mode;
  if (isOpen && first !== wild && mode !== "recessive")
    return translate(language, "genetics.choice.factor", { name: alleleOf(locus, first)?.names[language] ?? first });
  const plain = state === wild ? normal : stateNames(locus, state)[language];
  const suffix = factor && mode === "dominant" ? ` ${translate(language, `genetics.factor.${factor}`)}` : "";
  if (isOpen) return translate(language, "genetics.choice.unknown", { name: plain });
  const carried = splits.map((it) => alleleOf(locus, it)?.names[language] ?? it).join(" ");
  if (chance)
    return translate(language, "genetics.choice.perhaps", { name: normal, split: carried, chance: percent(chance) });
  return `${capital(plain)}${suffix}${carried && ` /${carried}`}`;
}

const normalAt = ({ normal }: Locus, language: Language): string =>
  normal ? capital(normal.names[language]) : translate(language, "genetics.normal");

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// Which parents give what many genes make cannot be said.
function looksAt(locus: Locus, language: Language): Choice[] {
  if (locus.graded) return [];
  const states = new Set(genesAt(locus, "male").map(({ alleles }) => expressed(locus, "male", alleles).state));
  const shown = [...states].filter((state) => !state.includes(unseen) && state !== wild);
  return [
    { value: wild, label: normalAt(locus, language) },
    ...shown.map((state) => ({ value: state, label: capital(stateNames(locus, state)[language]) })),
  ];
}
