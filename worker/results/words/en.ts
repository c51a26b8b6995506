import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "results.brood.sex.male": "cock",
  "results.brood.sex.female": "hen",
  "results.brood.and": "{{first}} and {{last}}",
  "results.brood.impossible": "{{chick}}: this pair cannot have such a chick.",
  "results.brood.explained": "As its parents are recorded today, it is possible.",
  "results.brood.no_split": "No split of the parents explains it: check the chick's colour, its sex and its parents.",
  "results.brood.needs.both": "Both parents would have to be split for {{names}}.",
  "results.brood.needs.cock": "The cock would have to be split for {{names}}.",
  "results.brood.needs.hen": "The hen would have to be split for {{names}}.",
  "results.brood.needs.either": "One of the parents would have to be split for {{names}}.",
  "results.brood.other.male": "If it is a cock: {{what}}",
  "results.brood.other.female": "If it is a hen: {{what}}",
  "results.brood.other.possible": "it is possible.",
  "results.brood.father": "Or its father is another cock that was in the pair: {{rings}}.",
  "results.brood.mother": "Or its mother is another hen that was in the pair: {{rings}}.",
  "results.brood.nest": "Or the egg was one of pair {{pair}}, in whose nest it hatched.",
  "results.brood.uneven.none":
    "Of {{of}} chicks none is {{look}} where {{expected}} were to be expected; by chance alone this happens in 1 of {{broods}} such broods.",
  "results.brood.uneven.some_one":
    "Of {{of}} chicks {{count}} is {{look}} where {{expected}} were to be expected; by chance alone this happens in 1 of {{broods}} such broods.",
  "results.brood.uneven.some_other":
    "Of {{of}} chicks {{count}} are {{look}} where {{expected}} were to be expected; by chance alone this happens in 1 of {{broods}} such broods.",
  "results.brood.see": "See the colours of pair {{pair}}",
};
