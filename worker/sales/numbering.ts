import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * The statement that counts one further in a year's numbers of sales, where `when` holds; it stands before the write that
 * takes the number, under its conditions, so that none is left out.
 */
export const countOne = ({ db, org_id }: Scope, year: number, when: SQL) =>
  db.run(sql`INSERT INTO series (id, org_id, key, year, last)
    SELECT ${newId("series")}, ${org_id}, 'sale', ${year}, 1 WHERE ${when}
    ON CONFLICT (org_id, key, year) DO UPDATE SET last = series.last + 1`);

/** The number that was counted last: `V-2027/0001`. */
export const lastNumber = ({ org_id }: Scope, year: number): SQL =>
  sql`(SELECT printf('V-%d/%04d', series.year, series.last) FROM series
    WHERE series.org_id = ${org_id} AND series.key = 'sale' AND series.year = ${year})`;

/** Who buys, as it stands now: what the law wants kept, as JSON; null for a final consumer. */
export const buyerNow = ({ org_id }: Scope, contact_id: SQL): SQL =>
  sql`(SELECT json_object('name', head.name, 'tax_id', head.tax_id, 'address', head.address,
      'postal_code', head.postal_code, 'locality', head.locality, 'country', head.country)
    FROM contacts own CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = own.head_id
    WHERE own.org_id = ${org_id} AND own.id = ${contact_id})`;

/** The same one's name, as a bird is told to have gone to. */
export const buyerName = ({ org_id }: Scope, contact_id: SQL): SQL =>
  sql`(SELECT substr(head.name, 1, 200) FROM contacts own
    CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = own.head_id
    WHERE own.org_id = ${org_id} AND own.id = ${contact_id})`;
