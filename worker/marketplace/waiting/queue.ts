import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** Somebody who waits, for the seller. */
export type WaitingRow = {
  id: string;
  name: string;
  species: string;
  sex: "male" | "female" | "unknown" | null;
  colour: string | null;
  confirmed_at: string;
  told_at: string | null;
};

const perPage = 50;

/** Who waits for which birds of the caller's: by species, and in each who came first; fifty to a page. */
export async function listWaiting({ db, org_id }: Scope, page: number) {
  const which = sql`org_id = ${org_id} AND confirmed_at IS NOT NULL`;
  const { rows, counted } = await batch(db, {
    rows: db.all<WaitingRow>(sql`SELECT id, name, species, sex, colour, confirmed_at, told_at FROM waiting
      WHERE ${which} ORDER BY latin_key, confirmed_at, id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM waiting WHERE ${which}`),
  });
  const total = counted[0]?.n ?? 0;
  return { data: rows, page, total, total_pages: Math.ceil(total / perPage) };
}

/** Takes somebody off the caller's list. */
export async function removeWaiting({ db, org_id }: Scope, id: string): Promise<void> {
  const { rowsAffected } = await db.run(sql`DELETE FROM waiting WHERE org_id = ${org_id} AND id = ${id}`);
  if (rowsAffected === 0) throw new Refusal("missing");
}
