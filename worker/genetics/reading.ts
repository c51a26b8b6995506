import { alleleOf, type Book, copies, type Locus, locusOf, type Sex, unseen, wild } from "./books/loci.ts";
import { readChance } from "./crossing/fractions.ts";
import { type Gene, type Genes, hiddenBehind, type Phase, settled } from "./crossing/genes.ts";
import { type Meaning, meaningOf, type Phrases, phrase, vocabularyOf } from "./vocabulary.ts";

/** Why what was written cannot be: `hen_is_split` on the Z, `never_split` for a dominant, `clash` of two at one locus. */
export type ReadingFault = { code: "hen_is_split" | "never_split" | "clash"; locus: string; allele: string };
/** What was understood of a breeder's text, what was not, and what cannot be. */
export type Reading = {
  genes: Genes;
  phases: readonly Phase[];
  unread: readonly string[];
  faults: readonly ReadingFault[];
  /** Whether the text says anything of what the bird looks like. */
  isVisual: boolean;
};

type Found = { meaning: Meaning; factor?: "SF" | "DF"; chance?: string };
type Desk = { book: Book; sex: Sex; genes: Record<string, Gene>; faults: ReadingFault[] };

const slashWords = /\b(?:split(?: for| to| para)?|portador(?:a)?(?: de)?|port\.)(?=[\s/]|$)/giu;
const fractionForm = /\(?\b(\d{1,9})\/([1-9]\d{0,8})\b\)?/g;
const decimalForm = /(\d{1,3})[.,](\d{1,6})\s*%/g;
/** Words between names that say nothing of their own. */
const joining = new Set([",", "e", "and", "com", "with", "de", "do", "da"]);
const phaseForm = /\[([^\]]*)\]/g;

/** Reads `Visual /split1 split2 66% [one+other]`, in either language, as breeders write it. */
export function readGenotype(book: Book, sex: Sex, text: string): Reading {
  const [desk, unread]: [Desk, string[]] = [{ book, sex, genes: {}, faults: [] }, []];
  const [plain, phases] = withoutPhases(book, text, unread);
  const chances = plain
    .replace(
      decimalForm,
      (_, whole: string, decimals: string) => ` ${whole}${decimals}:1${"0".repeat(decimals.length + 2)} `,
    )
    .replace(/(\d)\s+%/g, "$1%")
    .replace(fractionForm, " $1:$2 ")
    .replace(slashWords, "/");
  const [visual = "", ...splits] = chances.split("/");
  const shown = phrases(book, visual, "visual", unread);
  for (const found of shown) show(desk, found);
  leaveOut(desk, shown);
  for (const found of phrases(book, splits.join(" "), "split", unread)) phases.push(...carry(desk, found));
  const genes = Object.entries(desk.genes).map(([key, gene]) => [key, settled(locusOf(book, key), sex, gene)] as const);
  const kept = genes.filter(([, { alleles }]) => alleles.some((it) => it !== wild));
  return { genes: Object.fromEntries(kept), phases, unread, faults: desk.faults, isVisual: shown.length > 0 };
}

function withoutPhases(book: Book, text: string, unread: string[]): [string, Phase[]] {
  const phases: Phase[] = [];
  const plain = text.replace(phaseForm, (_, clause: string) => {
    const [left = [], right = []] = clause.split("|").map((side) =>
      side.split("+").flatMap((name) => {
        if (name.trim() === "") return [];
        const meaning = meaningOf(vocabularyOf(book).split, phrase(name));
        if (meaning?.kind === "allele") return [meaning.allele];
        unread.push(name.trim());
        return [];
      }),
    );
    phases.push([left, right]);
    return " ";
  });
  return [plain, phases];
}

/** Longest phrases first; English factors stand before what they speak of, Portuguese ones behind. */
function phrases(book: Book, text: string, part: "visual" | "split", unread: string[]): Found[] {
  const { longest, [part]: names } = vocabularyOf(book);
  const tokens = phrase(text.replace(/[,;&+]/g, " , ").replace(/\?/g, " ? "))
    .split(" ")
    .filter(Boolean);
  const all: Found[] = [];
  let factor: Found["factor"];
  for (let at = 0; at < tokens.length; ) {
    const length = lengthOf(tokens.slice(at, at + longest), names);
    const last = all.at(-1);
    const token = tokens[at] ?? "";
    if (length > 0) {
      const meaning = meaningOf(names, tokens.slice(at, at + length).join(" ")) as Meaning;
      all.push(factor ? { meaning, factor } : { meaning });
      factor = undefined;
    } else if (token === "sf" || token === "df") factor = token === "sf" ? "SF" : "DF";
    else if (last && (token === "fs" || token === "fd")) last.factor = token === "fs" ? "SF" : "DF";
    else if (last && part === "split" && chanceIn(token)) last.chance = chanceIn(token);
    // Behind what is seen a question mark says that one or two factors are.
    else if (!joining.has(token) && !(last && token === unseen)) unread.push(token);
    at += Math.max(1, length);
  }
  return all;
}

function lengthOf(tokens: readonly string[], names: Phrases): number {
  for (let length = tokens.length; length > 0; length -= 1)
    if (meaningOf(names, tokens.slice(0, length).join(" "))) return length;
  return 0;
}

