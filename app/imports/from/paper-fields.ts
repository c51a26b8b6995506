import type { FileField } from "#worker/birdfiles/contract.ts";

/** What is asked for on paper: all that fits on a sheet and nobody should have to look up. */
export const paperFields = [
  "identifier",
  "species",
  "sex",
  "birth_date",
  "father",
  "mother",
  "mutation",
  "notes",
] as const satisfies readonly FileField[];
export type PaperField = (typeof paperFields)[number];
