import type { Sex } from "#db/vocabulary.ts";
import type { Remark } from "../reading/rows.ts";
import { birthParentRoles, type Kin, type Role } from "./parentage.ts";

const sexOf: Record<Role, Sex> = { father: "male", mother: "female" };

/** Whether a bird comes with the file and nobody has said its sex. */
export const hasNoSex = ({ row, stored }: Kin): boolean =>
  row !== undefined && stored === undefined && (row.sex ?? "unknown") === "unknown";

/**
 * Gives birds of the file that say no sex the one they have as parents of others, and tells of each. Who is a father here and
 * a mother there stays as it is, and its young are refused.
 */
export function sexParents(kin: readonly Kin[]): Remark[] {
  const roles = new Map<Kin, Set<Role>>();
  for (const child of kin) {
    for (const role of birthParentRoles) {
      const parent = child[role];
      if (parent && hasNoSex(parent)) roles.set(parent, (roles.get(parent) ?? new Set()).add(role));
    }
  }
  return [...roles].flatMap(([{ row }, [role, other]]) => {
    if (!row || !role || other) return [];
    row.sex = sexOf[role];
    return [{ row: row.row, field: "sex" as const, value: row.identifier, code: `import.sex.of_${role}` }];
  });
}
