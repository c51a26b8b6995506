import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.mates.unknown_sex": "This bird's sex is not known, so nobody is of the other sex. Record its sex first.",
  "birds.pair.missing": "You have no bird with this ring.",
  "birds.pair.same": "This is the same bird. Choose a cock and a hen.",
  "birds.pair.male": "This bird is male. Name it as the cock of the pair.",
  "birds.pair.female": "This bird is female. Name it as the hen of the pair.",
  "birds.pair.unknown_sex": "This bird's sex is not known. Record it first.",
  "birds.matrix.many": "At most 80 birds at once: choose fewer.",
};
