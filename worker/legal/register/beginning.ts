import { sql } from "drizzle-orm";
import { audited } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { settle } from "./settling.ts";

/**
 * Begins the register on a day: whoever was there then is its opening, and who came or left since has a line of that.
 * `conflict` where one was begun, `invalid` for a day to come.
 */
export async function beginBook(scope: Scope, on: string) {
  const { db, org_id, today } = scope;
  if (on > today) throw new Refusal("invalid", { on: ["movements.begin.future"] });
  const id = await idFor(scope, "book");
  const { book } = await batch(db, {
    made: making(scope, { id, on }),
    line: audited(scope, { subject: "book", subject_id: id, deed: "created", changes: { begun_on: [null, on] } }),
    turned: turningAll(scope, id),
    book: db.all<{ id: string; begun_on: string }>(sql`SELECT id, begun_on FROM books WHERE org_id = ${org_id}`),
  });
  if (book[0]?.id !== id || book[0].begun_on !== on)
    throw new Refusal("conflict", { on: ["movements.begin.twice"] }, { current: book[0] });
  // A club has more birds than one request has time for.
  await settle(scope, beginning);
  return { id, begun_on: on };
}

/** Milliseconds for which whoever begins a register waits for its lines. */
const beginning = 4000;

type By = Pick<Scope, "db" | "org_id" | "now">;

/** The statement that makes the register of an organisation that has none. */
export const making = ({ db, org_id, now }: By, { id, on }: { id: string; on: string }) =>
  db.run(sql`INSERT INTO books (id, org_id, begun_on, created_at) VALUES (${id}, ${org_id}, ${on}, ${now})
    ON CONFLICT DO NOTHING`);

/** The statement that lets everybody turn in the register that `making` has just made, behind it in the same batch. */
export const turningAll = ({ db, org_id, now }: By, id: string) =>
  db.run(sql`
    INSERT INTO bird_turns (org_id, bird_id, status_id, status_since)
    SELECT org_id, id, status_id, status_since FROM birds
    WHERE org_id = ${org_id} AND deleted_at IS NULL AND is_reference = 0
      AND EXISTS (SELECT 1 FROM books WHERE org_id = ${org_id} AND id = ${id} AND created_at = ${now})
      AND NOT EXISTS (SELECT 1 FROM movements WHERE movements.org_id = ${org_id})
      AND NOT EXISTS (SELECT 1 FROM bird_turns WHERE bird_turns.org_id = ${org_id})`);
