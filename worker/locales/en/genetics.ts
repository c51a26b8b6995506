import type { genetics as pt } from "../pt/genetics.ts";

export const genetics: Record<keyof typeof pt, string> = {
  "genetics.normal": "Normal",
  "genetics.factor.SF": "SF",
  "genetics.factor.DF": "DF",
  "genetics.choice.perhaps": "{{name}} /{{split}}, perhaps ({{chance}})",
  "genetics.choice.unknown": "{{name}}, split? Not known",
  "genetics.choice.factor": "{{name}}, one factor or two: not known",
  "genetics.chance": "A chance is written like 2/3.",
  "genetics.loci.many": "Choose up to 12 mutations for each bird.",
  "genetics.wanted.none": "Say what the young should show.",
  "genetics.wanted.many": "Choose up to four mutations at a time.",
  "genetics.unknown_locus": "This species has no mutation {{name}}.",
  "genetics.unknown_allele": "This species has no such form of {{name}}.",
  "genetics.count": "Of {{name}} a cock has two genes, and a hen as many as the chromosome gives her.",
  "genetics.hen_is_split":
    "A hen cannot be split for {{name}}: this gene lies on the Z chromosome and she has only one. She shows it or does not have it.",
  "genetics.never_split":
    "No bird is split for {{name}}: it is dominant, who has it shows it. Write it before the slash, with SF or DF.",
  "genetics.clash": "{{name}} does not fit what is written before it: a bird has only two genes at each place.",
  "genetics.unread": "We do not know “{{word}}” in this species. Correct it, or add the mutation to your own.",
  "genetics.name.required": "Give the mutation a name.",
  "genetics.name.long": "The name has up to 60 characters.",
  "genetics.name.taken": "This species already has a mutation of this name.",
  "genetics.rank.range": "The order is a number from 0.1 to 99.",
  "genetics.chromosome.required": "Say which chromosome it lies on.",
  "genetics.chromosome.of_locus": "The chosen series lies on the other chromosome.",
  "genetics.inheritance.required": "Say how it is inherited.",
  "genetics.locus.unknown": "This species has no such series.",
  "genetics.in_use":
    "There are birds with this mutation in their colour or genotype, some perhaps in the trash. Change those birds first; the mutation stays.",
  "genetics.key_reused": "This idempotency key already made another mutation. Nothing was saved.",
  "genetics.sex_unknown":
    "Record the bird's sex first: what it can have depends on it. Its species must have known mutations.",
  "genetics.not_a_cock": "The chosen father is not recorded as a cock.",
  "genetics.not_a_hen": "The chosen mother is not recorded as a hen.",
  "genetics.hybrid": "The two birds are of different species: there is no table of colours for the hybrid.",
  "genetics.phase.unknown": "Not known: half for each",
  "genetics.phase.together": "Together on one chromosome: {{names}}",
  "genetics.phase.apart": "On different chromosomes: {{one}} on one, {{other}} on the other",
  "genetics.too_many": "These are too many combinations at a time. Leave out the mutations you care least about.",
};
