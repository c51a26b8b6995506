import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { StockUnit } from "#db/words/stock.ts";
import type { Along } from "#worker/health/courses/along.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { amountInWords } from "./amount-contract.ts";
import type { DoseOfLot } from "./course-contract.ts";
import { lotName } from "./course-lots.ts";
import { lowNotice } from "./crossing.ts";
import { isEnough, taking, takingBack, usable } from "./taking.ts";

type Standing = {
  item: string;
  unit: StockUnit;
  batch: string | null;
  on: string;
  quantity: number;
  balance: number;
  usable: number;
  unexpired: number;
};

/**
 * What a dose that is given takes from its lot, in the dose's own write: the lot of the course, or another of the same item that
 * the press names. By hand nobody takes more than there is: `conflict` with what the lot holds; an expired lot only by a yes.
 * Two who give one dose take once, for only one of them writes it.
 */
export function doseUse(scope: Scope, course_id: string, { on, lot_id, expired }: DoseOfLot, dose_id: string): Along {
  const { db, org_id, now } = scope;
  const named = sql`course_lots CROSS JOIN lots own ON own.org_id = ${org_id} AND own.id = course_lots.lot_id
    WHERE course_lots.org_id = ${org_id} AND course_lots.course_id = ${course_id}`;
  const wanted = sql`SELECT 0 AS key, own.item_id, course_lots.quantity, NULL AS pair_id, NULL AS species_id, NULL AS place_id
    FROM ${named}`;
  const meant = lot_id ? sql`${lot_id}` : sql`(SELECT own.id FROM ${named})`;
  const terms = { on, lot_id: meant, expired };
  const isOfItem = sql`EXISTS (SELECT 1 FROM lots WHERE lots.org_id = ${org_id} AND lots.id = ${lot_id}
    AND lots.item_id = (SELECT own.item_id FROM ${named}))`;
  const isKnown = lot_id ? isOfItem : sql`1`;
  const base = newId("stock_move");
  const isFresh = sql`EXISTS (SELECT 1 FROM course_doses WHERE course_doses.org_id = ${org_id} AND course_doses.id = ${dose_id}
      AND course_doses.at = ${now})
    AND NOT EXISTS (SELECT 1 FROM stock_moves WHERE stock_moves.org_id = ${org_id} AND stock_moves.dose_id = ${dose_id})`;
  return {
    before: {
      standing: db.all<Standing>(sql`
        SELECT items.name AS item, items.unit, lots.batch, lots.on_day AS "on", wanted.quantity, lots.balance,
          ${usable(scope, sql`wanted.item_id`, terms)} AS usable,
          ${usable(scope, sql`wanted.item_id`, { ...terms, expired: true })} AS unexpired
        FROM (${wanted}) wanted CROSS JOIN items ON items.org_id = ${org_id} AND items.id = wanted.item_id
        CROSS JOIN lots ON lots.org_id = ${org_id} AND lots.id = ${meant} AND lots.item_id = wanted.item_id`),
    },
    may: sql`${isKnown} AND ${isEnough(scope, wanted, terms)}`,
    behind: {
      used: taking(scope, wanted, { kind: "use", base, dose_id, when: isFresh, ...terms }),
      low: lowNotice(scope, base),
    },
    whyNot: (answers) => whyNot(scope, (answers.standing as Standing[])[0], lot_id),
  };
}

function whyNot({ language }: Scope, lot: Standing | undefined, lot_id: string | null): Refusal | undefined {
  if (!lot) return lot_id ? new Refusal("invalid", { lot_id: ["fields.unknown_id"] }) : undefined;
  const { item, unit, quantity, balance, usable: there, unexpired } = lot;
  if (there >= quantity) return undefined;
  const words = (units: number) => amountInWords(units, unit, language);
  const isExpired = unexpired >= quantity;
  const detail = isExpired ? "stock.dose.expired" : "stock.dose.short";
  const values = { item, lot: lotName(lot, language), there: words(balance), amount: words(quantity) };
  return new Refusal("conflict", {}, { detail, values, current: { balance, usable: there } });
}

/** What a dose took goes back to its lot, before the dose is taken back: once, for each move by one that names it. */
export const doseBack = (scope: Scope, course_id: string, { on, nth }: { on: string; nth: number }): Along => ({
  before: {
    unused: takingBack(
      scope,
      sql`moved.dose_id = (SELECT id FROM course_doses WHERE org_id = ${scope.org_id} AND course_id = ${course_id}
        AND on_day = ${on} AND nth = ${nth})`,
      { base: newId("stock_move"), by: "stock_moves_by_dose" },
    ),
  },
});
