import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { StatusKind } from "#db/vocabulary.ts";
import { audited } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { byNames } from "#worker/statuses/names.ts";

/** Adds a status that a file names, behind the others; one of that name is left as it is. */
export function addStatus(
  scope: Scope,
  { name, kind }: { name: string; kind: StatusKind },
): Promise<{ created: number }> {
  const id = newId("status");
  const { org_id } = scope;
  const changes = { name: [null, name], kind: [null, kind] } satisfies Record<string, [unknown, unknown]>;
  return byNames(scope, id, async (known) => {
    if (known.means(name)) return { created: 0 };
    const { made } = await batch(scope.db, {
      made: scope.db.all<{ id: string }>(sql`
        INSERT INTO statuses (id, org_id, key, name_pt, name_en, kind, position)
        SELECT ${id}, ${org_id}, ${id}, ${name}, ${name}, ${kind}, (
          SELECT ifnull(max(position), 0) + 1 FROM statuses WHERE org_id = ${org_id}
        )
        WHERE ${known.asRead} RETURNING id`),
      noted: audited(scope, { subject: "status", subject_id: id, deed: "created", changes }),
    });
    return made.length > 0 ? { created: 1 } : undefined;
  });
}
