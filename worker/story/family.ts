import { type SQL, sql } from "drizzle-orm";
import type { Sex } from "#db/vocabulary.ts";
import type { Known } from "#worker/locales/part-days.ts";
import { ringColourOf } from "#worker/rings/colour-of.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBy } from "#worker/species/drawings.ts";

/** So many of each are shown as cards; the others are counted. */
const shown = { mates: 4, young: 6, siblings: 4 };

type Row = {
  relation: "father" | "mother" | "foster_father" | "foster_mother" | "mate" | "young" | "sibling";
  /** Of a mate the young together; of a sibling 1 where both parents are the same. */
  n: number | null;
  /** How many there are in this relation, those without a card included. */
  total: number;
  id: string;
  identifier: string;
  name: string | null;
  sex: Sex;
  birth_date: string | null;
  birth_precision: Known;
  is_reference: 0 | 1;
  /** How it is drawn where there is no photo. */
  drawing: string;
  photo_id: string | null;
};

/**
 * The statement that reads a bird's parents, mates, siblings and young at hand: of the many only the first, the newest
 * young and whoever has the most young with it, with how many there are. Every walk follows the index of one parent, so
 * a bird with three thousand young is read once over them.
 */
export function kinOf({ db, org_id }: Scope, id: string) {
  const young = (own: string, other: string) => sql`
    SELECT child.id, child.birth_date, child.${sql.raw(other)} AS mate FROM birds child
    WHERE child.org_id = ${org_id} AND child.${sql.raw(own)} = ${id} AND child.deleted_at IS NULL`;
  const siblings = (parent: string, other: string) => sql`
    SELECT other.id, other.birth_date, ifnull(other.${sql.raw(other)} = focus.${sql.raw(other)}, 0) AS full
    FROM focus CROSS JOIN birds other ON other.org_id = ${org_id}
      AND other.${sql.raw(parent)} = focus.${sql.raw(parent)} AND other.deleted_at IS NULL AND other.id <> focus.id`;
  const parent = (relation: Row["relation"]): SQL =>
    sql`SELECT ${relation}, NULL, 1, ${sql.raw(`${relation}_id`)} FROM focus`;
  return db.all<Row>(sql`
    WITH focus AS (SELECT * FROM birds WHERE org_id = ${org_id} AND id = ${id}),
    young AS MATERIALIZED (${young("father_id", "mother_id")} UNION ALL ${young("mother_id", "father_id")}),
    mates AS MATERIALIZED (SELECT mate AS id, count(*) AS n FROM young WHERE mate IS NOT NULL GROUP BY mate),
    siblings AS MATERIALIZED (${siblings("father_id", "mother_id")} UNION ${siblings("mother_id", "father_id")}),
    kin(relation, n, total, id) AS (
      ${parent("father")} UNION ALL ${parent("mother")}
      UNION ALL ${parent("foster_father")} UNION ALL ${parent("foster_mother")}
      UNION ALL SELECT * FROM (SELECT 'mate', n, (SELECT count(*) FROM mates), id FROM mates
        ORDER BY n DESC, id LIMIT ${shown.mates})
      UNION ALL SELECT * FROM (SELECT 'young', NULL, (SELECT count(*) FROM young), id FROM young
        ORDER BY birth_date DESC, id DESC LIMIT ${shown.young})
      UNION ALL SELECT * FROM (SELECT 'sibling', full, (SELECT count(*) FROM siblings), id FROM siblings
        ORDER BY full DESC, birth_date DESC, id LIMIT ${shown.siblings})
    )
    SELECT kin.relation, kin.n, kin.total, birds.id, birds.identifier, birds.name, birds.sex, birds.birth_date,
      birds.birth_precision, birds.is_reference, ${drawnBy(sql`birds.mutation`)} AS drawing,
      (SELECT first.id FROM bird_photos first WHERE first.org_id = ${org_id} AND first.bird_id = birds.id
        ORDER BY first.position, first.id LIMIT 1) AS photo_id
    FROM kin CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = kin.id AND birds.deleted_at IS NULL
    JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id`);
}

type Parent = "father" | "mother" | "foster_father" | "foster_mother";
/** The parents a bird names, those in the trash included. */
type Named = Record<`${Parent}_id`, string | null>;

/** What a family's cards need beside the rows: the day that bounds what a ring says, and the ring colours written over. */
type Beside = { today: string; colours: string };

/** A bird's family as its page shows it. A parent is null where none is named, `away` where it is in the trash. */
export function familyIn(rows: Row[], named: Named, beside: Beside) {
  const card = ({ relation: _, total: __, ...row }: Row) => ({
    ...row,
    drawing: drawingOf(row.drawing),
    is_reference: row.is_reference === 1,
    ring_colour: ringColourOf(row.identifier, beside.today, beside.colours),
  });
  const all = (relation: Row["relation"]) => rows.filter((it) => it.relation === relation);
  const parent = (relation: Parent) => {
    const [row] = all(relation);
    if (row) return card(row);
    return named[`${relation}_id`] ? ("away" as const) : null;
  };
  const some = (relation: Row["relation"]) => {
    const found = all(relation);
    return { total: found[0]?.total ?? 0, cards: found.map(card) };
  };
  return {
    father: parent("father"),
    mother: parent("mother"),
    foster_father: parent("foster_father"),
    foster_mother: parent("foster_mother"),
    mates: some("mate"),
    young: some("young"),
    siblings: some("sibling"),
  };
}
export type Family = ReturnType<typeof familyIn>;
export type KinCard = Exclude<Family["father"], "away" | null>;
