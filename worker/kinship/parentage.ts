import { sql } from "drizzle-orm";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** What a bird is known by: its id, or its number (`birds.n`), which takes a quarter of the room. */
export type Known = string | number;
/** Whose young a bird is: bird and parents by ids or numbers, null for a parent that is not known. */
export type Parentage = { id: Known; father_id: Known | null; mother_id: Known | null };
type OrgScope = Pick<Scope, "db" | "org_id">;

/**
 * How often the parentage of an organisation's birds has changed so far. A bird that is added changes none; `youngest` is
 * the highest number (`birds.n`) of one, so that whoever came since can be told.
 */
export type ParentageState = { version: number; youngest: number };

/** The statement that reads how the parentage of an organisation stands. */
export const parentageState = ({ db, org_id }: OrgScope) =>
  db.all<ParentageState>(sql`
    SELECT bonds_version AS version, (SELECT ifnull(max(n), 0) FROM birds WHERE org_id = ${org_id} AND n > 0) AS youngest
    FROM organizations WHERE id = ${org_id}`);

/**
 * The statement that fails, and with it its batch, unless parentage is still as it was read. It stands first; what
 * catches the failure is `whileParentageStands`.
 */
export const parentageStands = ({ db, org_id }: OrgScope, { version }: Pick<ParentageState, "version">) =>
  db.run(sql`UPDATE organizations SET bonds_version = iif(bonds_version = ${version}, bonds_version, NULL)
    WHERE id = ${org_id}`);

/** The same, and it fails as well when a bird with parents came since: it might descend from one that changes. */
export const kinStands = ({ db, org_id }: OrgScope, { version, youngest }: ParentageState) =>
  db.run(sql`UPDATE organizations SET bonds_version = iif(bonds_version = ${version} AND NOT EXISTS (
      SELECT 1 FROM birds WHERE n > 0 AND n > ${youngest} AND org_id = ${org_id} AND (father_id IS NOT NULL OR mother_id IS NOT NULL)
    ), bonds_version, NULL) WHERE id = ${org_id}`);

/** Does a write that was planned from parentage as it was read, and plans it anew when that changed meanwhile. */
export async function whileParentageStands<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await write();
    } catch (thrown) {
      if (!parentageMoved(thrown)) throw thrown;
      if (turn === mostTurns) throw new Refusal("conflict", {}, { detail: "birds.bonds_moved" });
    }
  }
}

const mostTurns = 8;

/** Thrown by a write that found other parentage than it was planned from. */
export class ParentageMoved extends Error {}

/** Whether a write failed because parentage had changed since it was read. */
export function parentageMoved(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ParentageMoved || cause.message.includes("organizations.bonds_version")) return true;
  }
  return false;
}
