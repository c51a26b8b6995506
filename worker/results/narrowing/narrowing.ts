import { sql } from "drizzle-orm";
import { atSite, type Site, sitesOf } from "#worker/places/sites.ts";
import type { Scope } from "#worker/scope.ts";

/** By what results may be narrowed. */
export type Narrowing = { seasons: string[]; species: Array<{ id: string; name: string }>; sites: Site[] };

/** The statements that read by what results may be narrowed; they fit any batch. */
export const narrowingRead = (scope: Scope) => ({
  sites: sitesOf(scope),
  seasons: scope.db.all<{ season: number }>(sql`
    SELECT DISTINCT season FROM pairs WHERE org_id = ${scope.org_id} ORDER BY season DESC`),
  kinds: scope.db.all<{ id: string; name: string }>(sql`
    SELECT species.id, species.common_name AS name FROM species WHERE species.org_id = ${scope.org_id} AND EXISTS (
      SELECT 1 FROM pairs WHERE pairs.org_id = ${scope.org_id} AND pairs.species_id = species.id)
    ORDER BY species.name_key`),
});
type Choices = { [Name in keyof ReturnType<typeof narrowingRead>]: Awaited<ReturnType<typeof narrowingRead>[Name]> };

/** What they read, as it is answered; refuses `missing` a site that is not there. */
export function narrowingFrom({ sites, seasons, kinds }: Choices, site: string): Narrowing {
  atSite({ sites }, site || undefined);
  return { seasons: seasons.map(({ season }) => String(season)), species: kinds, sites };
}
