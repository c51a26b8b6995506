import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { MoveKind, StockUnit } from "#db/words/stock.ts";
import { namedContact } from "#worker/contacts/named-contact.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { vatWithin } from "#worker/money/vat.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { type MoveDraft, mostUnits } from "./contract.ts";
import { lowNotice } from "./crossing.ts";
import { itemRows } from "./items.ts";
import { isEnough, type Moved, movesOf, taking, usable, wantedRows } from "./taking.ts";

/** What a write of moves answers: the balance of the item, and what came or left. */
export type MovedAnswer = {
  balance: number;
  moves: Array<Omit<Moved, "item_id">>;
  /** The expense that a purchase wrote along; absent where none was asked for. */
  expense_id?: string;
};

const coming: readonly MoveKind[] = ["purchase", "return"];

type BoughtItem = { name: string; category: string; unit: StockUnit; pack_size: number | null };
/** What came in, in units of its item, for the rooms that write something of it; `when` is that it was written just now. */
export type Brought = { item: BoughtItem; quantity: number; move_id: string; lot_id: string; when: SQL };
/** Statements of a later room, which write what goes with the moves in the same batch. */
type Along = (made: Brought) => Statements;

/**
 * Books what comes or leaves by hand, in one batch. Refuses a day to come, a price without the right to see one, a lot
 * expired before it came, an amount that is no whole number of units; `conflict` with the balance where more is taken than there
 * is. Asked again under one Idempotency-Key it answers what was booked.
 */
export async function moveItem(scope: Scope, id: string, draft: MoveDraft, along?: Along): Promise<MovedAnswer> {
  const on = draft.on ?? scope.today;
  if (on > scope.today) throw new Refusal("invalid", { on: ["stock.on.future"] });
  if (draft.cents !== null && !may(scope, "money.read")) throw new Refusal("forbidden");
  const [item] = await itemRows.one(scope, id);
  if (!item) throw new Refusal("missing");
  const quantity = unitsOf(draft, item.pack_size);
  const base = await idFor(scope, "stock_move");
  if (draft.kind === "correction") return corrected(scope, id, draft, { base, quantity });
  if (quantity === undefined) throw new Refusal("invalid", { quantity: ["stock.quantity"] });
  const isComing = coming.includes(draft.kind);
  if (isComing) return brought(scope, item, { ...draft, on }, { base, quantity, ...(along && { along }) });
  return taken(scope, id, { ...draft, on }, { base, quantity });
}

/** The units of a draft; packs may be parts of one, where they come to whole units. */
function unitsOf({ quantity, packs }: MoveDraft, pack_size: number | null): number | undefined {
  if (packs === undefined) return quantity;
  if (pack_size === null) throw new Refusal("invalid", { packs: ["stock.packs.none"] });
  const units = Math.round(packs * pack_size * 1e6) / 1e6;
  if (!Number.isInteger(units)) throw new Refusal("invalid", { packs: ["stock.quantity.whole"] });
  if (units > mostUnits) throw new Refusal("invalid", { packs: ["stock.quantity.many"] });
  if (units < 1) throw new Refusal("invalid", { packs: ["stock.quantity.negative"] });
  return units;
}

type Dated = MoveDraft & { on: string };
type Sized = { base: string; quantity: number; along?: Along };

