import { fileOf } from "#app/legal/file-of.ts";

export const loader = fileOf("csv");
