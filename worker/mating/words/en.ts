import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.mates.gone":
    "This bird has left the flock: its status is {{status}}. Mates are suggested only for birds in the flock.",
  "birds.mates.theirs": "This bird is another breeder's. Mates are suggested only for birds in the flock.",
  "birds.mates.unknown_sex": "The sex of this bird is unknown. Record it first to see possible mates.",
  "birds.pair.missing": "You have no bird with this ring number. Check the number.",
  "birds.pair.same": "This is the same bird. Choose a cock and a hen.",
  "birds.pair.male": "This bird is male. Choose it as the cock of the pair.",
  "birds.pair.female": "This bird is female. Choose it as the hen of the pair.",
  "birds.pair.unknown_sex": "The sex of this bird is unknown. Record it first.",
  "birds.matrix.many": "At most 80 birds at once: select fewer.",
};
