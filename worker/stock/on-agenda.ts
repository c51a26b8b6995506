import { sql } from "drizzle-orm";
import type { StockUnit } from "#db/words/stock.ts";
import { type AgendaLine, joining, type MorningScope, type Slots } from "#worker/kit/slots.ts";
import { dateFormat } from "#worker/locales/formats.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { amountInWords } from "./amount-contract.ts";
import { dayFrom, expiryDays } from "./figures.ts";
import { shelved } from "./shelf.ts";

/** So many lines of the shelf an agenda tells. */
const mostLines = 100;

type Low = {
  id: string;
  name: string;
  balance: number;
  days_left: number | null;
  unit: StockUnit;
  pack_size: number | null;
};
type Expiring = { id: string; item_id: string; name: string; expires_on: string; balance: number; unit: StockUnit };

/**
 * What is low today; lots from 30 days before they expire on, each on one day: that one, or today where it is behind; what
 * expired and still lies there is late.
 */
export const stockOnAgenda = {
  join: (scope: Scope, { from, to, late }) =>
    joining(
      {
        low: scope.db.all<Low>(sql`SELECT id, name, balance, days_left, unit, pack_size FROM ${shelved(scope)} it
          WHERE it.is_low AND ${scope.today} BETWEEN ${from} AND ${to} ORDER BY it.name_key, it.id LIMIT ${mostLines}`),
        expiring: scope.db.all<Expiring>(sql`
          SELECT lots.id, items.id AS item_id, items.name, lots.expires_on, lots.balance, items.unit
          FROM lots INDEXED BY lots_by_expiry CROSS JOIN items ON items.org_id = ${scope.org_id} AND items.id = lots.item_id
          WHERE lots.org_id = ${scope.org_id} AND lots.balance > 0 AND lots.expires_on IS NOT NULL
            AND lots.expires_on <= ${dayFrom(to, expiryDays)} AND items.retired_at IS NULL
            AND (${late ? 1 : 0} OR lots.expires_on >= min(${from}, ${scope.today}))
          ORDER BY lots.expires_on, lots.id LIMIT ${mostLines}`),
      },
      ({ low, expiring }) => ({
        stock: [
          ...low.map((it) => lowLine(scope, it)),
          ...expiring
            .map((it) => expiryLine(scope, it))
            .filter(({ on, is_late }) => on <= to && (is_late ? late || on >= from : on >= from)),
        ],
      }),
    ),
} satisfies Slots["agendaLines"];

const whole = { hour: null, nth: null, bird_ids: [], egg_ids: [], place_id: null, place: null };

function lowLine({ today, language }: Scope, { id, name, days_left, ...it }: Low): AgendaLine {
  const amount = amountInWords(it.balance, it.unit, language);
  const detail = days_left === null ? amount : translate(language, "stock.agenda.days", { amount, count: days_left });
  const title = translate(language, "stock.agenda.low", { name });
  return {
    step: "stock",
    on: today,
    until: today,
    is_late: false,
    subject_id: id,
    occurrence: "low",
    title,
    detail,
    ...whole,
  };
}

function expiryLine(
  { today, language }: Scope,
  { id, item_id, name, expires_on, balance, unit }: Expiring,
): AgendaLine {
  const is_late = expires_on < today;
  const warned = dayFrom(expires_on, -expiryDays);
  const on = is_late ? expires_on : warned < today ? today : warned;
  const day = dateFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const values = {
    amount: amountInWords(balance, unit, language),
    day: day.format(new Date(`${expires_on}T00:00:00Z`)),
  };
  return {
    step: "stock",
    on,
    until: on,
    is_late,
    subject_id: item_id,
    occurrence: id,
    title: translate(language, "stock.agenda.expiry", { name }),
    detail: translate(language, "stock.agenda.until", values),
    ...whole,
  };
}

type Noticed = { id: string; name: string; since: string | null };

/**
 * What of the shelf a day brings, once per crossing: fewer days left than the supplier takes and a week, since the last lot
 * came; a lot that expires within 30 days. What falls below its minimum is told where it does (`crossing.ts`).
 */
export const stockOnMornings = {
  join: (scope: MorningScope) =>
    joining(
      {
        short: scope.db.all<Noticed>(sql`SELECT it.id, it.name,
            (SELECT id FROM lots WHERE org_id = ${scope.org_id} AND item_id = it.id ORDER BY on_day DESC, id DESC LIMIT 1) AS since
          FROM ${shelved(scope)} it WHERE it.is_low AND it.balance >= it.minimum ORDER BY it.name_key, it.id LIMIT 50`),
        expiring: scope.db.all<Noticed>(sql`SELECT items.id, items.name, lots.id AS since
          FROM lots INDEXED BY lots_by_expiry CROSS JOIN items ON items.org_id = ${scope.org_id} AND items.id = lots.item_id
          WHERE lots.org_id = ${scope.org_id} AND lots.balance > 0 AND lots.expires_on IS NOT NULL AND items.retired_at IS NULL
            AND lots.expires_on BETWEEN ${scope.today} AND ${dayFrom(scope.today, expiryDays)}
          ORDER BY lots.expires_on, lots.id LIMIT 50`),
      },
      ({ short, expiring }) => ({
        notices: [
          ...short.map((it) => ({ event: "stock.low" as const, key: `${it.id} ${it.since}`, ...about(it) })),
          ...expiring.map((it) => ({ event: "lot.expiring" as const, key: String(it.since), ...about(it) })),
        ],
      }),
    ),
} satisfies Slots["mornings"];

const about = ({ id, name }: Noticed) => ({ link: `/stock/${id}` as const, facts: { count: 1, name } });
