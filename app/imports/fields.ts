import type { ImportField } from "#worker/birds/import-contract.ts";

// Written again, with the contract's type as judge: importing the contract would send zod to the browser.
const order: Record<ImportField, { isRequired: boolean }> = {
  identifier: { isRequired: true },
  species: { isRequired: true },
  name: { isRequired: false },
  sex: { isRequired: false },
  birth_date: { isRequired: false },
  status: { isRequired: false },
  father: { isRequired: false },
  mother: { isRequired: false },
  notes: { isRequired: false },
};

/** What a column can hold, in the order they are offered. */
export const importFields = Object.keys(order) as ImportField[];
/** Whether a file without this column is refused. */
export const isRequired = (field: ImportField) => order[field].isRequired;
