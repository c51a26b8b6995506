import { type SQL, sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import type { Scope } from "#worker/scope.ts";

/** The sale an offer begins from: who bought, and where a mail reaches them. Only one that was delivered can be handed over. */
export type OfferedSale = {
  id: string;
  number: string | null;
  state: string;
  contact: string | null;
  email: string | null;
};

/**
 * Whether a bird of `birds` can be offered: no offer holds it. Of a delivered sale the birds are gone already, to its buyer,
 * and are handed over once; all others are here, and no living sale holds them.
 */
export const canBeOffered = (scope: Scope, sale_id: string | null): SQL => sql`${inFlock}
  AND ${
    sale_id === null
      ? sql`NOT ${isGone(scope)} AND NOT EXISTS (SELECT 1 FROM sale_lines line
          WHERE line.org_id = ${scope.org_id} AND line.bird_id = birds.id AND line.is_living = 1)`
      : isSoldBy(scope, sale_id, sql`birds.id`)
  }
  AND NOT EXISTS (SELECT 1 FROM handover_birds other
    WHERE other.org_id = ${scope.org_id} AND other.bird_id = birds.id AND other.is_frozen = 1)`;

// The sale was delivered, the bird did not come back, and nobody took it out of an offer of that sale before.
const isSoldBy = ({ org_id }: Scope, sale_id: string, bird_id: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM sale_lines line CROSS JOIN sales
    ON sales.org_id = ${org_id} AND sales.id = line.sale_id AND sales.state = 'delivered'
  WHERE line.org_id = ${org_id} AND line.sale_id = ${sale_id} AND line.bird_id = ${bird_id} AND line.returned_on IS NULL
) AND NOT EXISTS (
  SELECT 1 FROM handovers taken CROSS JOIN handover_birds part
    ON part.org_id = ${org_id} AND part.handover_id = taken.id AND part.bird_id = ${bird_id}
  WHERE taken.org_id = ${org_id} AND taken.sale_id = ${sale_id} AND taken.state = 'accepted')`;

/** The statement that reads the sale an offer begins from. */
export const readingSale = ({ db, org_id }: Scope, sale_id: string) =>
  db.all<OfferedSale>(sql`
    SELECT sales.id, sales.number, sales.state, head.name AS contact, head.email FROM sales
    LEFT JOIN contacts own ON own.org_id = ${org_id} AND own.id = sales.contact_id
    LEFT JOIN contacts head ON head.org_id = ${org_id} AND head.id = own.head_id
    WHERE sales.org_id = ${org_id} AND sales.id = ${sale_id}`);

/** The rows `named(value)` of all birds of a sale, in the order of its lines. */
export const birdsOfSale = ({ org_id }: Scope, sale_id: string): SQL => sql`(
  SELECT line.bird_id AS value FROM sale_lines line
  WHERE line.org_id = ${org_id} AND line.sale_id = ${sale_id} AND line.bird_id IS NOT NULL ORDER BY line.position)`;
