import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";

const at = "2026-11-01T10:00:00.000Z";

/** A listing of goods as its own room leaves it, shown to strangers where it is published. */
export async function listed(
  { db }: Pick<World, "db">,
  { org_id }: Resident,
  given: { title?: string; state?: string } = {},
) {
  const { title = "Gaiola de criação", state = "published" } = given;
  const id = newId("listing");
  const held_for = state === "held" ? '["sem anilha"]' : null;
  await db.run(sql`INSERT INTO listings (id, org_id, kind, state, title, title_key, text, held_for, created_at, updated_at)
    VALUES (${id}, ${org_id}, 'goods', ${state}, ${title}, 'x', 'Em bom estado.', ${held_for}, ${at}, ${at})`);
  if (state !== "published") return id;
  await db.run(sql`INSERT INTO market_listings (id, short_key, revision, is_shown, kind, title, text, changed_on)
    SELECT ${id}, short_key, 1, 1, 'goods', ${title}, 'Em bom estado.', '2026-11-01' FROM organizations WHERE id = ${org_id}`);
  return id;
}

type Row = {
  state: string;
  pause_reason: string | null;
  removed_for: string | null;
  revision: number;
  held_for: string | null;
};
/** What became of a listing in its seller's rows, and whether strangers see it. */
export async function stateOf({ db }: Pick<World, "db">, id: string) {
  const [row] = await db.all<Row>(
    sql`SELECT state, pause_reason, removed_for, revision, held_for FROM listings WHERE id = ${id}`,
  );
  const [seen] = await db.all<{ is_shown: number }>(sql`SELECT is_shown FROM market_listings WHERE id = ${id}`);
  return { ...(row as Row), is_shown: seen?.is_shown === 1 };
}

/** All mails to an address, the oldest first. */
export const mailsTo = ({ db }: Pick<World, "db">, to: string) =>
  db.all<{ subject: string; text: string; org_id: string | null }>(
    sql`SELECT subject, text, org_id FROM mails WHERE recipient = ${to} ORDER BY created_at, rowid`,
  );

/** The token of the link in the newest of them. */
export async function tokenTo(world: Pick<World, "db">, to: string): Promise<string> {
  const [, token = ""] = /\/market\/objection\/(\S+)/u.exec((await mailsTo(world, to)).at(-1)?.text ?? "") ?? [];
  return token;
}
