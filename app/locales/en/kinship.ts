import type { kinship as pt } from "../pt/kinship.ts";

export const kinship: Record<keyof typeof pt, string> = {
  "kinship.mates.title_of": "Mates for {{ring}}",
  "kinship.mates.lead.male": "The living hens of the same species, ranked by what the young would inherit.",
  "kinship.mates.lead.female": "The living cocks of the same species, ranked by what the young would inherit.",
  "kinship.mates.own.rare":
    "Mean kinship of {{ring}} with the flock: {{own}}, below the average of {{flock}}. Its genes are rare: this bird is worth breeding from.",
  "kinship.mates.own.common":
    "Mean kinship of {{ring}} with the flock: {{own}}, above the average of {{flock}}. Its genes are common already.",
  "kinship.mates.own.usual": "Mean kinship of {{ring}} with the flock: {{own}}, the same as the average.",
  "kinship.mates.filters": "Choose and sort",
  "kinship.mates.mutation": "Colour or genotype",
  "kinship.mates.mutation_hint": "Colour or genotype: blue, split…",
  "kinship.mates.sort": "Order",
  "kinship.mates.sort.inbreeding": "Lowest F of the young",
  "kinship.mates.sort.mean_kinship": "Most diversity",
  "kinship.mates.sort.birth_date": "Oldest first",
  "kinship.mates.sort.identifier": "By ring",
  "kinship.mates.adults": "Age",
  "kinship.mates.adults.all": "Of any age",
  "kinship.mates.adults.yes": "Only a year or older",
  "kinship.mates.any_status": "Any status",
  "kinship.mates.caption": "Birds that {{ring}} can be paired with",
  "kinship.mates.showing": "Showing {{shown}} of {{count}} birds",
  "kinship.mates.showing_one": "Showing {{shown}} of {{count}} bird",
  "kinship.mates.showing_other": "Showing {{shown}} of {{count}} birds",
  "kinship.mates.none.male": "There are no hens for this cock",
  "kinship.mates.none.female": "There are no cocks for this hen",
  "kinship.mates.none.why":
    "Birds of the same species count that live in the flock and whose sex is on record. If you know the sex of any other, say so.",
  "kinship.mates.none.unsexed": "See the birds of unknown sex",
  "kinship.mates.nothing": "No bird matches",
  "kinship.mates.nothing.why": "These filters leave no bird to pair with.",
  "kinship.mates.nothing.clear": "Clear filters",
  "kinship.mates.unsexed": "This bird's sex is not known",
  "kinship.mates.unsexed.why":
    "Without it nobody can say whom it can be paired with. Say whether it is a cock or a hen, and come back.",
  "kinship.mates.unsexed.edit": "Record its sex",
  "kinship.mates.help.f":
    "F of the young is the chance that they inherit the same gene of a common ancestor twice: 25% from siblings, 12.5% from half siblings, 6.25% from first cousins.",
  "kinship.mates.help.diversity":
    "A chick that lowers the mean kinship of the flock adds diversity; one that raises it takes diversity away. Beside it, the difference one chick would make, in percentage points.",

  "kinship.expected": "F of the young",
  "kinship.diversity": "Diversity",
  "kinship.own_f": "Own F",
  "kinship.pedigree": "pedigree {{share}}",
  "kinship.brings": "adds diversity",
  "kinship.takes": "takes diversity away",
  "kinship.keeps": "changes nothing",
  "kinship.points": "{{change}} pp",
  "kinship.caution.young": "under a year",
  "kinship.caution.unknown_age": "age unknown",
};
