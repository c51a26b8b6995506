import { sql } from "drizzle-orm";
import type { World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import { operated } from "#tests/marketplace/gate/operator.ts";

type Grant = { id: string; ends_at: string };
type Granted = { data: Grant };

/** Lets the operator look at somebody's organisation; answers the grant by the id that operators know it by. */
export async function granted(
  { ask, db }: World,
  by: Resident,
  draft: object = {},
): Promise<Grant & { keyed: string }> {
  const { data } = (await (await ask("/api/support/grants", { as: by, json: draft })).json()) as Granted;
  const [whose] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${by.org_id}`);
  return { ...data, keyed: `${whose?.short_key}-${data.id}` };
}

/** The operator as they look by a grant. */
export async function looking({ ask, b }: World, grant_id: string): Promise<Resident> {
  const opened = (await (await ask("/api/operator/looks", { as: b, json: { grant_id } })).json()) as {
    access_token: string;
  };
  return { ...b, token: opened.access_token };
}

/** A world whose second owner is the operator and looks at the first organisation. */
export async function lookedAt(draft: object = {}) {
  const world = await operated({ RATE_LIMITS: "relaxed" });
  const grant = await granted(world, world.a, draft);
  return { world, grant, look: await looking(world, grant.keyed) };
}

type Line = {
  kind: string;
  user_id: string | null;
  key_id: string | null;
  network: string;
  details: string;
  outcome: string;
};
/** What an organisation's trail of entries says of looks, the oldest first. */
export const linesOf = ({ db }: Pick<World, "db">, { org_id }: Resident) =>
  db.all<Line>(sql`SELECT kind, user_id, key_id, network, details, outcome FROM entries
    WHERE org_id = ${org_id} AND kind = 'support_look' ORDER BY rowid`);
