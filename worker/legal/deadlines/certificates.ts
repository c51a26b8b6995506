import { sql } from "drizzle-orm";
import type { MorningScope } from "#worker/kit/slots.ts";
import { ownRule, ruledValue } from "#worker/legal/packs/ruled.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Deadline } from "./due-days.ts";

/** So many days after its hatch a chick's certificate is expected; no law says when an authority answers. */
const certificateDays = 90;
/** Older birds are nobody's chicks any more. */
const chickDays = 500;

type Row = {
  species_id: string;
  latin_name: string;
  own: string | null;
  country: string | null;
  born: string;
  n: number;
  birds: string;
};

/** So many days of hatching, each of one species, are read. */
const mostHatches = 400;

/** The statement that reads the chicks bred here that bear no certificate's number, by species and day of hatching. */
export const readingChicks = ({ db, org_id, today }: MorningScope) =>
  db.all<Row>(sql`
    SELECT birds.species_id, species.latin_name, ${ownRule(org_id, sql`birds.species_id`, "certificate_per_chick")} AS own,
      (SELECT country FROM organizations WHERE id = ${org_id}) AS country, birds.birth_date AS born, count(*) AS n,
      json_group_array(json_array(birds.id, birds.identifier)) AS birds
    FROM birds INDEXED BY birds_by_birth
    CROSS JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id
    WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND birds.is_reference = 0
      AND birds.birth_date >= ${plusDays(today, -chickDays)} AND birds.acquisition = 'bred'
      AND birds.certificate_number IS NULL AND ifnull(birds.source_code, 'C') IN ('C', 'D', 'F')
      AND NOT EXISTS (SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = birds.status_id
        AND statuses.kind = 'gone')
    GROUP BY birds.species_id, birds.birth_date ORDER BY birds.birth_date, birds.species_id LIMIT ${mostHatches}`);

/** By when certificates are expected of chicks whose species wants one of each; of a species the late ones together. */
export function certificateDeadlines(rows: readonly Row[], today: string): Deadline[] {
  const found = new Map<string, Deadline>();
  for (const { species_id, latin_name, country, own, born, n, birds } of rows) {
    if (ruledValue(latin_name, "certificate_per_chick", country, own) !== true) continue;
    const due = plusDays(born, certificateDays);
    const key = `${species_id} ${due < today ? "late" : due}`;
    const before = found.get(key) ?? { due, count: 0, rings: [], bird_ids: [] };
    const chicks = JSON.parse(birds) as Array<[id: string, ring: string]>;
    found.set(key, {
      kind: "certificate",
      id: species_id,
      due: before.due,
      count: before.count + n,
      faults: 0,
      rings: [...before.rings, ...chicks.map(([, ring]) => ring)],
      bird_ids: [...before.bird_ids, ...chicks.map(([id]) => id)],
    });
  }
  return [...found.values()];
}
