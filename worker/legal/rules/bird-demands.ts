import { sql } from "drizzle-orm";
import type { MovementKind } from "#db/words/legal.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { type Demand, demandsOf, dutiesOf, readingRules } from "./rules.ts";

type BirdDemand = Demand & {
  movement: MovementKind;
  /** Of which species; the others of these birds are asked for nothing when they go so. */
  species: string[];
};

/** The papers that the country demands of these birds, or of those of a sale, way by way. No legal advice. */
export async function birdDemands(scope: Scope, { bird_ids, sale_id }: { bird_ids: string[]; sale_id: string | null }) {
  const { db, org_id, language, today } = scope;
  const birds =
    bird_ids.length > 0
      ? sql`SELECT value FROM json_each(${JSON.stringify(bird_ids)})`
      : sql`SELECT bird_id FROM sale_lines WHERE org_id = ${org_id} AND sale_id = ${sale_id}`;
  const of = sql`SELECT species_id FROM birds WHERE org_id = ${org_id} AND deleted_at IS NULL AND id IN (${birds})`;
  const { home, own, species } = await batch(db, {
    ...readingRules(scope, of),
    species: db.all<{ id: string; common_name: string; latin_name: string }>(sql`
      SELECT id, common_name, latin_name FROM species WHERE org_id = ${org_id} AND id IN (${of}) ORDER BY common_name`),
  });
  const found = new Map<string, BirdDemand>();
  for (const { id, common_name, latin_name } of species) {
    const duties = dutiesOf(latin_name, {
      home: home[0],
      own: own.filter(({ species_id }) => species_id === id),
      language,
    });
    for (const { kind: movement } of duties.movements)
      for (const demand of demandsOf(duties, movement)) {
        const key = `${movement} ${demand.paper}`;
        const before = found.get(key)?.species ?? [];
        found.set(key, { ...demand, movement, species: [...new Set([...before, common_name])] });
      }
  }
  return { today, demands: [...found.values()] };
}
export type BirdDemands = Awaited<ReturnType<typeof birdDemands>>;
