import { type SQL, sql } from "drizzle-orm";
import { type ShareKind, shareKinds } from "#db/words/trade.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { inHundredths } from "./amounts.ts";
import type { StatedShare } from "./contract.ts";
import { partsOf, type StatedPart } from "./share-parts.ts";

type Targets = Record<`${ShareKind}_id`, string | null>;
/** What a part is on, and how large it is to be; `text` is the name of what is gone. */
export type Part = Targets & StatedPart & { text: string | null };
/** A share as it is kept. */
export type ShareRow = Targets & { text: string | null; pct_bp: number | null; cents: number };

export const onNothing: Targets = {
  species_id: null,
  pair_id: null,
  bird_id: null,
  place_id: null,
  incubator_id: null,
};

const tables: Record<ShareKind, string> = {
  species: "species",
  pair: "pairs",
  bird: "birds",
  place: "places",
  incubator: "incubators",
};

/** Shares as they were sent, as parts. */
export const partsSent = (shares: readonly StatedShare[]): Part[] =>
  shares.map(({ pct, ...share }) => ({ ...share, pct_bp: pct === null ? null : inHundredths(pct) }));

/** The rows that parts of a total make; refuses parts above it on `shares`. */
export function shareRows(total: number, parts: readonly Part[]): ShareRow[] {
  const cents = partsOf(total, parts);
  if (cents === "above") throw new Refusal("invalid", { shares: ["expenses.shares.above"] });
  return parts.map((part, at) => ({ ...part, cents: cents[at] ?? 0 }));
}

/** Whether what a part is on is at hand. */
export const isThere = ({ org_id }: Pick<Scope, "org_id">, kind: ShareKind, id: SQL) => {
  const outOfTrash = sql.raw(kind === "bird" ? " AND it.deleted_at IS NULL" : "");
  return sql`EXISTS (SELECT 1 FROM ${sql.raw(tables[kind])} it WHERE it.org_id = ${org_id} AND it.id = ${id}${outOfTrash})`;
};

/** Whether all that shares are on is at hand, judged in the write itself. */
export function targetsAtHand(scope: Scope, parts: readonly Targets[]): SQL {
  const conditions = shareKinds.flatMap((kind) => {
    const ids = idsOf(parts, kind);
    const isThereAll = sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(ids)}) named
      WHERE NOT ${isThere(scope, kind, sql`named.value`)})`;
    return ids.length > 0 ? [isThereAll] : [];
  });
  return sql.join([sql`true`, ...conditions], sql` AND `);
}

/** The ids in a body's shares that are not at hand, each on its field; empty where all are. */
export async function strangersAmong(scope: Scope, parts: readonly Targets[]): Promise<Record<string, string[]>> {
  const named = parts.flatMap((part, at) =>
    shareKinds.flatMap((kind) => (part[`${kind}_id`] ? [{ kind, at, id: part[`${kind}_id`] ?? "" }] : [])),
  );
  if (named.length === 0) return {};
  const found = await scope.db.all<{ path: string; there: 0 | 1 }>(
    sql.join(
      named.map(
        ({ kind, at, id }) =>
          sql`SELECT ${`shares.${at}.${kind}_id`} AS path, ${isThere(scope, kind, sql`${id}`)} AS there`,
      ),
      sql` UNION ALL `,
    ),
  );
  return Object.fromEntries(found.flatMap(({ path, there }) => (there ? [] : [[path, ["fields.unknown_id"]]])));
}

const idsOf = (parts: readonly Targets[], kind: ShareKind): string[] =>
  parts.flatMap((part) => part[`${kind}_id`] ?? []);
