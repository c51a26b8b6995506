import { type Allele, alleleOf, copies, type Locus, type Sex, unseen, wild } from "#worker/genetics/books/loci.ts";

/**
 * What a pair of alleles shows. `state` is `+`, an allele, `dark:1` for one factor of an incomplete dominant, or two
 * alleles with a plus; `shown` is the allele it is named after; splits are carried unseen; `factor` is told of dominants.
 */
export type Expression = { state: string; shown: string; splits: readonly string[]; factor?: "SF" | "DF" };

const normal: Allele = {
  key: wild,
  names: { pt: "normal", en: "normal" },
  mode: "recessive",
  rank: 0,
  evidence: "measured",
  source: "",
};

/** What a bird of this sex shows and hides at a locus. */
export function expressed(locus: Locus, sex: Sex, alleles: readonly string[]): Expression {
  if (locus.graded) return graded(alleles);
  const [first = normal, second] = alleles.map((key) => alleleOf(locus, key) ?? normal).sort((a, b) => a.rank - b.rank);
  if (!second || copies(locus, sex) === 1) return alone(first);
  if (first.key === second.key) return doubled(first);
  const pair = [first.key, second.key];
  if (locus.together?.some(({ alleles: both }) => both.every((it) => pair.includes(it))))
    return { state: [...pair].sort().join("+"), shown: first.key, splits: [] };
  return beside(first, second);
}

// `?` where nothing is told, `red:?` of young between unlike parents, else by how many genes stand for it.
function graded(alleles: readonly string[]): Expression {
  const shown = alleles.find((it) => it !== wild && it !== unseen) ?? (alleles.includes(unseen) ? unseen : wild);
  if (shown === wild || shown === unseen) return { state: shown, shown, splits: [] };
  const dose = alleles.includes(unseen) ? unseen : alleles.filter((it) => it === shown).length;
  return { state: `${shown}:${dose}`, shown, splits: [] };
}

// A hen has one Z, so its alleles are always expressed.
const alone = (only: Allele): Expression => ({
  state: only.mode === "incomplete" && only.key !== wild ? `${only.key}:2` : only.key,
  shown: only.key,
  splits: [],
});

function doubled({ key, mode }: Allele): Expression {
  if (key === wild || mode === "recessive") return { state: key, shown: key, splits: [] };
  return { state: mode === "incomplete" ? `${key}:2` : key, shown: key, splits: [], factor: "DF" };
}

function beside(first: Allele, second: Allele): Expression {
  const splits = second.key === wild ? [] : [second.key];
  if (first.key === wild) return { state: wild, shown: wild, splits };
  if (first.mode === "recessive") return { state: first.key, shown: first.key, splits };
  return { state: first.mode === "incomplete" ? `${first.key}:1` : first.key, shown: first.key, splits, factor: "SF" };
}

/** Whether a bird with these alleles is one that its species is known to lose: certain, or only disputed. */
export function lossOf(locus: Locus, alleles: readonly string[]): Allele | undefined {
  const [first, second = first] = alleles;
  if (first === wild || first === undefined || first !== second) return undefined;
  const allele = alleleOf(locus, first);
  const counts = allele?.lethal === "lethal_DF" && (allele.lethal_evidence ?? allele.evidence) !== "disputed";
  return counts ? allele : undefined;
}
