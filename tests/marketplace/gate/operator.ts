import { sql } from "drizzle-orm";
import type { World } from "#tests/app/strangers.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";

/** The operator’s address; whose it is says `asOperator`. */
export const operatorAddress = "operadora@voliera.test";

/** Makes a resident the operator: their address is listed, proved, and has a second factor; they proved themselves at an instant. */
export async function asOperator({ db }: Pick<World, "db">, who: Resident, confirmed_at = new Date().toISOString()) {
  await db.run(
    sql`UPDATE users SET email = ${operatorAddress}, second_factor_at = ${confirmed_at} WHERE id = ${who.user_id}`,
  );
  await db.run(sql`UPDATE sessions SET confirmed_at = ${confirmed_at} WHERE user_id = ${who.user_id}`);
}

/** A world with an operator in it: the second organisation's owner. */
export async function operated(overrides: Parameters<typeof newWorld>[0] = {}) {
  const world = await newWorld({ OPERATOR_EMAILS: `ninguem@voliera.test, ${operatorAddress}`, ...overrides });
  await asOperator(world, world.b);
  return world;
}
