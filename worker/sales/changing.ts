import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { audited, type Changes, isWritten } from "#worker/audit.ts";
import { namedContact } from "#worker/contacts/named-contact.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { areFree, giveBack, reserve } from "./birds/bird-statuses.ts";
import type { SaleChange } from "./contract.ts";
import { areItems, goodsOf, insertGoods } from "./goods/leaving.ts";
import { refuseInstalments, writtenLines } from "./lines.ts";
import { buyerNow } from "./numbering.ts";
import { aboutLines, findSale, linesBefore } from "./reading.ts";
import { readingSale, type Sale, saleOf } from "./sale-rows.ts";
import { isLiving } from "./states-contract.ts";
import { illegal } from "./turning.ts";
import { insertInstalments, insertLines } from "./writing.ts";

/**
 * Changes a sale. What it is of and who buys change while it holds its birds (`illegal_state` afterwards); days of payment
 * and notes always. Birds that leave it get their status back, those that come are reserved where it is no draft. Refuses
 * as `addSale` does, and `stale` with the sale as it stands.
 */
export async function changeSale(scope: Scope, id: string, change: SaleChange): Promise<Sale> {
  const { db, org_id, now, today } = scope;
  const sale = await findSale(scope, id);
  const { version, lines: drafts, due, notes } = change;
  if (version !== undefined && version !== sale.version) throw new Refusal("stale", {}, { current: sale });
  const isAboutBuyer = change.contact_id !== undefined || change.contact_name !== undefined;
  if ((drafts || isAboutBuyer) && !isLiving(sale.state)) throw illegal(sale);
  const isAsRead = sql`sales.org_id = ${org_id} AND sales.id = ${id} AND sales.version = ${sale.version}`;
  const read = drafts && (await aboutLines(scope, drafts));
  const before = drafts ? await linesBefore(scope, id) : [];
  const next = drafts && read && writtenLines(scope, drafts, { ...read, own: id });
  const total = next?.sums.total_cents ?? sale.total_cents;
  refuseInstalments(due ?? sale.due, total);
  const ids = next ? next.lines.flatMap(({ bird_id }) => bird_id ?? []) : [];
  const asRead = sql`EXISTS (SELECT 1 FROM sales WHERE ${isAsRead})`;
  const goods = next ? goodsOf(next.lines) : [];
  const may = next ? sql`${areFree(scope, ids, id)} AND ${areItems(scope, goods)}` : sql`1`;
  const contact = isAboutBuyer
    ? namedContact(scope, change, { role: "customer", when: sql`${asRead} AND ${may}` })
    : undefined;
  const when = sql`${may} AND ${contact?.isAtHand ?? sql`1`}`;
  const isNumbered = sale.number !== null;
  const sets: SQL[] = [
    ...(contact ? [sql`contact_id = ${contact.id}`] : []),
    ...(contact && isNumbered ? [sql`buyer = ${buyerNow(scope, contact.id)}`] : []),
    ...(notes === undefined ? [] : [sql`notes = ${notes}`]),
    ...(next
      ? [
          sql`total_cents = ${next.sums.total_cents}, net_cents = ${next.sums.net_cents}, vat_cents = ${next.sums.vat_cents},
          vat_regime = ${read?.taxed.vat_regime}, currency = ${read?.taxed.currency}`,
        ]
      : []),
    sql`version = version + 1, updated_at = ${now}`,
  ];
  const noted = newId("audit");
  const its = { sale_id: id, when: isWritten(scope, noted) };
  const changes: Changes = {
    ...(total !== sale.total_cents && { total_cents: [sale.total_cents, total] }),
    ...(notes !== undefined && notes !== sale.notes && { notes: [sale.notes, notes] }),
  };
  const { facts, made, ...found } = await batch(db, {
    facts: db.all<{ at_hand: 0 | 1 }>(sql`SELECT ${contact?.isAtHand ?? sql`1`} AS at_hand`),
    ...contact?.statements,
    made: db.all<{ id: string }>(sql`UPDATE sales SET ${sql.join(sets, sql`, `)} WHERE ${isAsRead} AND ${when}
      RETURNING id`),
    line: audited(scope, { id: noted, subject: "sale", subject_id: id, deed: "changed", changes }),
    ...(next && replaced(scope, sale, { lines: next.lines, before, its, on: today })),
    ...(due && {
      forgiven: db.run(sql`DELETE FROM sale_dues WHERE org_id = ${org_id} AND sale_id = ${id} AND ${its.when}`),
      owed: insertInstalments(scope, due, its),
    }),
    ...readingSale(scope, id),
  });
  const after = saleOf(found);
  if (!after) throw new Refusal("missing");
  if (made.length > 0) return after;
  if (after.version !== sale.version) throw new Refusal("stale", {}, { current: after });
  if (!facts[0]?.at_hand) throw new Refusal("invalid", { contact_id: ["fields.unknown_id"] });
  if (drafts) writtenLines(scope, drafts, { ...(await aboutLines(scope, drafts)), own: id });
  throw new Refusal("stale", {}, { current: after });
}

type Before = Awaited<ReturnType<typeof linesBefore>>;
type Replacing = {
  lines: ReturnType<typeof writtenLines>["lines"];
  before: Before;
  its: { sale_id: string; when: SQL };
  on: string;
};

/** The statements that put other lines in the place of a sale's, behind its own write. */
function replaced(scope: Scope, sale: Sale, { lines, before, its, on }: Replacing): Statements {
  const { db, org_id } = scope;
  const stays = new Set(lines.flatMap(({ bird_id }) => bird_id ?? []));
  const was = new Map(before.flatMap((it) => (it.bird_id === null ? [] : [[it.bird_id, it] as const])));
  const leaving = before.filter(({ bird_id }) => bird_id !== null && !stays.has(bird_id)).map(({ id }) => id);
  const kept = lines.map((line) => ({
    ...line,
    ...statusKept(line.bird_id === null ? undefined : was.get(line.bird_id)),
  }));
  const coming = lines.flatMap(({ id, bird_id }) => (bird_id === null || was.has(bird_id) ? [] : [id]));
  const goods = goodsOf(lines);
  const isReserved = sale.state !== "draft";
  return {
    ...(isReserved && giveBack(scope, { ...its, line_ids: leaving, from: "reserved" })),
    gone: db.run(sql`DELETE FROM sale_lines WHERE org_id = ${org_id} AND sale_id = ${sale.id} AND ${its.when}`),
    written: insertLines(scope, kept, { ...its, is_living: true }),
    ...(goods.length > 0 && { goods: insertGoods(scope, goods, its.when) }),
    ...(isReserved && {
      kept: db.run(sql`
        UPDATE sale_lines SET status_before_id = birds.status_id, status_before_since = birds.status_since
        FROM birds WHERE sale_lines.org_id = ${org_id} AND birds.org_id = ${org_id} AND birds.id = sale_lines.bird_id
          AND sale_lines.id IN (SELECT value FROM json_each(${JSON.stringify(coming)})) AND ${its.when}`),
      ...reserve(scope, { ...its, on: sale.reserved_on ?? sale.sold_on ?? on }),
    }),
  };
}

const statusKept = (was: Before[number] | undefined) => ({
  status_before_id: was?.status_before_id ?? null,
  status_before_since: was?.status_before_since ?? null,
});
