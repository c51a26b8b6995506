import { fileOf } from "#app/finance/file-of.ts";

export const loader = fileOf("csv");
