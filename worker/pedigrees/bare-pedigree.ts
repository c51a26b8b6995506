import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Sex } from "#db/vocabulary.ts";
import { ringColourOf } from "#worker/rings/colour-of.ts";
import { drawingOf, drawnBy } from "#worker/species/drawings.ts";
import type { BarePedigree } from "./certificate/pedigree.ts";

/** A row of `ancestorsUpTo`. */
export type FoundAncestor = {
  id: string;
  identifier: string;
  name: string | null;
  sex: Sex;
  species: string;
  mutation: string | null;
  drawing: string;
  birth_date: string | null;
  father_id: string | null;
  mother_id: string | null;
  inbreeding: number;
  completeness: number;
  pedigree_depth: number;
  /** The organisation's own ring colours as JSON, year to colour; null where it has none. */
  colours: string | null;
};

/** The statement that reads a bird and its ancestors up to some generations; nobody in the trash, nor whoever is only reached through them. */
export function ancestorsUpTo({ org_id }: { org_id: string }, id: string, generations: number | SQL): SQL {
  const up = (parent: string) => sql`
    UNION SELECT parent.id, up.generation + 1 FROM up
    CROSS JOIN birds child ON child.org_id = ${org_id} AND child.id = up.id
    CROSS JOIN birds parent ON parent.org_id = ${org_id} AND parent.id = child.${sql.raw(parent)}
      AND parent.deleted_at IS NULL
    WHERE up.generation < ${generations}`;
  return sql`
    WITH RECURSIVE up(id, generation) AS (
      SELECT id, 0 FROM birds WHERE org_id = ${org_id} AND id = ${id} AND deleted_at IS NULL
      ${up("father_id")} ${up("mother_id")}
    )
    SELECT birds.id, birds.identifier, birds.name, birds.sex, species.common_name AS species, ${drawnBy(sql`birds.mutation`)} AS drawing,
      birds.mutation,
      birds.birth_date, birds.father_id, birds.mother_id, birds.inbreeding, birds.completeness, birds.pedigree_depth,
      (SELECT json_group_object(year, colour) FROM ring_colours WHERE org_id = ${org_id}) AS colours
    FROM (SELECT id, min(generation) AS generation FROM up GROUP BY id) kin
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = kin.id
    CROSS JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id
    ORDER BY kin.generation, birds.identifier_key`;
}

type OrgScope = { db: Database; org_id: string /** `YYYY-MM-DD` */; today: string };

/** Reads a bird's pedigree for strangers' eyes; undefined when it is not at hand. */
export async function barePedigree(scope: OrgScope, id: string, generations: number) {
  return bareOf(await scope.db.all<FoundAncestor>(ancestorsUpTo(scope, id, generations)), generations, scope.today);
}

/** What `ancestorsUpTo` found, without its ids. */
export function bareOf(found: readonly FoundAncestor[], generations: number, today: string): BarePedigree | undefined {
  const [first] = found;
  if (!first) return undefined;
  const places = new Map(found.map(({ id }, at) => [id, at]));
  const placeOf = (id: string | null) => (id === null ? null : (places.get(id) ?? null));
  const { inbreeding, completeness, pedigree_depth } = first;
  const birds = found.map(
    ({ identifier, name, sex, species, mutation, drawing, birth_date, father_id, mother_id }) => ({
      ring: identifier,
      name,
      sex,
      species,
      mutation,
      drawing: drawingOf(drawing),
      hatch_year: birth_date?.slice(0, 4) ?? null,
      ring_colour: ringColourOf(identifier, today, first.colours),
      father: placeOf(father_id),
      mother: placeOf(mother_id),
    }),
  );
  return { birds, generations, inbreeding, completeness, pedigree_depth };
}
