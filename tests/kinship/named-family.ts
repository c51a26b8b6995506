import { kindredOf, kinshipsOf } from "#worker/kinship/kinship.ts";
import { packPedigree } from "#worker/kinship/pedigree.ts";
import type { Rows } from "./tabular.ts";

/** F of each row, and its kinship with each row, as the engine tells them. */
export function kindredByRow({ fathers, mothers }: Rows) {
  const kindred = kindredOf(packPedigree(Int32Array.from(fathers), Int32Array.from(mothers)));
  const at = (row: number) => kindred.pedigree.positions[row] ?? -1;
  const rows = [...fathers.keys()];
  return {
    kindred,
    at,
    inbreeding: rows.map((row) => kindred.inbreeding[at(row)] ?? Number.NaN),
    kinshipsOf: (row: number) => {
      const all = kinshipsOf(kindred, at(row));
      return rows.map((other) => all[at(other)] ?? Number.NaN);
    },
  };
}

/** A family by names, as `child: [father, mother]` in any order; a dash is unknown. Answers the rows and each name's row. */
export function family(parentage: Record<string, readonly [string, string]>): Rows & { row: (name: string) => number } {
  const names = [...new Set(Object.entries(parentage).flatMap(([child, parents]) => [child, ...parents]))];
  const known = names.filter((name) => name !== "-");
  const row = (name: string) => known.indexOf(name);
  return {
    row,
    fathers: known.map((name) => row(parentage[name]?.[0] ?? "-")),
    mothers: known.map((name) => row(parentage[name]?.[1] ?? "-")),
  };
}
