import type { Sex } from "#db/vocabulary.ts";

export type Example = { ring: string; sex: Sex; name?: string; parents?: readonly Example[] };

const grandfather: Example = { ring: "FOP 21 884 07", sex: "male" };

/** A drawing of what the register shows, and marked as one: these birds are nobody's. */
export const exampleBird: Example = {
  ring: "PT 2026 0417",
  sex: "female",
  name: "Flauta",
  parents: [
    {
      ring: "PT 2024 0322",
      sex: "male",
      parents: [grandfather, { ring: "FOP 21 884 11", sex: "female", name: "Rubi" }],
    },
    {
      ring: "PT 2025 0318",
      sex: "female",
      name: "Prata",
      parents: [grandfather, { ring: "COM 22 1B 553", sex: "female" }],
    },
  ],
};

/** What explains the example's F, and that F. */
export const exampleInbreeding = { ring: grandfather.ring, share: 0.125 };

/** F of the young of relatives that are not inbred themselves (Wright 1922; Falconer and Mackay 1996, table 5.1). */
export const matings = [
  { key: "father_daughter", share: 0.25 },
  { key: "siblings", share: 0.25 },
  { key: "half_siblings", share: 0.125 },
  { key: "grandfather", share: 0.125 },
  { key: "uncle", share: 0.125 },
  { key: "cousins", share: 0.0625 },
  { key: "line", share: 0.5 },
] as const;
