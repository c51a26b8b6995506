import { sql } from "drizzle-orm";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";

/** What a code leads to. */
export type Scanned = { kind: "bird" | "place"; id: string; title: string; within: string | null };

/** What a code may be: an id, the address on a label, a ring, a microchip or the name of a place. */
export async function scanned(scope: Scope, code: string): Promise<Scanned[]> {
  const { org_id } = scope;
  const [, id = code] = /\/scan\/([^/?#]+)\/?$/.exec(code) ?? [];
  return scope.db.all<Scanned>(sql`
    SELECT 'bird' AS kind, id, identifier AS title, NULL AS within FROM birds
    WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND birds.id = ${id}
    UNION SELECT 'bird', id, identifier, NULL FROM birds
    WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND birds.identifier_key = ${ringKey(code)}
    UNION SELECT 'bird', id, identifier, NULL FROM birds
    WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND birds.microchip = ${code}
    UNION ALL
    SELECT 'place', places.id, places.name, holder.name FROM places
    LEFT JOIN places holder ON holder.org_id = ${org_id} AND holder.id = places.parent_id
    WHERE places.org_id = ${org_id} AND (places.id = ${id} OR places.name_key = ${foldName(code)})
    LIMIT 50`);
}
