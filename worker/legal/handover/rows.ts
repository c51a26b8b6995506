import { sql } from "drizzle-orm";
import type { handoverStates } from "#db/words/legal.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { isConfirmed } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import type { HandoverKind } from "./content.ts";
import type { HandoverTake } from "./contract.ts";
import { birdsOfSale, canBeOffered, readingSale } from "./from-sale.ts";
import { type Keys, urlOf } from "./tokens.ts";

type Stored = {
  id: string;
  kind: HandoverKind;
  state: (typeof handoverStates)[number];
  sale_id: string | null;
  contact_id: string | null;
  /** Who gets the birds, by name. */
  contact: string | null;
  generations: number;
  takes: string;
  created_at: string;
  expires_at: string;
  version: number;
  token_hash: string;
  short_key: string | null;
  birds: string;
  total: number;
};

/** An offer as whoever made it sees it. `url` only while it stands, and null where its secret is no longer set. */
export type Handover = Omit<Stored, "token_hash" | "short_key" | "birds" | "takes"> & {
  takes: HandoverTake[];
  /** The first few of its birds, and `total` how many there are in all. */
  birds: Array<{ id: string | null; ring: string }>;
  url: string | null;
};

const perPage = 50;
/** So many birds of an offer are named; the rest is counted. */
const named = 8;

const reading = ({ db, org_id }: Scope, which = sql`1`, rest = sql``) =>
  db.all<Stored>(sql`
    SELECT id, kind, state, sale_id, contact_id, (SELECT head.name FROM contacts own
        CROSS JOIN contacts head ON head.org_id = own.org_id AND head.id = own.head_id
        WHERE own.org_id = handovers.org_id AND own.id = handovers.contact_id) AS contact, generations, takes, created_at, expires_at, version, token_hash,
      (SELECT short_key FROM organizations WHERE organizations.id = handovers.org_id) AS short_key,
      (SELECT json_group_array(json_object('id', part.bird_id, 'ring', ifnull(
          (SELECT identifier FROM birds WHERE birds.org_id = part.org_id AND birds.id = part.bird_id),
          handovers.content->>('$.birds[' || (part.position - 1) || '].identifier'))))
        FROM (SELECT * FROM handover_birds WHERE handover_birds.org_id = handovers.org_id
          AND handover_birds.handover_id = handovers.id ORDER BY position LIMIT ${named}) part) AS birds,
      (SELECT count(*) FROM handover_birds WHERE handover_birds.org_id = handovers.org_id
        AND handover_birds.handover_id = handovers.id) AS total
    FROM handovers WHERE org_id = ${org_id} AND ${which} ORDER BY created_at DESC, id DESC ${rest}`);

/** The statement that reads one offer of the caller's own. */
export const readingHandover = (scope: Scope, id: string) => reading(scope, sql`id = ${id}`);

/** An offer with its address. */
export async function serializeHandover(keys: Keys, row: Stored): Promise<Handover> {
  const { token_hash, short_key, birds, takes, ...handover } = row;
  return {
    ...handover,
    takes: JSON.parse(takes) as HandoverTake[],
    birds: JSON.parse(birds) as Handover["birds"],
    url: row.state === "offered" ? await urlOf(keys, { id: row.id, token_hash, short_key }) : null,
  };
}

/** One offer of the caller's own; `missing` where there is none. */
export async function findHandover(scope: Scope, keys: Keys, id: string): Promise<Handover> {
  const [row] = await readingHandover(scope, id);
  if (!row) throw new Refusal("missing");
  return serializeHandover(keys, row);
}

type Wanted = { page: number; ids: readonly string[]; sale_id: string | null };

/** So many birds are listed to begin an offer with: as many as a sale has. */
const mostListed = 150;

/** The offers of an organisation, the newest first, fifty to a page, and which of the birds named, or of a sale, can be offered. */
export async function listHandovers(scope: Scope, keys: Keys, { page, ids, sale_id }: Wanted) {
  const { db, org_id } = scope;
  const named =
    sale_id === null ? sql`json_each(${JSON.stringify(ids.slice(0, mostListed))})` : birdsOfSale(scope, sale_id);
  const { rows, counted, birds, sales } = await batch(db, {
    rows: reading(scope, sql`1`, sql`LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<{ n: number }>(sql`SELECT ifnull((SELECT n FROM row_counts
      WHERE org_id = ${org_id} AND table_name = 'handovers' AND key = ''), 0) AS n`),
    birds: db.all<{ id: string; identifier: string }>(sql`SELECT DISTINCT birds.id, birds.identifier
      FROM ${named} named
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value
      WHERE ${canBeOffered(scope, sale_id)} ORDER BY birds.identifier_key`),
    sales: readingSale(scope, sale_id ?? ""),
  });
  const items = await Promise.all(rows.map((row) => serializeHandover(keys, row)));
  const total = counted[0]?.n ?? 0;
  return {
    items,
    total,
    page,
    total_pages: Math.ceil(total / perPage),
    birds,
    sale: sales[0] ?? null,
    is_confirmed: isConfirmed(scope),
  };
}
