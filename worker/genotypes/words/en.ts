import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "genetics.sex_unknown":
    "Record the bird's sex first: its possible colours depend on it. Its species must have known mutations.",
  "genetics.not_a_cock": "The chosen father is not recorded as a cock. Correct its sex or choose another bird.",
  "genetics.not_a_hen": "The chosen mother is not recorded as a hen. Correct its sex or choose another bird.",
  "genetics.hybrid": "The two birds are of different species: there is no colour prediction for hybrids.",
};
