import { unseen, wild } from "./books/loci.ts";
import type { Gene, Genes } from "./crossing/genes.ts";

// Alleles in an address: `+` and `?` mean something else there.
const spelt: Record<string, string> = { [wild]: "0", [unseen]: "x" };
const meant: Record<string, string> = { "0": wild, x: unseen };

/** A gene as part of an address: `0.blue`, `blue`, `0.x`, `0.blue.2-3` for a split by two chances in three. */
export const geneInAddress = ({ alleles, chance }: Gene): string =>
  [...alleles.map((it) => spelt[it] ?? it), ...(chance ? [chance.replace("/", "-")] : [])].join(".");

/** Reads it back; whether it is one of the species is for the book to say. */
function geneFromAddress(text: string): Gene {
  const [chance, alleles] = ((parts: string[]) => {
    const last = parts.at(-1) ?? "";
    return /^\d+-\d+$/.test(last) ? [last.replace("-", "/"), parts.slice(0, -1)] : [undefined, parts];
  })(text.split("."));
  const known = alleles.map((it) => meant[it] ?? it);
  return chance ? { alleles: known, chance } : { alleles: known };
}

/** The parameters of an address that start with a letter and a point, without them; empty ones are not asked. */
export function lettered(input: Readonly<Record<string, string | undefined>>, letter: string): [string, string][] {
  return Object.entries(input).flatMap(([name, value]): [string, string][] =>
    name.startsWith(`${letter}.`) && value ? [[name.slice(2), value]] : [],
  );
}

/** The genes of one parent in an address. */
export const genesFromAddress = (input: Readonly<Record<string, string | undefined>>, letter: string): Genes =>
  Object.fromEntries(lettered(input, letter).map(([locus, text]) => [locus, geneFromAddress(text)]));
