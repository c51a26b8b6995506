import { type SQL, sql } from "drizzle-orm";
import { halfEven } from "#worker/money/vat.ts";
import type { Scope } from "#worker/scope.ts";

/** Over so many days the use of an item is told, and from so many days of record on. */
const useDays = 28;
const fewestDays = 7;
/** So many days beside those the supplier takes are kept in hand. */
export const spareDays = 7;
/** So many days before a lot expires it is told. */
export const expiryDays = 30;

/** The day (`YYYY-MM-DD`) so many days from one. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** SQL: the first day that counts for the use of today. */
const usedSince = (today: string): string => dayFrom(today, 1 - useDays);

/** SQL: what a row of `stock_moves` called `m` used of its item, in units; what takes a use back is use below 0. */
export const usedBy = sql.raw(`CASE m.kind WHEN 'use' THEN -m.quantity
  WHEN 'correction' THEN (SELECT iif(o.kind = 'use', -m.quantity, 0) FROM stock_moves o WHERE o.org_id = m.org_id AND o.id = m.corrects_id)
  ELSE 0 END`);

/** SQL: a SELECT of `item_id, used`, the use of every item in the last 28 days, today among them. */
export const recentUse = ({ org_id, today }: Pick<Scope, "org_id" | "today">): SQL => sql`
  SELECT m.item_id, sum(${usedBy}) AS used FROM stock_moves m INDEXED BY stock_moves_by_day
  WHERE m.org_id = ${org_id} AND m.on_day BETWEEN ${usedSince(today)} AND ${today} AND m.kind IN ('use', 'correction')
  GROUP BY m.item_id`;

/** SQL: the days of record of an item, today among them, at most 28; null while nothing has moved. `item` is SQL of its id. */
export const recordDays = ({ org_id, today }: Pick<Scope, "org_id" | "today">, item: SQL): SQL => sql`
  min(${sql.raw(String(useDays))}, (SELECT CAST(julianday(${today}) - julianday(min(on_day)) AS INTEGER) + 1
    FROM stock_moves WHERE org_id = ${org_id} AND item_id = ${item}))`;

/**
 * SQL: days left, down, of a row `item` (SQL) of `items`; null where too little is known or nothing is used. Its moves of
 * these days are read once, and its first one only where something was used. A number that is bound arrives as a fraction
 * over HTTP, so it is said in the text and what comes of it is made whole.
 */
export const daysLeft = ({ org_id, today }: Pick<Scope, "org_id" | "today">, item: string): SQL => {
  const it = sql.raw(item);
  return sql`(SELECT iif(u > 0, (
      SELECT iif(n >= ${fewestDays}, CAST(max(0, ${it}.balance) * min(${sql.raw(String(useDays))}, n) / u AS INTEGER), NULL)
      FROM (SELECT CAST(julianday(${today}) - julianday(min(on_day)) AS INTEGER) + 1 AS n
        FROM stock_moves WHERE org_id = ${org_id} AND item_id = ${it}.id)), NULL)
    FROM (SELECT sum(${usedBy}) AS u FROM stock_moves m INDEXED BY stock_moves_by_item
      WHERE m.org_id = ${org_id} AND m.item_id = ${it}.id AND m.on_day BETWEEN ${usedSince(today)} AND ${today}
        AND m.kind IN ('use', 'correction')))`;
};

/** Use per day in units, and days left, down; null where fewer than 7 days are on record, days also where nothing was used. */
export function useFigures({ balance, used, days }: { balance: number; used: number; days: number | null }) {
  if (days === null || days < fewestDays) return { use_per_day: null, days_left: null };
  const days_left = used > 0 ? Math.floor((Math.max(0, balance) * days) / used) : null;
  return { use_per_day: Math.max(0, used) / days, days_left };
}

/** What is left of a lot at what it cost, in minor units, to the nearest; where nobody knows the cost, nothing. */
export const lotValue = ({
  balance,
  quantity,
  cents,
}: {
  balance: number;
  quantity: number;
  cents: number | null;
}): number => (cents === null || quantity === 0 ? 0 : halfEven(BigInt(balance) * BigInt(cents), quantity));

/**
 * Whether an item is short: below its minimum, or with fewer days left than its supplier takes and a week. `delivery_days`
 * null is a supplier nobody has asked.
 */
export const isLow = (it: {
  balance: number;
  minimum: number;
  days_left: number | null;
  delivery_days: number | null;
}): boolean => it.balance < it.minimum || (it.days_left !== null && it.days_left < (it.delivery_days ?? 0) + spareDays);

/** The packs to order so that an item lasts so many weeks, up; units where it has no packs. */
export function toOrder(
  {
    balance,
    minimum,
    use_per_day,
    pack_size,
  }: {
    balance: number;
    minimum: number;
    use_per_day: number | null;
    pack_size: number | null;
  },
  weeks: number,
): { units: number; packs: number | null } {
  const lacks = Math.max(0, Math.ceil((use_per_day ?? 0) * 7 * weeks) + minimum - balance);
  if (pack_size === null) return { units: lacks, packs: null };
  const packs = Math.ceil(lacks / pack_size);
  return { units: packs * pack_size, packs };
}