/** What somebody bought, or was brought back: a lot of its own, unless a return names one. */
async function brought(
  scope: Scope,
  item: BoughtItem & { id: string },
  draft: Dated,
  { base, quantity, along }: Sized,
): Promise<MovedAnswer> {
  const { id: item_id } = item;
  const { db, org_id, user_id, now } = scope;
  const { kind, on, batch: mark, expires_on, cents, vat_pct, lot_id, why } = draft;
  const { vat } = vatWithin(cents ?? 0, Math.round((vat_pct ?? 0) * 100));
  if (expires_on !== null && expires_on < on) throw new Refusal("invalid", { expires_on: ["stock.expires.early"] });
  const move_id = `${base}_0001`;
  const ownLot = kind === "purchase" || !lot_id;
  const lot = ownLot ? newId("lot") : (lot_id as string);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM stock_moves WHERE org_id = ${org_id} AND id = ${move_id})`;
  const currency = sql`(SELECT currency FROM organizations WHERE id = ${org_id})`;
  const isCurrency = draft.currency === undefined ? sql`true` : sql`${currency} = ${draft.currency}`;
  const mayWrite = sql`${isNew} AND ${isCurrency} AND EXISTS (SELECT 1 FROM items WHERE org_id = ${org_id} AND id = ${item_id})`;
  const contact = namedContact(
    scope,
    { contact_id: draft.supplier_id, contact_name: draft.supplier_name },
    { role: "supplier", when: mayWrite },
  );
  const isLot = sql`EXISTS (SELECT 1 FROM lots WHERE org_id = ${org_id} AND id = ${lot} AND item_id = ${item_id})`;
  // A lot of its own has an id that no other request knows: a move of it was written by this one.
  const when = sql`EXISTS (SELECT 1 FROM stock_moves
    WHERE org_id = ${org_id} AND id = ${move_id} AND lot_id = ${lot} AND created_at = ${now})`;
  const found = await batch(db, {
    ...contact.statements,
    ...(ownLot && {
      lot: db.run(sql`
        INSERT INTO lots (id, org_id, item_id, batch, expires_on, on_day, quantity, cents, vat_cents, currency, supplier_id, created_at)
        SELECT ${lot}, ${org_id}, id, ${mark}, ${expires_on}, ${on}, ${quantity}, ${cents}, ${vat},
          ${cents === null ? sql`NULL` : currency}, ifnull(${contact.id}, items.supplier_id), ${now}
        FROM items WHERE org_id = ${org_id} AND id = ${item_id} AND ${mayWrite} AND ${contact.isAtHand}`),
    }),
    move: db.run(sql`
      INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, why, user_id, created_at)
      SELECT ${move_id}, ${org_id}, ${item_id}, ${lot}, ${kind}, ${quantity}, ${on}, ${why}, ${user_id}, ${now}
      WHERE ${isNew} AND ${isLot}`),
    ...along?.({ item, quantity, move_id, lot_id: lot, when }),
    ...answering(scope, item_id, base),
    written: db.all<{ expense_id: string | null }>(
      sql`SELECT expense_id FROM stock_moves WHERE org_id = ${org_id} AND id = ${move_id}`,
    ),
  });
  if (found.moves.length === 0) {
    if (draft.supplier_id) throw new Refusal("invalid", { supplier_id: ["fields.unknown_id"] });
    if (!ownLot) throw new Refusal("invalid", { lot_id: ["fields.unknown_id"] });
    throw new Refusal("conflict", {}, { detail: "stock.currency" });
  }
  const answer = answered(found, { quantity, reused: "stock.reused" });
  if (!along) return answer;
  const expense_id = found.written[0]?.expense_id;
  // Under one key it was bought before without an expense, or that one has been deleted since.
  if (!expense_id) throw new Refusal("conflict", {}, { detail: "stock.reused" });
  return { ...answer, expense_id };
}

/** What leaves by hand: never more than there is. */
async function taken(scope: Scope, item_id: string, draft: Dated, { base, quantity }: Sized) {
  const { kind, on, why, lot_id, expired, pair_id, species_id, place_id } = draft;
  const wanted = wantedRows([{ item_id, quantity, pair_id, species_id, place_id }]);
  const terms = { on, lot_id, expired };
  const atHand = usedForAtHand(scope, draft);
  const found = await batch(scope.db, {
    moves_made: taking(scope, wanted, { kind, base, why, when: atHand, ...terms }),
    low: lowNotice(scope, base),
    is: scope.db.all<{ enough: 0 | 1; usable: number; hand: 0 | 1; lot: 0 | 1; unexpired: number }>(sql`
      SELECT ${isEnough(scope, wanted, terms)} AS enough, ${usable(scope, sql`${item_id}`, terms)} AS usable,
        ${atHand} AS hand, ${usable(scope, sql`${item_id}`, { ...terms, expired: true })} AS unexpired,
        ${lot_id ? sql`EXISTS (SELECT 1 FROM lots WHERE org_id = ${scope.org_id} AND id = ${lot_id} AND item_id = ${item_id})` : sql`true`} AS lot`),
    ...answering(scope, item_id, base),
  });
  if (found.moves.length > 0) return answered(found, { quantity: -quantity, reused: "stock.reused" });
  const [is] = found.is;
  const named = (["pair_id", "species_id", "place_id"] as const).find((field) => draft[field]);
  if (is && !is.hand && named) throw new Refusal("invalid", { [named]: ["fields.unknown_id"] });
  if (is && !is.lot) throw new Refusal("invalid", { lot_id: ["fields.unknown_id"] });
  const balance = found.item[0]?.balance ?? 0;
  const isExpired = is !== undefined && is.unexpired >= quantity;
  throw new Refusal(
    "conflict",
    { quantity: [isExpired ? "stock.expired" : "stock.short"] },
    {
      detail: isExpired ? "stock.expired" : "stock.short",
      current: { balance, usable: is?.usable ?? 0 },
    },
  );
}

function usedForAtHand({ org_id }: Scope, { pair_id, species_id, place_id }: MoveDraft): SQL {
  const [table, id] = pair_id ? ["pairs", pair_id] : species_id ? ["species", species_id] : ["places", place_id];
  return id ? sql`EXISTS (SELECT 1 FROM ${sql.raw(table)} WHERE org_id = ${org_id} AND id = ${id})` : sql`true`;
}

/** What was written wrong: taken back whole, or brought to what it should have been. Once for each move. */
async function corrected(
  scope: Scope,
  item_id: string,
  { corrects_id, on, why }: MoveDraft,
  { base, quantity }: { base: string; quantity: number | undefined },
) {
  const { db, org_id, user_id, now } = scope;
  // What comes stays above 0, what leaves below it; a count goes either way and is only taken back.
  const difference =
    quantity === undefined ? sql`-moved.quantity` : sql`iif(moved.quantity > 0, 1, -1) * ${quantity} - moved.quantity`;
  const which = sql`moved.org_id = ${org_id} AND moved.id = ${corrects_id} AND moved.item_id = ${item_id}`;
  const holds = sql`(SELECT balance FROM lots WHERE lots.org_id = ${org_id} AND lots.id = moved.lot_id) + (${difference}) >= 0`;
  const isOwn = sql`moved.dose_id IS NULL AND moved.sale_line_id IS NULL`;
  const isCorrected = sql`EXISTS (SELECT 1 FROM stock_moves made WHERE made.org_id = ${org_id} AND made.corrects_id = moved.id)`;
  const found = await batch(db, {
    move: db.run(sql`
      INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, why, corrects_id, count_id, pair_id,
        species_id, place_id, user_id, created_at)
      SELECT ${`${base}_0001`}, ${org_id}, moved.item_id, moved.lot_id, 'correction', ${difference},
        ifnull(${on}, moved.on_day), ${why}, moved.id, moved.count_id, moved.pair_id, moved.species_id, moved.place_id,
        ${user_id}, ${now}
      FROM stock_moves moved WHERE ${which} AND moved.kind <> 'correction' AND ${isOwn} AND ${difference} <> 0
        AND (${holds} OR ${difference} > 0) AND NOT ${isCorrected}`),
    // What came is what the cost is shared among: another amount of it came for the same money.
    lot: db.run(sql`
      UPDATE lots SET quantity = moved.quantity + made.quantity
      FROM stock_moves made CROSS JOIN stock_moves moved ON moved.org_id = ${org_id} AND moved.id = made.corrects_id
      WHERE made.org_id = ${org_id} AND made.id = ${`${base}_0001`} AND lots.org_id = ${org_id} AND lots.id = moved.lot_id
        AND (moved.kind = 'purchase' OR (moved.kind = 'return' AND moved.created_at = lots.created_at))`),
    low: lowNotice(scope, base),
    is: db.all<{ kind: MoveKind; quantity: number; corrected: 0 | 1; holds: 0 | 1; own: 0 | 1; balance: number }>(sql`
      SELECT moved.kind, moved.quantity, ${isCorrected} AS corrected, ${holds} AS holds, ${isOwn} AS own,
        (SELECT balance FROM lots WHERE lots.org_id = ${org_id} AND lots.id = moved.lot_id) AS balance
      FROM stock_moves moved WHERE ${which}`),
    ...answering(scope, item_id, base),
  });
  if (found.moves.length > 0) return answered(found, { reused: "stock.reused" });
  const [is] = found.is;
  if (!is) throw new Refusal("invalid", { corrects_id: ["fields.unknown_id"] });
  if (is.kind === "correction") throw new Refusal("invalid", { corrects_id: ["stock.corrects.correction"] });
  if (!is.own) throw new Refusal("conflict", {}, { detail: "stock.corrects.round" });
  if (is.corrected) throw new Refusal("conflict", {}, { detail: "stock.corrects.twice" });
  if (quantity !== undefined && Math.abs(is.quantity) === quantity)
    throw new Refusal("invalid", { quantity: ["stock.corrects.same"] });
  const { balance = 0 } = found.item[0] ?? {};
  throw new Refusal("conflict", {}, { detail: "stock.corrects.used", current: { balance, lot_balance: is.balance } });
}

const answering = (scope: Scope, item_id: string, base: string) => ({
  moves: movesOf(scope, base),
  item: scope.db.all<{ balance: number }>(
    sql`SELECT balance FROM items WHERE org_id = ${scope.org_id} AND id = ${item_id}`,
  ),
});

function answered(
  { moves, item }: { moves: Moved[]; item: Array<{ balance: number }> },
  { quantity, reused }: { quantity?: number; reused: string },
): MovedAnswer {
  const sum = moves.reduce((all, it) => all + it.quantity, 0);
  if (quantity !== undefined && sum !== quantity) throw new Refusal("conflict", {}, { detail: reused });
  return { balance: item[0]?.balance ?? 0, moves: moves.map(({ item_id: _, ...it }) => it) };
}
