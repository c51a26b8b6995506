import { sql } from "drizzle-orm";
import { idForKey, newId } from "#db/ids.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import type { BankFile } from "./contract.ts";
import type { ReadFile, ReadLine } from "./file-shape.ts";
import { type KeyedLine, keyed } from "./line-keys.ts";
import { readBankFile } from "./reading.ts";
import { headingsKey, rememberedColumns } from "./table-columns.ts";

/** Lines that are written or looked for at once. */
const atOnce = 5000;
const longestName = 200;

/** What a bank's file would bring; nothing of it is written. */
export type BankPreview = Pick<ReadFile, "table" | "beyond"> & {
  file: string;
  currency: string;
  lines: number;
  /** Those that came with no file before. */
  fresh: number;
  in_cents: number;
  out_cents: number;
  span: { from: string; to: string } | null;
  sample: ReadLine[];
  faults: ReadFile["faults"];
};
/** What a file brought. */
export type BankDone = { file_id: string; taken: number; repeated: number };

/**
 * Reads a bank's file: says what it would bring, or, with `commit`, brings it. A line that came before, in this file or
 * another, is not taken again. Refuses files that cannot be read and those of another currency.
 */
export async function readBank(
  scope: Scope,
  { file, columns, commit }: BankFile,
  env: Env,
): Promise<BankPreview | BankDone> {
  const { db, org_id, now, today } = scope;
  const limit = await rate(env, "sheet.account", scope.user_id);
  const { counted, organization } = await batch(db, {
    counted: countStatement(db, limit, now),
    organization: db.all<{ currency: string }>(sql`SELECT currency FROM organizations WHERE id = ${org_id}`),
  });
  refuseBeyond([[limit, counted]], now);
  const currency = organization[0]?.currency ?? "EUR";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readBankFile({ name: file.name, bytes }, { currency, today, chosen: columns, remember });
  if (read.currency !== null && read.currency !== currency)
    throw new Refusal("invalid", { file: ["payments.file.currency"] }, { values: { currency: read.currency } });
  const lines = keyed(read.lines);
  if (commit) return take(scope, { file: file.name, bytes, lines, read, currency });
  const days = lines.map(({ on }) => on).sort();
  const [from, to] = [days[0], days.at(-1)];
  return {
    file: file.name.slice(0, longestName),
    currency,
    table: read.table,
    beyond: read.beyond,
    lines: lines.length,
    fresh: lines.length - (await countKnown(scope, lines)),
    in_cents: sum(lines.filter(({ cents }) => cents > 0)),
    out_cents: -sum(lines.filter(({ cents }) => cents < 0)),
    span: from && to ? { from, to } : null,
    sample: read.lines.slice(0, 8),
    faults: read.faults,
  };

  async function remember(headings: string) {
    const [found] = await db.all<{ columns: string }>(sql`
      SELECT columns FROM bank_columns WHERE org_id = ${org_id} AND headings = ${headings}`);
    return found && rememberedColumns(found.columns);
  }
}

const sum = (lines: readonly ReadLine[]) => lines.reduce((all, { cents }) => all + cents, 0);

async function countKnown({ db, org_id }: Scope, lines: readonly KeyedLine[]): Promise<number> {
  let known = 0;
  for (let at = 0; at < lines.length; at += atOnce) {
    const cells = lines.slice(at, at + atOnce).map((it) => [it.on, it.cents, it.text_key, it.nth]);
    const [found] = await db.all<{ n: number }>(sql`
      SELECT count(*) AS n FROM ${jsonCells(cells)} CROSS JOIN bank_lines it ON it.org_id = ${org_id}
        AND it.on_day = value->>0 AND it.cents = value->>1 AND it.text_key = value->>2 AND it.nth = value->>3`);
    known += found?.n ?? 0;
    await yieldThread();
  }
  return known;
}

type Taken = {
  file: string;
  bytes: Uint8Array<ArrayBuffer>;
  lines: readonly KeyedLine[];
  read: ReadFile;
  currency: string;
};

async function take(scope: Scope, { file, bytes, lines, read, currency }: Taken): Promise<BankDone> {
  const { db, org_id, now } = scope;
  if (lines.length === 0) throw new Refusal("invalid", { file: ["payments.file.none"] });
  // The same file again, after a break in the middle, goes on as the same.
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const file_id = await idForKey(
    "bank_file",
    org_id,
    [...digest].map((it) => it.toString(16).padStart(2, "0")).join(""),
  );
  const { table } = read;
  if (table && table.headings.length > 0)
    await db.run(sql`
      INSERT INTO bank_columns (id, org_id, headings, columns, used_at)
      SELECT ${newId("bank_columns")}, ${org_id}, ${headingsKey(table.headings)}, ${JSON.stringify(table.columns)}, ${now}
      WHERE (SELECT count(*) FROM bank_columns WHERE org_id = ${org_id}) < 100
        OR EXISTS (SELECT 1 FROM bank_columns WHERE org_id = ${org_id} AND headings = ${headingsKey(table.headings)})
      ON CONFLICT (org_id, headings) DO UPDATE SET columns = excluded.columns, used_at = excluded.used_at`);
  const name = file.slice(0, longestName);
  let taken = 0;
  for (let at = 0; at < lines.length; at += atOnce) {
    const cells = lines
      .slice(at, at + atOnce)
      .map((it) => [newId("bank_line"), it.on, it.cents, it.text, it.text_key, it.nth]);
    const { rowsAffected } = await db.run(sql`
      INSERT INTO bank_lines (id, org_id, file_id, file_name, taken_at, on_day, cents, currency, text, text_key, nth)
      SELECT value->>0, ${org_id}, ${file_id}, ${name}, ${now}, value->>1, value->>2, ${currency}, value->>3, value->>4, value->>5
      FROM ${jsonCells(cells)} WHERE true ON CONFLICT (org_id, on_day, cents, text_key, nth) DO NOTHING`);
    taken += rowsAffected;
    await yieldThread();
  }
  return { file_id, taken, repeated: lines.length - taken };
}
