import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import type { StockUnit } from "#db/words/stock.ts";
import { audited } from "#worker/audit.ts";
import type { Along } from "#worker/health/courses/along.ts";
import { isVersion } from "#worker/health/courses/changing.ts";
import { batch } from "#worker/kit/batch.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { typedUnits } from "./amount-contract.ts";
import type { LotNamed } from "./course-contract.ts";

/** What a lot is called: its batch, else by the day it came. */
export const lotName = ({ batch: mark, on }: { batch: string | null; on: string }, language: Language): string =>
  mark ?? translate(language, "stock.lot.came", { day: dayInWords(on, language) });

type Lot = {
  id: string;
  item_id: string;
  name: string;
  unit: StockUnit;
  pack_size: number | null;
  batch: string | null;
  on: string;
  expires_on: string | null;
};
type Kept = Lot & { quantity: number };
/** A lot and what of it, in units of its item, leaves with each dose; null where a course is given of none. */
type Meant = (Lot & { quantity: number }) | null;

const lotColumns = sql.raw(`lots.id, lots.item_id, items.name, items.unit, items.pack_size, lots.batch,
  lots.on_day AS "on", lots.expires_on`);

/**
 * The lot that a draft or an edit names, and how much of it leaves with each dose; undefined where it says nothing of it.
 * Refuses `invalid` a lot that is not there, and an amount that is none or of another measure. What is not said of an edit
 * stays.
 */
export async function meantLot(scope: Scope, named: LotNamed, course_id?: string) {
  const { db, org_id } = scope;
  const { lot_id, quantity } = named;
  if (lot_id === undefined && (quantity === undefined || quantity === null)) return undefined;
  if (lot_id === null && course_id === undefined) {
    if (quantity) throw new Refusal("invalid", { lot_id: ["stock.dose.lot"] });
    return undefined;
  }
  const { lots, kept } = await batch(db, {
    lots: db.all<Lot>(sql`SELECT ${lotColumns} FROM lots
      CROSS JOIN items ON items.org_id = ${org_id} AND items.id = lots.item_id
      WHERE lots.org_id = ${org_id} AND lots.id = ${lot_id ?? null}`),
    kept: db.all<Kept>(sql`SELECT ${lotColumns}, course_lots.quantity FROM course_lots
      CROSS JOIN lots ON lots.org_id = ${org_id} AND lots.id = course_lots.lot_id
      CROSS JOIN items ON items.org_id = ${org_id} AND items.id = lots.item_id
      WHERE course_lots.org_id = ${org_id} AND course_lots.course_id = ${course_id ?? null}`),
  });
  const [before] = kept;
  if (lot_id === null) return { before: before ?? null, after: null };
  const lot = lot_id === undefined ? before : lots[0];
  if (!lot) throw new Refusal("invalid", { lot_id: ["fields.unknown_id"] });
  return { before: before ?? null, after: { ...lot, quantity: unitsOf(quantity, lot, before) } };
}
type MeantChange = NonNullable<Awaited<ReturnType<typeof meantLot>>>;

function unitsOf(quantity: LotNamed["quantity"], lot: Lot, before: Kept | undefined): number {
  if (typeof quantity === "number") return quantity;
  if (quantity) {
    const read = typedUnits(quantity, lot);
    if ("fault" in read) throw new Refusal("invalid", { quantity: [read.fault] });
    return read.units;
  }
  if (before?.item_id === lot.item_id) return before.quantity;
  throw new Refusal("invalid", { quantity: ["stock.dose.quantity"] });
}

/** What is written with a new course of that lot. */
export function lotOfNew(scope: Scope, course_id: string, lot: NonNullable<Meant>): Along {
  const { db, org_id, now } = scope;
  return {
    may: isThere(scope, lot),
    behind: {
      lotted: db.run(sql`INSERT INTO course_lots (id, org_id, course_id, lot_id, quantity)
        SELECT ${newId("course_lot")}, ${org_id}, courses.id, ${lot.id}, ${lot.quantity} FROM courses
        WHERE courses.org_id = ${org_id} AND courses.id = ${course_id} AND courses.created_at = ${now}
          AND NOT EXISTS (SELECT 1 FROM course_lots WHERE org_id = ${org_id} AND course_id = ${course_id})`),
    },
  };
}

const isThere = ({ org_id }: Scope, lot: Meant) =>
  lot ? sql`EXISTS (SELECT 1 FROM lots WHERE lots.org_id = ${org_id} AND lots.id = ${lot.id})` : sql`1`;

/**
 * What is written before an edit of a course, under the edit's own condition `when`: the lot it is given of from now on, with a
 * line of the trail where that is another.
 */
export function lotOfChanged(scope: Scope, course_id: string, { before, after }: MeantChange, when: SQL): Along {
  const { db, org_id } = scope;
  const may = isThere(scope, after);
  const isMeant = sql`EXISTS (SELECT 1 FROM courses WHERE courses.org_id = ${org_id} AND courses.id = ${course_id}
    AND ${when} AND ${may})`;
  const called = (lot: Meant) => lot && `${lot.name} · ${lotName(lot, scope.language)}`;
  const written = after
    ? db.run(sql`INSERT INTO course_lots (id, org_id, course_id, lot_id, quantity)
        SELECT ${newId("course_lot")}, ${org_id}, ${course_id}, ${after.id}, ${after.quantity} WHERE ${isMeant}
        ON CONFLICT (org_id, course_id) DO UPDATE SET lot_id = excluded.lot_id, quantity = excluded.quantity
        WHERE course_lots.lot_id <> excluded.lot_id OR course_lots.quantity <> excluded.quantity`)
    : db.run(sql`DELETE FROM course_lots WHERE org_id = ${org_id} AND course_id = ${course_id} AND ${isMeant}`);
  return {
    may,
    before: {
      lotted: written,
      lot_line: audited(scope, {
        subject: "course",
        subject_id: course_id,
        deed: "changed",
        changes: { lot: [called(before), called(after)] },
      }),
    },
  };
}

/**
 * Names another lot of a course, also of one that has begun: what was given before stays as it was taken. Refuses `missing`;
 * false where it was changed since the version that is named.
 */
export async function changeLot(
  scope: Scope,
  course_id: string,
  meant: MeantChange,
  version: number | undefined,
): Promise<boolean> {
  const { db, org_id, now } = scope;
  const { may, before } = lotOfChanged(scope, course_id, meant, isVersion(version));
  const found = await batch(db, {
    ...before,
    made: db.all<{ id: string }>(sql`UPDATE courses SET version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${course_id} AND ${may} AND ${isVersion(version)} RETURNING id`),
    is: db.all(sql`SELECT 1 FROM courses WHERE org_id = ${org_id} AND id = ${course_id}`),
  });
  if (found.is.length === 0) throw new Refusal("missing");
  return found.made.length > 0;
}
