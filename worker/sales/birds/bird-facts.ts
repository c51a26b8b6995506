import { type SQL, sql } from "drizzle-orm";
import { isUnringed } from "#db/bird-figures.ts";
import type { Language, Sex } from "#db/vocabulary.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import { type Known, partDayInWords } from "#worker/locales/part-days.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";

const key = "identifier_key";
/** Whether what stands in the place of the ring of `birds` is none. */
export const unringed: SQL = sql.raw(isUnringed.replaceAll(key, `birds.${key}`));

/** A bird as a sale has to know it. */
export type SoldBird = {
  id: string;
  identifier: string;
  name: string | null;
  species: string;
  latin_name: string;
  sex: Sex;
  birth_date: string | null;
  birth_precision: Known;
  certificate_number: string | null;
  parents: string | null;
  is_unringed: 0 | 1;
  is_reference: 0 | 1;
  is_deleted: 0 | 1;
  is_gone: 0 | 1;
  /** The living sale that holds it, and its number; null where none does. */
  held_by: string | null;
  held_number: string | null;
  held_state: string | null;
};

/** The statement that reads birds for a sale by their ids; those that are not the organisation's are not there. */
export const readingBirds = (scope: Scope, ids: readonly string[]) => {
  const { db, org_id } = scope;
  const parent = (column: "father_id" | "mother_id") => sql`(SELECT parent.identifier
    || ifnull(' (' || parent.certificate_number || ')', '') FROM birds parent
    WHERE parent.org_id = ${org_id} AND parent.id = birds.${sql.raw(column)} AND parent.deleted_at IS NULL)`;
  const [father, mother] = [parent("father_id"), parent("mother_id")];
  return db.all<SoldBird>(sql`
    SELECT birds.id, birds.identifier, birds.name, species.common_name AS species, species.latin_name, birds.sex,
      birds.birth_date, birds.birth_precision, birds.certificate_number,
      nullif(concat_ws(' × ', ${father}, ${mother}), '') AS parents,
      ${unringed} AS is_unringed, birds.is_reference,
      birds.deleted_at IS NOT NULL AS is_deleted, ${isGone(scope)} AS is_gone,
      held.id AS held_by, held.number AS held_number, held.state AS held_state
    FROM json_each(${JSON.stringify([...new Set(ids)])}) named
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value
    CROSS JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id
    LEFT JOIN sale_lines line ON line.org_id = ${org_id} AND line.bird_id = birds.id AND line.is_living = 1
    LEFT JOIN sales held ON held.org_id = ${org_id} AND held.id = line.sale_id
    ORDER BY named.key`);
};

/** What a receipt says of a bird, in one line; it stands in the sale as it was. */
export function textOfBird(bird: SoldBird, language: Language): string {
  const say = (key: string, values = {}) => translate(language, `sales.bird.${key}`, values);
  const {
    species,
    latin_name,
    identifier,
    sex,
    birth_date,
    birth_precision,
    certificate_number,
    parents,
    is_unringed,
  } = bird;
  const born = birth_date && partDayInWords(birth_date, birth_precision, language);
  const all = [
    latin_name && latin_name !== species ? `${species} (${latin_name})` : species,
    is_unringed ? identifier : say("ring", { ring: identifier }),
    sex !== "unknown" && say(sex),
    born && say("born", { day: born }),
    certificate_number && say("certificate", { number: certificate_number }),
    parents && say("parents", { parents }),
  ];
  return all.filter(Boolean).join(" · ").slice(0, 600);
}
