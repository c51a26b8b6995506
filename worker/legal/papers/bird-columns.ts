import type { WrittenKind } from "./kinds-contract.ts";

/** What a paper's table may say of a bird. */
export type BirdColumn =
  | ("n" | "ring" | "species" | "sex" | "birth_date" | "mutation" | "place")
  | ("eu_annex" | "source_code" | "certificate_number" | "parents");

/** The columns of each form, with the share of the width that each takes. */
export const birdColumns: Partial<Record<WrittenKind, ReadonlyArray<[BirdColumn, number]>>> = {
  transfer: [
    ["n", 4],
    ["species", 20],
    ["ring", 16],
    ["sex", 8],
    ["birth_date", 11],
    ["eu_annex", 6],
    ["source_code", 7],
    ["certificate_number", 11],
    ["parents", 17],
  ],
  reservation: [
    ["n", 5],
    ["species", 35],
    ["ring", 20],
    ["sex", 10],
    ["birth_date", 14],
    ["mutation", 16],
  ],
  captive_birth: [
    ["n", 5],
    ["species", 31],
    ["ring", 18],
    ["sex", 9],
    ["birth_date", 14],
    ["parents", 23],
  ],
  loss: [
    ["n", 5],
    ["species", 37],
    ["ring", 20],
    ["sex", 10],
    ["birth_date", 14],
    ["certificate_number", 14],
  ],
  cites: [
    ["n", 4],
    ["species", 26],
    ["ring", 15],
    ["sex", 8],
    ["birth_date", 12],
    ["eu_annex", 6],
    ["source_code", 6],
    ["parents", 23],
  ],
  show: [
    ["n", 5],
    ["species", 33],
    ["ring", 20],
    ["sex", 10],
    ["birth_date", 14],
    ["mutation", 18],
  ],
  loan: [
    ["n", 5],
    ["species", 37],
    ["ring", 20],
    ["sex", 10],
    ["birth_date", 14],
    ["certificate_number", 14],
  ],
};
