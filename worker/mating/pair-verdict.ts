import type { PairCaution, PairVerdict } from "#db/vocabulary.ts";
import { type BirdCaution, graveCautions, inbreedingRisks } from "#db/vocabulary.ts";

/** What was found out about two birds that are to be paired. */
type PairFindings = {
  expected_inbreeding: number;
  /** How complete the pedigree of their young would be. */
  completeness: number;
  is_hybrid: boolean;
  /** Young they have together already. */
  young: number;
  /** Whether some of their eggs would be lost to a colour, or young of it be weaker; what is disputed does not count. */
  colour_risks: readonly ("lethal" | "subvital")[];
  cock: { cautions: readonly BirdCaution[]; pedigree_depth: number };
  hen: { cautions: readonly BirdCaution[]; pedigree_depth: number };
};
/** A reason to think again, and whose it is where it is one bird's. */
type Caution = { code: PairCaution; bird?: "cock" | "hen" };

/** Everything there is to think of before two birds are paired, the gravest first. */
export function cautionsOfPair({ cock, hen, ...pair }: PairFindings): Caution[] {
  const { expected_inbreeding, completeness, is_hybrid, young, colour_risks } = pair;
  const risk = inbreedingRisks.find(({ from }) => expected_inbreeding >= from - 1e-12)?.risk;
  const of = (bird: "cock" | "hen", codes: readonly BirdCaution[]) => codes.map((code): Caution => ({ code, bird }));
  const found: Caution[] = [
    ...(risk ? [{ code: `related_${risk}` as const }] : []),
    ...(is_hybrid ? [{ code: "hybrid" as const }] : []),
    ...(colour_risks.includes("lethal") ? [{ code: "lethal_colour" as const }] : []),
    ...(colour_risks.includes("subvital") ? [{ code: "frail_colour" as const }] : []),
    ...of("cock", cock.cautions),
    ...of("hen", hen.cautions),
    ...(completeness < 1 ? [{ code: "lower_bound" as const }] : []),
    ...(young > 0 ? [{ code: "have_young" as const }] : []),
  ];
  const isGrave = ({ code }: Caution) => graveCautions.includes(code);
  return [...found.filter(isGrave), ...found.filter((it) => !isGrave(it))];
}

// These are told, but are no reason to keep two birds apart.
const harmless: ReadonlySet<PairCaution> = new Set(["lower_bound", "have_young"] as const);

/** The cautions in one word. Where nothing is known of a bird's parents, F says little, so nothing is called good. */
export function verdictOf(
  cautions: readonly Caution[],
  { cock, hen }: Pick<PairFindings, "cock" | "hen">,
): PairVerdict {
  if (cautions.some(({ code }) => graveCautions.includes(code))) return "avoid";
  if (cautions.some(({ code }) => !harmless.has(code))) return "weigh";
  return cock.pedigree_depth === 0 || hen.pedigree_depth === 0 ? "unknown" : "good";
}
