import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { audited } from "#worker/audit.ts";
import type { Scope } from "#worker/scope.ts";
import type { NewStatus } from "./import-contract.ts";

/** Adds a status that a file names, behind the others; one of that name is left as it is. */
export async function addStatus(scope: Scope, { name, kind }: NewStatus): Promise<{ created: number }> {
  const id = newId("status");
  const { org_id } = scope;
  const made = sql`
    INSERT INTO statuses (id, org_id, key, name_pt, name_en, kind, position)
    SELECT ${id}, ${org_id}, ${id}, ${name}, ${name}, ${kind}, (
      SELECT ifnull(max(position), 0) + 1 FROM statuses WHERE org_id = ${org_id}
    )
    WHERE NOT EXISTS (
      SELECT 1 FROM statuses WHERE org_id = ${org_id} AND ${name.toLowerCase()} IN (key, lower(name_pt), lower(name_en))
    )
    RETURNING id`;
  const changes = { name: [null, name], kind: [null, kind] } satisfies Record<string, [unknown, unknown]>;
  const [rows] = await scope.db.batch([
    scope.db.all<{ id: string }>(made),
    audited(scope, { subject: "status", subject_id: id, deed: "created", changes }),
  ]);
  return { created: rows.length };
}
