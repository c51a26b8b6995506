import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import { isGone, placeUnlessGone } from "#worker/birds/columns/presence.ts";
import { isTooEarly, storedFacts } from "#worker/birds/columns/status-day.ts";
import { inFlock, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { digitsOf } from "#worker/money/currency.ts";
import type { Scope } from "#worker/scope.ts";
import { seededAgain, statusOf } from "#worker/statuses/seeded-statuses.ts";

// What states of a sale make of the statuses of its birds. Every statement stands behind the write of the sale, which
// `when` makes sure of.

type Of = { sale_id: string; when: SQL };

const linesOf = ({ org_id }: Scope, sale_id: string) =>
  sql`line.org_id = ${org_id} AND line.sale_id = ${sale_id} AND line.bird_id IS NOT NULL`;

// By its number: by its id SQLite would as soon read all the birds for each line.
const itsBird = ({ org_id }: Scope) =>
  sql`birds.n = (SELECT own.n FROM birds own WHERE own.org_id = ${org_id} AND own.id = line.bird_id)`;

/** Whether all these birds may be sold: in the flock, not gone, and in no other living sale. `ids` is a JSON array. */
export function areFree(scope: Scope, ids: readonly string[], sale_id: string): SQL {
  const { org_id } = scope;
  const named = JSON.stringify(ids);
  return sql`((SELECT count(*) FROM json_each(${named}) named
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value
      WHERE ${inFlock} AND NOT ${isGone(scope)}) = ${ids.length}
    AND NOT EXISTS (SELECT 1 FROM json_each(${named}) named
      CROSS JOIN sale_lines other ON other.org_id = ${org_id} AND other.bird_id = named.value AND other.is_living = 1
      WHERE other.sale_id <> ${sale_id}))`;
}

/** Whether none of these birds was still to be born, or to arrive, on that day. */
export const areThere = ({ org_id }: Scope, ids: readonly string[], on: string): SQL => sql`NOT EXISTS (
  SELECT 1 FROM json_each(${JSON.stringify(ids)}) named
  CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value
  WHERE ${isTooEarly(sql`${on}`, storedFacts)})`;

/**
 * Keeps on each line the status that its bird has: before it is reserved or goes. Of a sale that reserved its birds
 * (`wasReserved`) only those of birds that got another by hand since.
 */
export const keepBefore = (scope: Scope, { sale_id, when, wasReserved = false }: Of & { wasReserved?: boolean }) => ({
  kept: scope.db.run(sql`
    UPDATE sale_lines SET status_before_id = birds.status_id, status_before_since = birds.status_since
    FROM birds WHERE sale_lines.org_id = ${scope.org_id} AND sale_lines.sale_id = ${sale_id}
      AND birds.org_id = ${scope.org_id} AND birds.id = sale_lines.bird_id
      ${wasReserved ? sql`AND birds.status_id IS NOT ${statusOf(scope, "reserved")}` : sql``} AND ${when}`),
});

/** Reserves the birds of a sale that are not reserved yet. */
export const reserve = (scope: Scope, { sale_id, when, on }: Of & { on: string }) => ({
  ...seededAgain(scope, "reserved", when),
  reserved: scope.db.run(sql`
    UPDATE birds SET status_id = ${statusOf(scope, "reserved")},
      status_since = CASE WHEN ${isTooEarly(sql`${on}`, storedFacts)} THEN NULL ELSE ${on} END,
      ${writeStampSql(scope, { reason: numberOf(scope, sale_id) })}
    FROM sale_lines line
    WHERE ${linesOf(scope, sale_id)} AND ${itsBird(scope)} AND ${inFlock} AND NOT ${isGone(scope)}
      AND birds.status_id IS NOT ${statusOf(scope, "reserved")} AND ${when}`),
});

const numberOf = ({ org_id }: Scope, sale_id: string) =>
  sql`(SELECT sales.number FROM sales WHERE sales.org_id = ${org_id} AND sales.id = ${sale_id})`;

// A bird keeps its price in hundredths, whatever the currency has.
const hundredths = (currency: string) =>
  sql`CAST(round(line.total_cents * 100.0 / ${10 ** digitsOf(currency)}) AS INTEGER)`;

/** Lets the birds of a sale go: sold, or given for nothing, since that day, to its buyer, out of their places. */
export const letGo = (
  scope: Scope,
  { sale_id, when, on, buyer, currency }: Of & { on: string; buyer: SQL; currency: string },
) => ({
  ...seededAgain(scope, "sold", when),
  ...seededAgain(scope, "given", when),
  left: scope.db.run(sql`
    UPDATE birds SET status_id = iif(line.total_cents = 0, ${statusOf(scope, "given")}, ${statusOf(scope, "sold")}),
      status_since = ${on}, cause_of_death = NULL, left_to = ${buyer}, left_price_cents = ${hundredths(currency)},
      place_id = NULL, ${writeStampSql(scope, { on, reason: numberOf(scope, sale_id) })}
    FROM sale_lines line
    WHERE ${linesOf(scope, sale_id)} AND ${itsBird(scope)} AND ${inFlock} AND NOT ${isGone(scope)} AND ${when}`),
  bought: scope.db.run(sql`
    INSERT INTO bird_people (id, org_id, bird_id, role, contact_id, created_at)
    SELECT 'bp_' || lower(hex(randomblob(13))), sales.org_id, line.bird_id, 'buyer', sales.contact_id, ${scope.now}
    FROM sales CROSS JOIN sale_lines line ON ${linesOf(scope, sale_id)}
    WHERE sales.org_id = ${scope.org_id} AND sales.id = ${sale_id} AND sales.contact_id IS NOT NULL AND ${when}
    ON CONFLICT (org_id, bird_id, role) DO UPDATE SET contact_id = excluded.contact_id`),
});

/** The lines, by their ids, whose birds get back the status they had before: those whose birds still have the one of the sale. */
type Back = Of & { line_ids: readonly string[]; from: "reserved" | "gone" };

// A bird that was sold again since belongs to that sale.
const isBack = (scope: Scope, { line_ids, from }: Pick<Back, "line_ids" | "from">) => {
  const { org_id } = scope;
  const keys = from === "reserved" ? (["reserved"] as const) : (["sold", "given"] as const);
  const had = sql.join(
    keys.map((key) => statusOf(scope, key)),
    sql`, `,
  );
  return sql`line.org_id = ${org_id} AND line.id IN (SELECT value FROM json_each(${JSON.stringify(line_ids)}))
    AND line.bird_id IS NOT NULL AND ${itsBird(scope)} AND birds.status_id IN (${had})
    AND NOT EXISTS (SELECT 1 FROM sale_lines later CROSS JOIN sales ON sales.org_id = ${org_id} AND sales.id = later.sale_id
      WHERE later.org_id = ${org_id} AND later.bird_id = line.bird_id AND later.sale_id <> line.sale_id
        AND later.returned_on IS NULL AND (later.is_living = 1 OR (sales.state = 'delivered' AND later.id > line.id)))`;
};

/** Gives birds of a sale the status back that they had before it. */
export function giveBack(scope: Scope, { sale_id, line_ids, from, when }: Back) {
  const { db, org_id } = scope;
  const isKept = sql`EXISTS (SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = line.status_before_id)`;
  const isLost = sql`EXISTS (SELECT 1 FROM sale_lines line WHERE ${linesOf(scope, sale_id)}
    AND line.status_before_id IS NOT NULL AND NOT ${isKept})`;
  const before = sql`CASE WHEN line.status_before_id IS NULL THEN NULL WHEN ${isKept} THEN line.status_before_id
    ELSE ${statusOf(scope, "active")} END`;
  const left = from === "gone" ? sql`, left_to = NULL, left_price_cents = NULL` : sql``;
  return {
    ...seededAgain(scope, "active", sql`${when} AND ${isLost}`),
    back: db.run(sql`
      UPDATE birds SET status_id = ${before}, status_since = line.status_before_since,
        place_id = ${placeUnlessGone(scope, before, sql`birds.place_id`)}${left},
        ${writeStampSql(scope, { reason: numberOf(scope, sale_id) })}
      FROM sale_lines line WHERE ${isBack(scope, { line_ids, from })} AND ${when}`),
    ...(from === "gone" && {
      unbought: db.run(sql`DELETE FROM bird_people WHERE org_id = ${org_id} AND role = 'buyer' AND bird_id IN (
        SELECT line.bird_id FROM sale_lines line WHERE ${linesOf(scope, sale_id)}
          AND line.id IN (SELECT value FROM json_each(${JSON.stringify(line_ids)})))
        AND contact_id = (SELECT sales.contact_id FROM sales WHERE sales.org_id = ${org_id} AND sales.id = ${sale_id})
        AND ${when}`),
    }),
  };
}

/** Whether the plan has room for the birds of these lines that come back. */
export function hasRoom(scope: Scope, line_ids: readonly string[]): SQL {
  const limit = planOf(scope.plan).birds;
  if (limit === null) return sql`1`;
  const back = sql`(SELECT count(*) FROM sale_lines line CROSS JOIN birds
    ON ${isBack(scope, { line_ids, from: "gone" })} AND birds.deleted_at IS NULL)`;
  return sql`(${back} = 0 OR ${back} + ${inPlan(scope)} <= ${limit})`;
}
