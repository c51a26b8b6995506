import type { BirdFileField } from "#db/bird-columns.ts";

/** What a column of a file of birds can hold, in the order in which an export writes them. */
export const fileFields = [
  "identifier",
  "species",
  "name",
  "sex",
  "birth_date",
  "status",
  "father",
  "mother",
  "notes",
  "place",
  "mutation",
  "genotype",
  "ring_size",
  "microchip",
  "sexing_method",
  "breeder",
  "owner",
  "acquisition",
  "acquired_on",
  "acquired_price",
  "acquired_document",
  "eu_annex",
  "certificate_number",
  "foster_father",
  "foster_mother",
  "is_reference",
] as const satisfies readonly BirdFileField[];
export type FileField = (typeof fileFields)[number];
