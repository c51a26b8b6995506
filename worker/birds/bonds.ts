import { type SQL, sql } from "drizzle-orm";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** Whose young a bird is. */
export type Bond = { id: string; father_id: string | null; mother_id: string | null };
type House = Pick<Scope, "db" | "org_id">;

/** The statement that reads how often the bonds of an organisation's birds have changed so far. */
export const bondsVersion = ({ db, org_id }: House) =>
  db.all<{ version: number }>(sql`SELECT bonds_version AS version FROM organizations WHERE id = ${org_id}`);

/**
 * The statement that fails, and with it its batch, unless the bonds are still as they were read. It stands first; what
 * catches the failure is `whileBondsStand`.
 */
export const bondsStand = ({ db, org_id }: House, version: number) =>
  db.run(sql`UPDATE organizations SET bonds_version = iif(bonds_version = ${version}, bonds_version, NULL)
    WHERE id = ${org_id}`);

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

type Around = {
  /** Selects the ids of birds that get other parents: everyone who descends from them is read. */
  changed: SQL;
  /** Selects the ids of the parents they get; as everyone's, their ancestors are read to any depth. */
  parents?: SQL | undefined;
  /** Table expressions the two may name. */
  given?: SQL | undefined;
};

/**
 * The statement that reads the bonds around a change: birds that get other parents, their descendants, and all ancestors
 * of both old and new; birds in the trash included. One text, because rows cost more in transit than in the database.
 */
export function bondsAround({ db, org_id }: House, { changed, parents, given }: Around) {
  const down = (parent: string) => sql`
    UNION SELECT child.id FROM down
    CROSS JOIN birds child ON child.org_id = ${org_id} AND child.${sql.raw(parent)} = down.id`;
  const up = (parent: string) => sql`
    UNION SELECT child.${sql.raw(parent)} FROM up
    CROSS JOIN birds child ON child.org_id = ${org_id} AND child.id = up.id
    WHERE child.${sql.raw(parent)} IS NOT NULL`;
  return db.all<{ found: string }>(sql`
    WITH RECURSIVE ${given ? sql`${given},` : sql``}
    down(id) AS (SELECT id FROM (${changed}) ${down("father_id")} ${down("mother_id")}),
    up(id) AS (
      SELECT id FROM down ${parents ? sql`UNION SELECT id FROM (${parents}) WHERE id IS NOT NULL` : sql``}
      ${up("father_id")} ${up("mother_id")}
    )
    SELECT json_group_array(json_array(
      birds.id, birds.father_id, birds.mother_id, birds.id IN (SELECT id FROM down)
    )) AS found
    FROM up CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = up.id`);
}

/** Bonds as `bondsAround` found them, and who of them descends from a bird that changes. */
export type Family = { bonds: Map<string, Bond>; below: Set<string> };

export function familyIn([row]: ReadonlyArray<{ found: string }>): Family {
  const family: Family = { bonds: new Map(), below: new Set() };
  type Packed = [id: string, father_id: string | null, mother_id: string | null, below: 0 | 1];
  for (const [id, father_id, mother_id, below] of JSON.parse(row?.found ?? "[]") as Packed[]) {
    family.bonds.set(id, { id, father_id, mother_id });
    if (below === 1) family.below.add(id);
  }
  return family;
}
