import { sql } from "drizzle-orm";
import type { World } from "#tests/app/strangers.ts";
import { tenantTables } from "#tests/app/tenant-tables.ts";
import type { Resident } from "#tests/app/world.ts";

/** The tables that let anybody in, say what they may, show something to strangers or end it all; and of each what does. */
export const ways: Record<string, string> = {
  users: "id, email, password_hash, role, is_active, is_verified, second_factor_at, removed_at",
  // What a session is for by itself, being seen, is not in it.
  sessions: "id, user_id, confirmed_at",
  invitations: "id, email, role, invited_by, token_hash, expires_at, ended_at",
  second_factors: "id, user_id, sealed, confirmed_at, session_id",
  recovery_codes: "id, user_id, digest, used_at",
  codes: "id, user_id, purpose, digest, address, used_at",
  login_challenges: "id, user_id, used_at",
  closings: "org_id, asked_at, erased",
  pedigree_shares: "id, bird_id, token_hash, expires_at, revoked_at",
};

/** The other tables of organisations: what is in them opens nothing. */
export const answersOnly: ReadonlySet<string> = new Set([
  ...["audit", "entries", "saved_views", "turns", "certificate_settings", "registrations", "statuses", "ring_colours"],
  ...["birds", "bird_counts", "bird_photos", "bird_weights", "bird_weight_losses", "species", "mutations"],
  ...["places", "moves", "pairs", "pair_birds", "clutches", "eggs", "egg_events"],
  ...["imports", "import_mappings", "import_words", "row_counts"],
]);

/** All of somebody's organisation that lets anybody in or says what they may. */
export async function waysIn({ db, env }: World, { org_id }: Resident): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {
    organizations: await db.all(
      sql`SELECT second_factor_required_from, closes_at, plan, claimed_at FROM organizations WHERE id = ${org_id}`,
    ),
    archive: (await env.FILES.list({ prefix: `org/${org_id}/archive/` })).objects,
  };
  for (const [table, columns] of Object.entries(ways))
    tables[table] = await db.all(
      sql`SELECT ${sql.raw(columns)} FROM ${sql.raw(table)} WHERE org_id = ${org_id} ORDER BY 1, 2`,
    );
  return tables;
}

// What is refused is noted, and so is the day somebody was here.
const noted = new Set(["entries", "turns"]);

/** Every row of somebody's organisation but the trail of entries. */
export async function everything(world: World, { org_id }: Resident): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = { ways: await waysIn(world, { org_id } as Resident) };
  for (const table of await tenantTables(world.db))
    if (!noted.has(table) && !ways[table])
      rows[table] = await world.db.all(sql`SELECT * FROM ${sql.raw(table)} WHERE org_id = ${org_id} ORDER BY 1, 2, 3`);
  return rows;
}
