import { useMay } from "#app/web/root-data.ts";
import { birdColumns, birdColumnsWith } from "#db/bird-columns.ts";
import { type FileField, fileFields } from "#worker/birdfiles/contract.ts";

const prices: readonly FileField[] = birdColumnsWith({ needs: "money.read" }).map((column) => birdColumns[column].file);

/** What a column of a file may hold for whoever reads it: prices are for those who handle money. */
export function useFileFields(): readonly FileField[] {
  const may = useMay();
  return may("money.read") ? fileFields : fileFields.filter((field) => !prices.includes(field));
}
