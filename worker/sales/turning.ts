import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { SaleState } from "#db/words/trade.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { planOf } from "#worker/billing/plans.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { laterOf } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { areFree, areThere, giveBack, hasRoom, keepBefore, letGo, reserve } from "./birds/bird-statuses.ts";
import type { SaleTurn } from "./contract.ts";
import { goodsBack, goodsLeaving, goodsOf, refuseShort } from "./goods/leaving.ts";
import { buyerName, buyerNow, countOne, lastNumber } from "./numbering.ts";
import { aboutLines, findSale } from "./reading.ts";
import { readingSale, type Sale, saleOf } from "./sale-rows.ts";
import { isLiving, mayBecome } from "./states-contract.ts";
import { refuseUnfit } from "./unfit.ts";

/** The refusal of what a sale cannot become from the state it is in. */
export const illegal = ({ state }: Pick<Sale, "state">): Refusal =>
  new Refusal("illegal_state", { state: ["sales.state.illegal"] }, { from: state, detail: "sales.state.illegal" });

/** What a turn sets of the sale, what it asks for in the write, and what becomes of the lines and birds. */
type Turned = { sets: SQL; may: SQL; behind: Statements; becomes: SaleState };

/**
 * Turns a sale into another state on a day, its birds with it, in one write. Refuses `illegal_state` with the state it is
 * in; `stale` where it was changed meanwhile; `invalid` a day to come, or before what happened already; `conflict` birds
 * that may not go; `plan_limit` where birds come back to a full flock. `along` is what another room writes with it.
 */
export async function turnSale(
  scope: Scope,
  id: string,
  turn: SaleTurn,
  along?: (when: SQL) => Statements,
): Promise<Sale> {
  const sale = await findSale(scope, id);
  const { db, org_id, now, today } = scope;
  if (!mayBecome(sale.state).includes(turn.state)) throw illegal(sale);
  if (turn.version !== undefined && turn.version !== sale.version) throw new Refusal("stale", {}, { current: sale });
  const on = turn.on ?? today;
  if (on > today) throw new Refusal("invalid", { on: ["sales.on.future"] });
  if (on < lastDayOf(sale)) throw new Refusal("invalid", { on: ["sales.on.before"] });
  const noted = newId("audit");
  const leaving = goodsLeaving(scope, turn.state === "delivered" ? goodsOf(sale.lines) : [], on);
  const { sets, may: mayTurn, behind, becomes } = turned(scope, sale, { ...turn, on, noted });
  const may = sql`(${mayTurn} AND ${leaving?.may ?? sql`1`})`;
  const isAsRead = sql`sales.org_id = ${org_id} AND sales.id = ${id} AND sales.version = ${sale.version}`;
  const when = sql`EXISTS (SELECT 1 FROM sales WHERE ${isAsRead}) AND ${may}`;
  const year = Number(on.slice(0, 4));
  const isNumbered = sale.number === null;
  const number = isNumbered
    ? sql`, number = ${lastNumber(scope, year)}, buyer = ${buyerNow(scope, sql`sales.contact_id`)},
        begun_on = min(begun_on, ${on})`
    : sql``;
  const { facts, made, ...found } = await batch(db, {
    facts: db.all<{ may: 0 | 1 }>(sql`SELECT ${mayTurn} AS may`),
    ...leaving?.reading,
    ...(isNumbered && { counted: countOne(scope, year, when) }),
    made: db.all<{ id: string }>(sql`UPDATE sales SET state = ${becomes}${number}, ${sets}, version = version + 1,
      updated_at = ${now} WHERE ${isAsRead} AND ${may} RETURNING id`),
    line: audited(scope, {
      id: noted,
      subject: "sale",
      subject_id: id,
      deed: "changed",
      changes: { state: [sale.state, turn.state], on_day: [null, on] },
    }),
    ...behind,
    ...leaving?.behindOf(isWritten(scope, noted)),
    ...along?.(isWritten(scope, noted)),
    ...readingSale(scope, id),
  });
  const after = saleOf(found);
  if (!after) throw new Refusal("missing");
  if (made.length > 0) return after;
  if (after.version !== sale.version)
    throw mayBecome(after.state).includes(turn.state) ? staleWith(after) : illegal(after);
  if (turn.state === "returned")
    throw new Refusal("plan_limit", {}, { values: { limit: planOf(scope.plan).birds ?? 0 } });
  const { birds } = await aboutLines(scope, sale.lines);
  refuseUnfit(sale.lines, birds, id);
  refuseShort(scope, sale.lines, found.shelf);
  throw facts[0]?.may ? staleWith(after) : new Refusal("invalid", { on: ["sales.on.early"] });
}

