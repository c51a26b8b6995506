import { sql } from "drizzle-orm";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { costOf, hashPassword } from "#worker/accounts/passwords/hashing.ts";

export const password = "pintassilgo-ao-sol";
type World = Pick<Awaited<ReturnType<typeof newWorld>>, "db" | "env">;

/** Gives a resident the password above. */
export async function withPassword({ db, env }: World, { user_id }: Resident): Promise<void> {
  const hash = await hashPassword(password, costOf(env));
  await db.run(sql`UPDATE users SET password_hash = ${hash} WHERE id = ${user_id}`);
}

/** An organisation that can be closed, and the calls for it. */
export async function newEnding(RATE_LIMITS: "strict" | "relaxed" = "relaxed") {
  const world = await newWorld({ RATE_LIMITS });
  const { ask, a, db } = world;
  await withPassword(world, a);
  const close = (json: object = {}) => ask("/api/closing", { as: a, json: { password, name: "Viveiro A", ...json } });
  const stay = () => ask("/api/closing", { as: a, method: "DELETE" });
  const lettersTo = async (to: string) =>
    db.all<{ subject: string; text: string }>(
      sql`SELECT subject, text FROM mails WHERE recipient = ${to} ORDER BY rowid`,
    );
  return { ...world, close, stay, lettersTo };
}

/** The instant so many days from now, ISO. */
export const inDays = (days: number, hours = 0) => new Date(Date.now() + (days * 24 + hours) * 3_600_000).toISOString();
