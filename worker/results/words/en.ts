import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "results.colours.sex.male": "cock",
  "results.colours.sex.female": "hen",
  "results.colours.and": "{{first}} and {{last}}",
  "results.colours.impossible": "{{chick}}: this pair cannot have such a chick.",
  "results.colours.explained": "As its parents are recorded today, it is possible.",
  "results.colours.no_split": "No split of the parents explains it: check the chick's colour, its sex and its parents.",
  "results.colours.needs.both": "Both parents would have to be split for {{names}}.",
  "results.colours.needs.cock": "The cock would have to be split for {{names}}.",
  "results.colours.needs.hen": "The hen would have to be split for {{names}}.",
  "results.colours.needs.either": "One of the parents would have to be split for {{names}}.",
  "results.colours.other.male": "If it is a cock: {{what}}",
  "results.colours.other.female": "If it is a hen: {{what}}",
  "results.colours.other.possible": "it is possible.",
  "results.colours.father": "Or its father is another cock that was in the pair: {{rings}}.",
  "results.colours.mother": "Or its mother is another hen that was in the pair: {{rings}}.",
  "results.colours.nest": "Or the egg was one of pair {{pair}}, in whose nest it hatched.",
  "results.colours.uneven.none":
    "Of {{of}} chicks none is {{look}} where {{expected}} were to be expected; by chance alone this happens in 1 of {{broods}} such broods.",
  "results.colours.uneven.some_one":
    "Of {{of}} chicks {{count}} is {{look}} where {{expected}} were to be expected; by chance alone this happens in 1 of {{broods}} such broods.",
  "results.colours.uneven.some_other":
    "Of {{of}} chicks {{count}} are {{look}} where {{expected}} were to be expected; by chance alone this happens in 1 of {{broods}} such broods.",
  "results.colours.see": "See the colours of pair {{pair}}",
};
