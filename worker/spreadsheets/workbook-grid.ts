import { Refusal } from "#worker/refusal.ts";

/** Rows and columns of the largest sheet each format can hold. */
export type Bounds = { rows: number; columns: number };
export const xlsxBounds: Bounds = { rows: 1_048_576, columns: 16_384 };
export const xlsBounds: Bounds = { rows: 65_536, columns: 256 };

/** Refuses what no spreadsheet program can have written, in words about the file. */
export const beyond = () => new Refusal("invalid", { file: ["import.file.beyond"] });
