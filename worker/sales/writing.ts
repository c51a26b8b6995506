import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import type { WrittenLine } from "./lines.ts";

type Line = WrittenLine & { status_before_id?: string | null; status_before_since?: string | null };
type Written = { sale_id: string; when: SQL; is_living: boolean };

/** The statement that writes the lines of a sale, where `when` holds. */
export const insertLines = ({ db, org_id }: Scope, lines: readonly Line[], { sale_id, when, is_living }: Written) =>
  db.run(sql`
    INSERT INTO sale_lines (id, org_id, sale_id, position, bird_id, text, quantity_milli, unit_cents, discount_bp,
      discount_cents, vat_bp, total_cents, net_cents, vat_cents, is_living, status_before_id, status_before_since)
    SELECT value->>'id', ${org_id}, ${sale_id}, value->>'position', value->>'bird_id', value->>'text',
      value->>'quantity_milli', value->>'unit_cents', value->>'discount_bp', value->>'discount_cents', value->>'vat_bp',
      value->>'total_cents', value->>'net_cents', value->>'vat_cents', ${Number(is_living)},
      value->>'status_before_id', value->>'status_before_since'
    FROM json_each(${JSON.stringify(lines)}) WHERE ${when}`);

/** And of the days on which parts of it are due. */
export const insertInstalments = (
  { db, org_id }: Scope,
  due: ReadonlyArray<{ on: string; cents: number }>,
  { sale_id, when }: Omit<Written, "is_living">,
) =>
  db.run(sql`
    INSERT INTO sale_dues (id, org_id, sale_id, on_day, cents)
    SELECT 'sd_' || lower(hex(randomblob(13))), ${org_id}, ${sale_id}, value->>'on', sum(value->>'cents')
    FROM json_each(${JSON.stringify(due)}) WHERE ${when} GROUP BY 4`);
