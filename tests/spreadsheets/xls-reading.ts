import { Refusal } from "#worker/refusal.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { compoundOf } from "./sheets.ts";
import { streamOf } from "./xls-files.ts";

/** What is read of a stream in a compound file. */
export const read = (stream: Uint8Array, name = "Workbook") =>
  readUpload({ name: "aves.xls", bytes: compoundOf({ [name]: stream }) });
export const sheetOf = (records: number[], whole: number[] = []) => streamOf([{ name: "Aves", records }], { whole });
export const rowsOf = async (records: number[], whole: number[] = []) =>
  (await read(sheetOf(records, whole)))[0]?.rows ?? [];
export const cellsOf = async (records: number[], whole: number[] = []) =>
  (await rowsOf(records, whole)).flatMap(({ cells }) => cells);
/** What is said of a stream that is refused. */
export const refusalOf = async (stream: Uint8Array) => {
  const thrown: unknown = await read(stream).catch((reason: unknown) => reason);
  if (!(thrown instanceof Refusal)) throw new Error(`not refused: ${String(thrown)}`);
  return [thrown.code, thrown.fields.file?.[0], thrown.extras.values?.place];
};
export const notExcel = ["invalid", "import.file.not_excel", undefined];
export const swollen = ["too_large", "import.file.swollen", undefined];
