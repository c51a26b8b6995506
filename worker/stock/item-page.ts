import { sql } from "drizzle-orm";
import type { MoveKind, StockUnit } from "#db/words/stock.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { dayFrom, isLow, lotValue, recentUse, recordDays, toOrder, usedBy, useFigures } from "./figures.ts";

/** So many moves a page tells, the last first; of one lot, whose log is printed, more. */
const movesAtOnce = 50;
const ofLotAtOnce = 500;
/** So many rings are named of the birds of a dose. */
const mostRings = 12;
/** So many weeks of use are drawn. */
const weeksShown = 26;

type Row = {
  id: string;
  name: string;
  category: string;
  unit: StockUnit;
  pack_size: number | null;
  minimum: number;
  place_id: string | null;
  place_name: string | null;
  supplier_id: string | null;
  supplier_name: string | null;
  delivery_days: number | null;
  code: string | null;
  species_id: string | null;
  species_name: string | null;
  notes: string | null;
  balance: number;
  retired_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  used: number | null;
  days: number | null;
};

type LotRow = {
  id: string;
  batch: string | null;
  expires_on: string | null;
  on: string;
  quantity: number;
  balance: number;
  cents: number | null;
  currency: string | null;
  supplier_name: string | null;
};

const readingItem = (scope: Scope, id: string) => {
  const { db, org_id } = scope;
  return db.all<Row>(sql`SELECT items.*, places.name AS place_name, head.id AS supplier_id, head.name AS supplier_name,
      ifnull(head.delivery_days, contacts.delivery_days) AS delivery_days, species.common_name AS species_name,
      (SELECT used FROM (${recentUse(scope)}) WHERE item_id = ${id}) AS used, ${recordDays(scope, sql`items.id`)} AS days
    FROM items
    LEFT JOIN places ON places.org_id = ${org_id} AND places.id = items.place_id
    LEFT JOIN species ON species.org_id = ${org_id} AND species.id = items.species_id
    LEFT JOIN contacts ON contacts.org_id = ${org_id} AND contacts.id = items.supplier_id
    LEFT JOIN contacts head ON head.org_id = ${org_id} AND head.id = contacts.head_id
    WHERE items.org_id = ${org_id} AND items.id = ${id}`);
};

/** The lots of an item that hold something or owe it, in the order they are used. */
const readingLots = ({ db, org_id }: Scope, id: string) =>
  db.all<LotRow>(sql`SELECT lots.id, batch, expires_on, on_day AS "on", quantity, balance, cents, currency, head.name AS supplier_name
    FROM lots INDEXED BY lots_in_use
    LEFT JOIN contacts ON contacts.org_id = ${org_id} AND contacts.id = lots.supplier_id
    LEFT JOIN contacts head ON head.org_id = ${org_id} AND head.id = contacts.head_id
    WHERE lots.org_id = ${org_id} AND item_id = ${id} AND balance <> 0
    ORDER BY expires_on IS NULL, expires_on, on_day, lots.id LIMIT 500`);

const serialize = (scope: Scope, { used, days, retired_at, ...row }: Row, lots: readonly LotRow[]) => {
  const seesMoney = may(scope, "money.read");
  const figures = useFigures({ balance: row.balance, used: used ?? 0, days });
  const { name_key: _, org_id: __, ...said } = row as Row & { name_key?: string; org_id?: string };
  return {
    ...said,
    is_retired: retired_at !== null,
    ...figures,
    value_cents: seesMoney ? lots.reduce((sum, lot) => sum + lotValue(lot), 0) : null,
    currency: seesMoney ? (lots.find(({ currency }) => currency)?.currency ?? null) : null,
    is_low: retired_at === null && isLow({ ...row, days_left: figures.days_left }),
    lots: lots.map(({ cents, currency, ...lot }) => ({
      ...lot,
      cents: seesMoney ? cents : null,
      value_cents: seesMoney && cents !== null ? lotValue({ ...lot, cents }) : null,
      currency: seesMoney ? currency : null,
      is_expired: lot.expires_on !== null && lot.expires_on < scope.today,
    })),
  };
};

type MoveRow = {
  id: string;
  kind: MoveKind;
  quantity: number;
  on: string;
  why: string | null;
  lot_id: string;
  batch: string | null;
  expires_on: string | null;
  corrects_id: string | null;
  /** Whether it was corrected, or belongs to a dose or a sale, which take it back themselves. */
  is_final: 0 | 1;
  /** The expense that it is too; null to those who do not see money. */
  expense_id: string | null;
  who: string | null;
  used_for: string | null;
  /** The course of a dose, how many birds got it, and the first of their rings as JSON. */
  course_id: string | null;
  medicine: string | null;
  birds: number | null;
  rings: string;
};
type Shown = { page: number; lot: string | null };
const atOnce = ({ lot }: Shown) => (lot === null ? movesAtOnce : ofLotAtOnce);
const ofLot = ({ lot }: Shown) => (lot === null ? sql`true` : sql`lot_id = ${lot}`);

