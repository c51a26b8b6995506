import { type SQL, sql } from "drizzle-orm";
import { nameOfStatus } from "#worker/birds/columns/columns.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { drawnBy } from "#worker/species/drawings.ts";
import type { LineageFilter } from "./contract.ts";
import { assembleLineage, type Kin, mostKin, nearestKin } from "./lineage.ts";

/** A bird's family: ancestors, its nearest descendants, partners and, if wanted, full and half siblings. One statement. */
export async function lineageOf(scope: Scope, id: string, filter: LineageFilter) {
  const {
    found,
    header: [header],
  } = await batch(scope.db, { found: scope.db.all<Kin>(familyOf(scope, id, filter)), header: birdHeader(scope, id) });
  if (found.length === 0 || !header) throw new Refusal("missing");
  const { kin, is_cut } = nearestKin(found);
  return { lineage: { ...assembleLineage(id, kin), is_cut }, head: header };
}

/**
 * The statement behind a lineage. Deleted birds are left out, and whoever is only reached through them; of each relation
 * one more is read than is told, the nearest first.
 */
export function familyOf({ org_id, language }: Scope, id: string, filter: LineageFilter): SQL {
  const mine = (bird: string) =>
    sql.raw(`${bird}.org_id = `).append(sql`${org_id} AND ${sql.raw(bird)}.deleted_at IS NULL`);
  // One walk per parent, so that each follows its own index; CROSS JOIN keeps the walk outside.
  const upTo = (parent: string) => sql`
    UNION SELECT parent.id, up.generation - 1 FROM up
    CROSS JOIN birds child ON child.org_id = ${org_id} AND child.id = up.id
    CROSS JOIN birds parent ON parent.id = child.${sql.raw(parent)} AND ${mine("parent")}
    WHERE up.generation > ${-filter.ancestors}`;
  const downBy = (parent: string) => sql`
    UNION SELECT child.id, down.generation + 1 FROM down
    CROSS JOIN birds child ON child.${sql.raw(parent)} = down.id AND ${mine("child")}
    WHERE down.generation < ${filter.descendants}`;
  const siblingBy = (parent: string) => sql`
    SELECT other.id FROM focus
    JOIN birds other ON other.${sql.raw(parent)} = focus.${sql.raw(parent)} AND ${mine("other")} AND other.id <> focus.id`;
  const partnerBy = (own: string, others: string) => sql`
    SELECT partner.id FROM focus
    JOIN birds child ON child.${sql.raw(own)} = focus.id AND ${mine("child")}
    JOIN birds partner ON partner.id = child.${sql.raw(others)} AND ${mine("partner")}`;
  return sql`
    WITH RECURSIVE
    focus AS (SELECT * FROM birds bird WHERE bird.id = ${id} AND ${mine("bird")}),
    up(id, generation) AS (SELECT id, 0 FROM focus ${upTo("father_id")} ${upTo("mother_id")}),
    down(id, generation) AS (
      SELECT id, 0 FROM focus ${downBy("father_id")} ${downBy("mother_id")} LIMIT ${mostKin.descendants + 2}
    ),
    kin(id, relation, generation) AS (
      SELECT id, 'line', generation FROM up UNION SELECT id, 'line', generation FROM down
      UNION SELECT id, 'sibling', 0 FROM (
        SELECT id FROM (${siblingBy("father_id")} UNION ${siblingBy("mother_id")})
        WHERE ${filter.include_siblings ? 1 : 0} LIMIT ${mostKin.siblings + 1}
      )
      UNION SELECT id, 'partner', 0 FROM (
        SELECT id FROM (${partnerBy("father_id", "mother_id")} UNION ${partnerBy("mother_id", "father_id")})
        LIMIT ${mostKin.partners + 1}
      )
    )
    SELECT birds.id, birds.identifier, birds.name, birds.sex, ${nameOfStatus(language)} AS status, birds.birth_date,
      birds.birth_precision, birds.father_id, birds.mother_id, birds.is_reference, kin.relation, kin.generation,
      ${drawnBy(sql`birds.mutation`)} AS drawing, (
        SELECT id FROM bird_photos photo WHERE photo.org_id = ${org_id} AND photo.bird_id = birds.id
        ORDER BY photo.position, photo.id LIMIT 1
      ) AS photo_id
    FROM kin CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = kin.id
    CROSS JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id`;
}
