import { rowsIn, type Unpacked, withRows, zipped } from "./archives.ts";

/** The rows of a table, one of them with other columns. */
export const row = (at: number, given: object) => (rows: Array<Record<string, unknown>>) =>
  rows.map((it, n) => (n === at ? { ...it, ...given } : it));

/** The archive with one bird made different. */
export const bird = (files: Unpacked, at: number, given: object) => zipped(withRows(files, "birds", row(at, given)));

export const moment = "2026-01-01T00:00:00.000Z";
const line = { id: "aud_x", at: moment, subject: "bird", subject_id: "bird_x", deed: "changed", changes: {} };

/** The archive with one more line in its trail. */
export const trailed = (files: Unpacked, given: object) =>
  zipped(withRows(files, "audit", (rows) => [...rows, { ...line, ...given }]));

/** The archive with a mutation that was called so before. */
export const mutation = (files: Unpacked, former_names: string) => {
  const kind = rowsIn(files, "species")[0]?.id;
  const row = { id: "mut_x", species_id: kind, name: "Azul", former_names, chromosome: "Z", inheritance: "recessive" };
  const more = {
    allele_rank: 1,
    lethal: "none",
    evidence: "estimated",
    version: 1,
    created_at: moment,
    updated_at: moment,
  };
  return zipped(withRows(files, "mutations", () => [{ ...row, ...more }]));
};