/** The moves of an item, or of one lot of it, the last first; those of doses with their course and birds. */
const readingMoves = (scope: Scope, id: string, shown: Shown) => {
  const { db, org_id } = scope;
  const got = sql`course_birds part LEFT JOIN birds ON birds.org_id = ${org_id} AND birds.id = part.bird_id
    WHERE part.org_id = ${org_id} AND part.course_id = dose.course_id
      AND ifnull(part.bird_id, '') NOT IN (SELECT value->>0 FROM json_each(dose."except"))`;
  return db.all<MoveRow>(sql`SELECT m.id, m.kind, m.quantity, m.on_day AS "on", m.why, m.lot_id, lots.batch, lots.expires_on, m.corrects_id,
      ${may(scope, "money.read") ? sql`m.expense_id` : sql`NULL`} AS expense_id,
      m.kind = 'correction' OR m.dose_id IS NOT NULL OR m.sale_line_id IS NOT NULL
        OR EXISTS (SELECT 1 FROM stock_moves made WHERE made.org_id = ${org_id} AND made.corrects_id = m.id) AS is_final,
      (SELECT trim(first_name || ' ' || last_name) FROM users WHERE users.id = m.user_id) AS who,
      coalesce((SELECT number FROM pairs WHERE org_id = ${org_id} AND id = m.pair_id),
        (SELECT common_name FROM species WHERE org_id = ${org_id} AND id = m.species_id),
        (SELECT name FROM places WHERE org_id = ${org_id} AND id = m.place_id)) AS used_for,
      dose.course_id, courses.medicine, iif(dose.id IS NULL, NULL, (SELECT count(*) FROM ${got})) AS birds,
      (SELECT json_group_array(ring) FROM (SELECT ifnull(birds.identifier, part.ring) AS ring FROM ${got}
        ORDER BY part.id LIMIT ${mostRings})) AS rings
    FROM (SELECT * FROM stock_moves WHERE org_id = ${org_id} AND item_id = ${id} AND ${ofLot(shown)}
      ORDER BY on_day DESC, id DESC LIMIT ${atOnce(shown)} OFFSET ${(shown.page - 1) * atOnce(shown)}) m
    LEFT JOIN lots ON lots.org_id = ${org_id} AND lots.id = m.lot_id
    LEFT JOIN course_doses dose ON dose.org_id = ${org_id} AND dose.id = m.dose_id
    LEFT JOIN courses ON courses.org_id = ${org_id} AND courses.id = dose.course_id
    ORDER BY m.on_day DESC, m.created_at DESC, m.id DESC`);
};

/** One lot of an item, whether or not it holds anything. */
const readingLot = ({ db, org_id }: Scope, id: string, lot: string | null) =>
  db.all<Pick<LotRow, "id" | "batch" | "expires_on" | "on" | "quantity" | "balance">>(sql`
    SELECT id, batch, expires_on, on_day AS "on", quantity, balance FROM lots
    WHERE org_id = ${org_id} AND item_id = ${id} AND id = ${lot}`);

/** Use of each of the last weeks that had any; week 0 ends today. */
const readingWeeks = ({ db, org_id, today }: Scope, id: string) =>
  db.all<{ week: number; used: number }>(sql`
    SELECT CAST((julianday(${today}) - julianday(m.on_day)) / 7 AS INTEGER) AS week, sum(${usedBy}) AS used
    FROM stock_moves m WHERE m.org_id = ${org_id} AND m.item_id = ${id}
      AND m.on_day BETWEEN ${dayFrom(today, 1 - 7 * weeksShown)} AND ${today} GROUP BY week`);

/**
 * One item as its page tells it, in one trip: its lots and figures, what was used in each of 26 weeks (the oldest first), what
 * to order for so many weeks, and a page of its moves; with `lot` those of that one alone. `missing` where either is not there.
 */
export async function readItemPage(
  scope: Scope,
  id: string,
  { page, weeks, lot = null }: { page: number; weeks: number; lot?: string | null },
) {
  const { db, org_id } = scope;
  const found = await batch(db, {
    item: readingItem(scope, id),
    lots: readingLots(scope, id),
    moves: readingMoves(scope, id, { page, lot }),
    lot: readingLot(scope, id, lot),
    counted: db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM stock_moves WHERE org_id = ${org_id} AND item_id = ${id} AND ${ofLot({ page, lot })}`,
    ),
    weeks: readingWeeks(scope, id),
  });
  const [row] = found.item;
  if (!row || (lot !== null && !found.lot[0])) throw new Refusal("missing");
  const item = serialize(scope, row, found.lots);
  const used = new Map(found.weeks.map((it) => [it.week, Math.max(0, it.used)]));
  const total = found.counted[0]?.n ?? 0;
  return {
    ...item,
    weekly: Array.from({ length: weeksShown }, (_, at) => used.get(weeksShown - 1 - at) ?? 0),
    order: { weeks, ...toOrder(item, weeks) },
    lot: found.lot[0] ?? null,
    moves: found.moves.map(({ is_final, rings, ...it }) => ({
      ...it,
      is_final: is_final === 1,
      rings: JSON.parse(rings) as string[],
    })),
    moves_total: total,
    page,
    total_pages: Math.max(1, Math.ceil(total / atOnce({ page, lot }))),
    today: scope.today,
  };
}
export type ItemPage = Awaited<ReturnType<typeof readItemPage>>;

/** One item with its lots and figures, in one trip; `missing` when it is another organisation's. */
export async function findItem(scope: Scope, id: string) {
  const { item, lots } = await batch(scope.db, { item: readingItem(scope, id), lots: readingLots(scope, id) });
  const [row] = item;
  if (!row) throw new Refusal("missing");
  return serialize(scope, row, lots);
}
export type Item = Awaited<ReturnType<typeof findItem>>;
