import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { namedContact } from "#worker/contacts/named-contact.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { areFree, areThere, keepBefore, letGo, reserve } from "./birds/bird-statuses.ts";
import type { SaleDraft } from "./contract.ts";
import { areItems, goodsLeaving, goodsOf, insertGoods, refuseShort } from "./goods/leaving.ts";
import { refuseInstalments, writtenLines } from "./lines.ts";
import { buyerName, buyerNow, countOne, lastNumber } from "./numbering.ts";
import { aboutLines } from "./reading.ts";
import { readingSale, type Sale, saleOf } from "./sale-rows.ts";
import { isLiving } from "./states-contract.ts";
import { insertInstalments, insertLines } from "./writing.ts";

/** What another room writes in the batch of a sale: all of it, and the sale, or nothing. */
type WithSale = {
  /** What must hold besides. */
  may: SQL;
  /** What stands before the sale, such as its contact, and what behind it, under conditions of the batch. */
  ahead(when: SQL): Statements;
  behind(its: { sale_id: string; when: SQL }): Statements;
  /** What is thrown where the sale was not written because `may` did not hold. */
  refuse(): Promise<never>;
};

/**
 * Writes a sale down in the state it begins in, with its number where that is no draft, in one write: all of it or nothing.
 * Refuses `invalid` what is wrong with it, a day to come or before a bird was here among it, and `conflict` birds that are
 * gone or sold otherwise. `along` is written with it, or neither. With an Idempotency-Key it is made once; another body under that key is a `conflict`.
 */
export async function addSale(scope: Scope, draft: SaleDraft, along?: WithSale): Promise<Sale> {
  const { db, org_id, now, today } = scope;
  const { state, lines: drafts, due, notes } = draft;
  const on = draft.on ?? today;
  if (on > today) throw new Refusal("invalid", { on: ["sales.on.future"] });
  const id = await idFor(scope, "sale");
  const { taxed, birds, items } = await aboutLines(scope, drafts);
  const known = await again(scope, id, draft);
  if (known) return known;
  const { lines, sums } = writtenLines(scope, drafts, { taxed, birds, items });
  refuseInstalments(due, sums.total_cents);
  const ids = lines.flatMap(({ bird_id }) => bird_id ?? []);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM sales WHERE org_id = ${org_id} AND id = ${id})`;
  const isThere = state === "delivered" ? areThere(scope, ids, on) : sql`1`;
  const goods = goodsOf(lines);
  const leaving = goodsLeaving(scope, state === "delivered" ? goods : [], on);
  const judged = sql`${areFree(scope, ids, id)} AND ${isThere} AND ${areItems(scope, goods)} AND ${leaving?.may ?? sql`1`} AND ${along?.may ?? sql`1`}`;
  const contact = namedContact(scope, draft, { role: "customer", when: sql`${judged} AND ${isNew}` });
  const when = sql`${judged} AND ${contact.isAtHand} AND ${isNew}`;
  const isNumbered = state !== "draft";
  const year = Number(on.slice(0, 4));
  const columns = {
    id,
    org_id,
    state,
    begun_on: on,
    vat_regime: taxed.vat_regime,
    currency: taxed.currency,
    ...sums,
    notes,
    created_at: now,
    updated_at: now,
    contact_id: contact.id,
    ...(isNumbered && { number: lastNumber(scope, year), buyer: buyerNow(scope, contact.id), [`${state}_on`]: on }),
  };
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const values = Object.values(columns).map((value) => sql`${value}`);
  const noted = newId("audit");
  const its = { sale_id: id, when: isWritten(scope, noted) };
  const { made, ...found } = await batch(db, {
    facts: db.all<{ at_hand: 0 | 1; there: 0 | 1; along: 0 | 1 }>(
      sql`SELECT ${contact.isAtHand} AS at_hand, ${isThere} AS there, ${along?.may ?? sql`1`} AS along`,
    ),
    ...leaving?.reading,
    ...along?.ahead(sql`${judged} AND ${isNew}`),
    ...contact.statements,
    ...(isNumbered && { counted: countOne(scope, year, when) }),
    made: db.all<{ id: string }>(sql`INSERT INTO sales (${sql.join(names, sql`, `)}) SELECT ${sql.join(values, sql`, `)}
      WHERE ${when} RETURNING id`),
    line: audited(scope, {
      id: noted,
      subject: "sale",
      subject_id: id,
      deed: "created",
      changes: { state: [null, state], total_cents: [null, sums.total_cents] },
    }),
    written: insertLines(scope, lines, { ...its, is_living: isLiving(state) }),
    ...(goods.length > 0 && { goods: insertGoods(scope, goods, its.when) }),
    owed: insertInstalments(scope, due, its),
    ...(isNumbered && keepBefore(scope, its)),
    ...((state === "reserved" || state === "sold") && reserve(scope, { ...its, on })),
    ...(state === "delivered" &&
      letGo(scope, { ...its, on, buyer: buyerName(scope, contact.id), currency: taxed.currency })),
    ...leaving?.behindOf(its.when),
    ...along?.behind(its),
    ...readingSale(scope, id),
  });
  const sale = saleOf(found);
  if (made.length > 0 && sale) return sale;
  const [facts] = found.facts;
  if (facts && !facts.along) await along?.refuse();
  if (!facts?.at_hand) throw new Refusal("invalid", { contact_id: ["fields.unknown_id"] });
  if (!facts.there) throw new Refusal("invalid", { on: ["sales.on.early"] });
  // Somebody was quicker: whom that leaves is told anew.
  const since = await aboutLines(scope, drafts);
  writtenLines(scope, drafts, since);
  refuseShort(scope, lines, found.shelf);
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}

/** The sale that the same request has made before. */
async function again(scope: Scope, id: string, { lines }: SaleDraft): Promise<Sale | undefined> {
  if (!scope.idempotency_key) return undefined;
  const sale = saleOf(await batch(scope.db, readingSale(scope, id)));
  if (!sale) return undefined;
  const wanted = lines.map(({ bird_id, item_id, unit_cents }) => `${bird_id} ${item_id} ${unit_cents}`).join();
  const isSame =
    wanted === sale.lines.map(({ bird_id, item_id, unit_cents }) => `${bird_id} ${item_id} ${unit_cents}`).join();
  if (!isSame && sale.version === 1) throw new Refusal("conflict", {}, { detail: "sales.reused" });
  return sale;
}