const staleWith = (current: Sale) => new Refusal("stale", {}, { current });

const lastDayOf = ({ state, begun_on, reserved_on, sold_on, delivered_on }: Sale): string =>
  state === "draft"
    ? ""
    : [reserved_on, sold_on, delivered_on].reduce<string>((last, it) => laterOf(last, it ?? ""), begun_on);

function turned(
  scope: Scope,
  sale: Sale,
  { state, on, line_ids, noted }: SaleTurn & { on: string; noted: string },
): Turned {
  const { org_id } = scope;
  const its = { sale_id: sale.id, when: isWritten(scope, noted) };
  if (state === "returned") return returned(scope, sale, { on, line_ids, its });
  const ends = !isLiving(state) && {
    ended: scope.db.run(
      sql`UPDATE sale_lines SET is_living = 0 WHERE org_id = ${org_id} AND sale_id = ${sale.id} AND ${its.when}`,
    ),
  };
  const sets = sql`${sql.identifier(`${state}_on`)} = ${on}`;
  if (state === "cancelled") {
    const ids = sale.lines.map(({ id }) => id);
    const back = giveBack(scope, { ...its, line_ids: ids, from: "reserved" });
    return { sets, may: sql`1`, becomes: state, behind: { ...ends, ...back } };
  }
  const birds = sale.lines.flatMap(({ bird_id }) => bird_id ?? []);
  const isThere = state === "delivered" ? areThere(scope, birds, on) : sql`1`;
  const after =
    state === "delivered"
      ? letGo(scope, { ...its, on, buyer: buyerName(scope, sql`${sale.contact_id}`), currency: sale.currency })
      : reserve(scope, { ...its, on });
  const kept = keepBefore(scope, { ...its, wasReserved: sale.state !== "draft" });
  return {
    sets,
    may: sql`(${areFree(scope, birds, sale.id)} AND ${isThere})`,
    becomes: state,
    behind: { ...kept, ...ends, ...after },
  };
}

type Back = { on: string; line_ids: string[] | undefined; its: { sale_id: string; when: SQL } };

function returned(scope: Scope, sale: Sale, { on, line_ids, its }: Back): Turned {
  const open = sale.lines.filter(({ returned_on }) => returned_on === null);
  const meant = line_ids ? sale.lines.filter(({ id }) => line_ids.includes(id)) : open;
  if (line_ids && meant.length < new Set(line_ids).size)
    throw new Refusal("invalid", { line_ids: ["fields.unknown_id"] });
  if (meant.some(({ returned_on }) => returned_on !== null))
    throw new Refusal("invalid", { line_ids: ["sales.return.twice"] });
  const ids = meant.map(({ id }) => id);
  const cents = meant.reduce((sum, { total_cents }) => sum + total_cents, 0);
  const becomes = meant.length === open.length ? "returned" : "delivered";
  return {
    sets: sql`returned_cents = returned_cents + ${cents}`,
    may: hasRoom(scope, ids),
    becomes,
    behind: {
      came_back: scope.db.run(sql`UPDATE sale_lines SET returned_on = ${on} WHERE org_id = ${scope.org_id}
        AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${its.when}`),
      ...giveBack(scope, { ...its, line_ids: ids, from: "gone" }),
      ...goodsBack(scope, { line_ids: ids, on, when: its.when }),
    },
  };
}
