import type { FileField } from "#worker/birdfiles/contract.ts";

// Written again, with the contract's type as judge: importing the contract would send zod to the browser.
const order: Record<FileField, { isRequired: boolean }> = {
  identifier: { isRequired: true },
  species: { isRequired: true },
  name: { isRequired: false },
  sex: { isRequired: false },
  birth_date: { isRequired: false },
  status: { isRequired: false },
  father: { isRequired: false },
  mother: { isRequired: false },
  notes: { isRequired: false },
  place: { isRequired: false },
  mutation: { isRequired: false },
  genotype: { isRequired: false },
  ring_size: { isRequired: false },
  microchip: { isRequired: false },
  sexing_method: { isRequired: false },
  breeder: { isRequired: false },
  owner: { isRequired: false },
  acquisition: { isRequired: false },
  acquired_on: { isRequired: false },
  acquired_price: { isRequired: false },
  acquired_document: { isRequired: false },
  eu_annex: { isRequired: false },
  certificate_number: { isRequired: false },
  foster_father: { isRequired: false },
  foster_mother: { isRequired: false },
  is_reference: { isRequired: false },
};

/** What a column can hold, in the order they are offered. */
export const fileFields = Object.keys(order) as FileField[];
/** Whether a file without this column is refused. */
export const isRequired = (field: FileField) => order[field].isRequired;