// Two young of three are written as 66 or 67 %.
const thirds: Record<string, string> = { "33%": "1/3", "66%": "2/3", "67%": "2/3" };

function chanceIn(token: string): string | undefined {
  if (token === unseen) return unseen;
  const text = thirds[token] ?? (/%|:/.test(token) ? token.replace(":", "/") : "");
  return readChance(text) ? text : undefined;
}

/** Writes down what is seen; a state that is normal changes nothing. */
function show(desk: Desk, { meaning, factor }: Found) {
  if (meaning.kind === "look")
    for (const [key, state] of Object.entries(meaning.when)) showState(desk, locusOf(desk.book, key), state, factor);
  if (meaning.kind === "allele") {
    const locus = locusOf(desk.book, meaning.locus);
    const isDosed = factor && alleleOf(locus, meaning.allele)?.mode === "incomplete";
    showState(desk, locus, isDosed ? `${meaning.allele}:${factor === "SF" ? 1 : 2}` : meaning.allele, factor);
  }
  if (meaning.kind === "together") put(desk, locusOf(desk.book, meaning.locus), meaning.alleles);
}

/** What a text says nothing of, where a species has colours that are told by what stands beside them. */
function leaveOut({ book, genes }: Desk, shown: readonly Found[]) {
  const { ground } = book;
  const named = new Set(shown.flatMap(({ meaning }) => lociIn(book, meaning)));
  if (!ground || named.has(ground.locus)) return;
  const isNamed = (loci: readonly string[]) => loci.some((it) => named.has(it));
  if (isNamed(ground.dark)) return;
  genes[ground.locus] = gradeOf(isNamed(ground.ground) ? ground.state : unseen);
}

function lociIn({ ground }: Book, meaning: Meaning): string[] {
  if (meaning.kind === "look") return Object.keys(meaning.when);
  return meaning.kind === "normal" ? [ground?.locus ?? ""] : [meaning.locus];
}

/** `red:2` is the extreme of many genes, `red:1` what lies between, `red:?` either, `?` alone nothing at all. */
function gradeOf(state: string): Gene {
  const [key = unseen, dose] = state.split(":");
  return { alleles: [key, dose === "2" ? key : dose === "1" ? wild : unseen] };
}

function showState(desk: Desk, locus: Locus, state: string, factor?: Found["factor"]) {
  if (state === wild) return;
  if (locus.graded) {
    desk.genes[locus.key] = gradeOf(state);
    return;
  }
  const [key = state, dose = factor && { SF: "1", DF: "2" }[factor]] = state.split(":");
  const isRecessive = alleleOf(locus, key)?.mode === "recessive";
  if (copies(locus, desk.sex) === 1) return put(desk, locus, [key]);
  if (isRecessive || dose === "2") return put(desk, locus, [key, key]);
  put(desk, locus, [key, dose === "1" ? wild : unseen]);
}

function put({ genes, faults, sex }: Desk, locus: Locus, alleles: readonly string[]) {
  const [before] = genes[locus.key]?.alleles ?? [];
  const [first = wild] = alleles;
  const isPair = before !== undefined && before !== first && alleles.length === 2;
  const makesOne = isPair && locus.together?.some((it) => it.alleles.includes(before) && it.alleles.includes(first));
  const fits = copies(locus, sex) === alleles.length && (before === undefined || before === first || makesOne);
  if (fits) genes[locus.key] = { alleles: makesOne ? [before ?? wild, first] : alleles };
  else faults.push({ code: "clash", locus: locus.key, allele: first });
}

/** Writes down what is carried unseen, certainly or with a chance; what one name says of a Z lies together there. */
function carry(desk: Desk, { meaning, chance }: Found): Phase[] {
  if (meaning.kind !== "look") {
    carryAt(desk, meaning, chance);
    return [];
  }
  const parts = Object.entries(meaning.when).filter(([, state]) => state !== wild);
  for (const [locus, allele] of parts) carryAt(desk, { kind: "allele", locus, allele }, chance);
  const onZ = parts.flatMap(([key, allele]) => (locusOf(desk.book, key).chromosome === "Z" ? [allele] : []));
  return onZ.length > 1 ? [[onZ, []]] : [];
}

function carryAt({ book, sex, genes, faults }: Desk, meaning: Exclude<Meaning, { kind: "look" }>, chance?: string) {
  if (meaning.kind === "normal") return;
  const locus = locusOf(book, meaning.locus);
  const key = meaning.kind === "allele" ? meaning.allele : "";
  const fault = (code: ReadingFault["code"]) => faults.push({ code, locus: locus.key, allele: key });
  const [first = wild, second] = genes[locus.key]?.alleles ?? [];
  if (copies(locus, sex) === 1) return fault("hen_is_split");
  if (meaning.kind !== "allele" || (chance === unseen && locus.alleles.length === 1)) {
    genes[locus.key] = { alleles: [first, unseen] };
    return;
  }
  if (alleleOf(locus, key)?.mode !== "recessive") return fault("never_split");
  const isTaken = second !== undefined && second !== first && second !== unseen && second !== wild;
  if (isTaken || !hiddenBehind(locus, sex, first).includes(key)) return fault("clash");
  const share = chance === unseen ? "1/2" : chance;
  genes[locus.key] = { alleles: [first, key], ...(share && { chance: share }) };
}
