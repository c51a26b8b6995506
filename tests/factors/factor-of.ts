import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { goodPassword } from "#tests/accounts/signup.ts";
import type { newWorld, Resident } from "#tests/app/world.ts";
import { hashPassword, lowestCost } from "#worker/accounts/passwords/hashing.ts";
import { codeOfStep, stepAt } from "#worker/factors/totp.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

/** Gives a resident the good password. */
export const withPassword = ({ db }: Pick<World, "db">, { user_id }: Resident) =>
  db
    .update(users)
    .set({ password_hash: hashPassword(goodPassword, lowestCost) })
    .where(eq(users.id, user_id));

/** The code of now, or of so many steps from it. */
export const codeNow = (secret: string, steps = 0) => codeOfStep(secret, stepAt(new Date().toISOString()) + steps);

/**
 * The code of the step before this one, so that the one of now is still good for a login. A step about to end is waited
 * out: the code would be two steps old when it arrives.
 */
export async function codeBefore(secret: string) {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 5000) await setTimeout(left);
  return codeNow(secret, -1);
}

/** Turns a second factor on, with the code of the step before this one, so that the one of now is still good. */
export async function withFactor(world: World, who: Resident) {
  await withPassword(world, who);
  const begun = await world.ask("/api/profile/second-factor", { as: who, method: "POST" });
  const { data } = (await begun.json()) as { data: { secret: string; uri: string } };
  const code = await codeBefore(data.secret);
  const confirmed = await world.ask("/api/profile/second-factor/confirm", {
    as: who,
    json: { code, password: goodPassword },
  });
  const answer = (await confirmed.json()) as { data: { recovery_codes: string[] } };
  return { secret: data.secret, recovery: answer.data.recovery_codes };
}

/** The challenge that a login with the right password is answered with. */
export async function challengeOf({ ask }: Pick<World, "ask">, { email }: Resident): Promise<string> {
  const form = new URLSearchParams({ username: email, password: goodPassword, grant_type: "password" });
  const answer = await ask("/api/auth/login", { form });
  const { code, challenge } = (await answer.json()) as { code: string; challenge: string };
  if (answer.status !== 401 || code !== "second_factor") throw new Error(`${answer.status} ${code}`);
  return challenge;
}
