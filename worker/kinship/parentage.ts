import { sql } from "drizzle-orm";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** What a bird is known by: its id, or its number (`birds.n`), which takes a quarter of the room. */
export type Known = string | number;
/** Whose young a bird is. */
export type Bond = { id: Known; father_id: Known | null; mother_id: Known | null };
type House = Pick<Scope, "db" | "org_id">;

/**
 * How often the bonds of an organisation's birds have changed so far. A bird that is added changes none; `youngest` is
 * the highest number of one, so that whoever came since can be told.
 */
export type BondsState = { version: number; youngest: number };

/** The statement that reads how the bonds of an organisation stand. */
export const bondsState = ({ db, org_id }: House) =>
  db.all<BondsState>(sql`
    SELECT bonds_version AS version, (SELECT ifnull(max(n), 0) FROM birds WHERE org_id = ${org_id}) AS youngest
    FROM organizations WHERE id = ${org_id}`);

/**
 * The statement that fails, and with it its batch, unless the bonds are still as they were read. It stands first; what
 * catches the failure is `whileBondsStand`.
 */
export const bondsStand = ({ db, org_id }: House, { version }: Pick<BondsState, "version">) =>
  db.run(sql`UPDATE organizations SET bonds_version = iif(bonds_version = ${version}, bonds_version, NULL)
    WHERE id = ${org_id}`);

/** The same, and it fails as well when a bird with parents came since: it might descend from one that changes. */
export const kinStands = ({ db, org_id }: House, { version, youngest }: BondsState) =>
  db.run(sql`UPDATE organizations SET bonds_version = iif(bonds_version = ${version} AND NOT EXISTS (
      SELECT 1 FROM birds WHERE n > ${youngest} AND org_id = ${org_id} AND (father_id IS NOT NULL OR mother_id IS NOT NULL)
    ), bonds_version, NULL) WHERE id = ${org_id}`);

/** Does a deed that was planned from bonds as they were read, and plans it anew when they changed meanwhile. */
export async function whileBondsStand<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await deed();
    } catch (thrown) {
      if (!bondsMoved(thrown)) throw thrown;
      if (turn === mostTurns) throw new Refusal("conflict", {}, { detail: "birds.bonds_moved" });
    }
  }
}

const mostTurns = 8;

/** Thrown by a deed that found other bonds than it was planned from. */
export class BondsMoved extends Error {}

/** Whether a deed failed because the bonds had changed since they were read. */
export function bondsMoved(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BondsMoved || cause.message.includes("organizations.bonds_version")) return true;
  }
  return false;
}
