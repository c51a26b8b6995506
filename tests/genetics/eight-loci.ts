import type { Genotype } from "#worker/genetics/crossing/genes.ts";

const mixed = (one: string, other: string) => ({ alleles: [one, other] });
const genes = {
  blue: mixed("+", "blue"),
  dark: mixed("dark", "+"),
  violet: mixed("violet", "+"),
  spangle: mixed("spangle", "+"),
  recessive_pied: mixed("+", "recessive_pied"),
  dilution: mixed("greywing", "dilute"),
};
const cock: Genotype = {
  sex: "male",
  genes: { ...genes, opaline: mixed("+", "opaline"), cinnamon: mixed("+", "cinnamon") },
};
const hen: Genotype = {
  sex: "female",
  genes: { ...genes, opaline: { alleles: ["opaline"] }, cinnamon: { alleles: ["+"] } },
};

/** A pair of budgerigars mixed at eight loci, two of them linked on the Z: as many combinations as anybody asks for. */
export const eightLoci = { cock, hen };
