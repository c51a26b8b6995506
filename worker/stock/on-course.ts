import { sql } from "drizzle-orm";
import type { StockUnit } from "#db/words/stock.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";

/** A lot of medicine as the forms of a course offer it. */
export type MedicineLot = {
  id: string;
  item_id: string;
  name: string;
  unit: StockUnit;
  batch: string | null;
  /** The day it came. */
  on: string;
  expires_on: string | null;
  /** In units of its item. */
  balance: number;
};
/** The lot of a course, and what of it leaves with each dose. */
export type LotOfCourse = MedicineLot & { quantity: number; is_expired: boolean };

/** So many lots a form offers. */
const mostOffered = 200;

const columns =
  sql.raw(`lots.id, lots.item_id, items.name, items.unit, lots.batch, lots.on_day AS "on", lots.expires_on,
  lots.balance`);

/** Lots of medicine that hold something, by their names, what expires first before. */
const readingLots = ({ db, org_id }: Scope) =>
  db.all<MedicineLot>(sql`SELECT ${columns} FROM items
    CROSS JOIN lots INDEXED BY lots_in_use ON lots.org_id = ${org_id} AND lots.item_id = items.id AND lots.balance <> 0
    WHERE items.org_id = ${org_id} AND items.category = 'medicine' AND lots.balance > 0
    ORDER BY items.name_key, items.id, lots.expires_on IS NULL, lots.expires_on, lots.on_day, lots.id LIMIT ${mostOffered}`);

/** The lot a course is given of, none of a new one, and those it may be given of. */
export const lotOfCourse = {
  needs: "flock.read",
  without: { medicine_lots: [] as MedicineLot[], lot: null as LotOfCourse | null },
  join: (scope: Scope, { id }) =>
    joining(
      {
        lots: readingLots(scope),
        own: scope.db.all<
          MedicineLot & { quantity: number }
        >(sql`SELECT ${columns}, course_lots.quantity FROM course_lots
          CROSS JOIN lots ON lots.org_id = ${scope.org_id} AND lots.id = course_lots.lot_id
          CROSS JOIN items ON items.org_id = ${scope.org_id} AND items.id = lots.item_id
          WHERE course_lots.org_id = ${scope.org_id} AND course_lots.course_id = ${id}`),
      },
      ({ lots, own: [lot] }) => ({
        medicine_lots: lots,
        lot: lot ? { ...lot, is_expired: lot.expires_on !== null && lot.expires_on < scope.today } : null,
      }),
    ),
} satisfies Slots["coursePage"];
