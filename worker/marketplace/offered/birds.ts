import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import { ringParts } from "#worker/rings/parts.ts";
import { unringed } from "#worker/sales/birds/bird-facts.ts";
import type { ListingBird } from "./offered-json.ts";

/** In whose register is read, and which day it is there. */
export type Register = { db: Database; org_id: string; today: string };

/** A bird as a listing has to know it; what only judges it stands beside what is told. */
export type OfferedBird = Omit<ListingBird, "ring_year"> & {
  species_id: string;
  eu_annex: string | null;
  is_unringed: 0 | 1;
  is_gone: 0 | 1;
  is_sick: 0 | 1;
  is_treated: 0 | 1;
  /** The other living listing that has it. */
  listed_by: string | null;
};

const isSick = ({ org_id }: Pick<Register, "org_id">): SQL => sql`ifnull(birds.status_id IN (
  SELECT ill.id FROM statuses ill WHERE ill.org_id = ${org_id} AND ill.key IN ('sick', 'quarantine')), 0)`;
// One that is still to begin counts: what is bought today would be treated tomorrow.
const isTreated = ({ org_id, today }: Register): SQL => sql`EXISTS (SELECT 1 FROM course_birds part
  WHERE part.org_id = ${org_id} AND part.bird_id = birds.id AND part.until_on >= ${today})`;

/** Birds that may be offered: in the flock, neither gone nor sick nor treated. On the row of `birds` at hand. */
export const isFit = (register: Register): SQL =>
  sql`(birds.deleted_at IS NULL AND birds.is_reference = 0 AND NOT ${isGone(register)} AND NOT ${isSick(register)}
    AND NOT ${isTreated(register)})`;

const parentsColour = (
  org_id: string,
  column: "father_id" | "mother_id",
) => sql`(SELECT parent.mutation FROM birds parent
  WHERE parent.org_id = ${org_id} AND parent.id = birds.${sql.raw(column)} AND parent.deleted_at IS NULL)`;

/** The columns of a bird that is offered, of the rows of `birds` and `species` at hand; `listing_id` is the listing at hand. */
const columns = (register: Register, listing_id: SQL): SQL => {
  const { org_id } = register;
  return sql`birds.id, birds.identifier, birds.name, birds.sex, birds.species_id, species.common_name AS species,
    species.latin_name, birds.birth_date, birds.birth_precision, birds.mutation AS colour,
    ${parentsColour(org_id, "father_id")} AS father_colour, ${parentsColour(org_id, "mother_id")} AS mother_colour,
    iif(birds.completeness > 0, birds.inbreeding, NULL) AS f, birds.completeness AS f_known,
    birds.eu_annex, birds.certificate_number,
    (SELECT nullif(count(*), 0) FROM eggs own CROSS JOIN eggs brood ON brood.org_id = ${org_id}
        AND brood.clutch_id = own.clutch_id AND brood.state = 'hatched'
      WHERE own.org_id = ${org_id} AND own.chick_id = birds.id) AS brood,
    ${unringed} AS is_unringed, ${isGone(register)} AS is_gone, ${isSick(register)} AS is_sick,
    ${isTreated(register)} AS is_treated,
    (SELECT held.listing_id FROM listing_birds held WHERE held.org_id = ${org_id} AND held.bird_id = birds.id
      AND held.is_living = 1 AND held.listing_id <> ${listing_id}) AS listed_by`;
};

/** The statement that reads birds of the flock by their ids, in their order; others, and those in the trash, are not there. */
export const readingNamed = (register: Register, ids: readonly string[]) =>
  register.db.all<OfferedBird>(sql`
    SELECT ${columns(register, sql`''`)} FROM json_each(${JSON.stringify(ids)}) named
    CROSS JOIN birds ON birds.org_id = ${register.org_id} AND birds.id = named.value
      AND birds.deleted_at IS NULL AND birds.is_reference = 0
    CROSS JOIN species ON species.org_id = ${register.org_id} AND species.id = birds.species_id
    ORDER BY named.key`);

/** The statement that reads the birds of a listing in their order; one in the trash counts as gone. */
export const readingOffered = (register: Register, listing_id: string) =>
  register.db.all<OfferedBird & { is_deleted: 0 | 1 }>(sql`
    SELECT ${columns(register, sql`part.listing_id`)}, birds.deleted_at IS NOT NULL OR birds.is_reference = 1 AS is_deleted
    FROM listing_birds part
    CROSS JOIN birds ON birds.org_id = ${register.org_id} AND birds.id = part.bird_id
    CROSS JOIN species ON species.org_id = ${register.org_id} AND species.id = birds.species_id
    WHERE part.org_id = ${register.org_id} AND part.listing_id = ${listing_id} ORDER BY part.position`);

/** The year that a ring says, and nothing else of it. */
export const ringYear = (identifier: string, today: string): number | null => ringParts(identifier, today).year;

/** A bird as its seller is told of it. */
export const serializeBird = (bird: OfferedBird, today: string): ListingBird => ({
  id: bird.id,
  identifier: bird.identifier,
  name: bird.name,
  sex: bird.sex,
  species: bird.species,
  latin_name: bird.latin_name,
  birth_date: bird.birth_date,
  birth_precision: bird.birth_precision,
  colour: bird.colour,
  father_colour: bird.father_colour,
  mother_colour: bird.mother_colour,
  f: bird.f,
  f_known: bird.f_known,
  ring_year: bird.is_unringed ? null : ringYear(bird.identifier, today),
  certificate_number: bird.certificate_number,
  brood: bird.brood,
});
