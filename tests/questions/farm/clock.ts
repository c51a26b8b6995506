import { vi } from "vitest";
import { newId } from "#db/ids.ts";
import { users } from "#db/schema/accounts.ts";
import type { Role } from "#db/vocabulary.ts";
import type { newWorld, Resident } from "#tests/app/world.ts";
import { openSession } from "#worker/accounts/sessions.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
const person = { first_name: "Rita", last_name: "Melo" };

/** A token of now: the clock of a test jumps over the life of one. */
async function signIn({ db, env }: World, who: Resident, role: Role): Promise<void> {
  const plan = "professional" as const;
  const card = { ...person, email: who.email, organization: "Viveiro A", timezone: "Europe/Lisbon" };
  const member = { id: who.user_id, org_id: who.org_id, card: { ...card, role, is_verified: true, plan } };
  who.token = (await openSession(db, env.JWT_SECRET, member, { remember: true, user_agent: "", ip: "" })).access_token;
}

/** Lives at noon of a calendar day, both owners signed in. The timers are given back by who built the world. */
export async function dayIs(world: World, day: string): Promise<void> {
  vi.setSystemTime(`${day}T11:05:00Z`);
  for (const owner of [world.a, world.b]) await signIn(world, owner, "owner");
}

/** Somebody of the farm with another role. */
export async function memberOf(world: World, role: Role): Promise<Resident> {
  const user_id = newId("user");
  const who = { org_id: world.a.org_id, user_id, email: `${role}@voliera.test`, token: "" };
  const { org_id, email } = who;
  const row = { ...person, id: user_id, org_id, email, role, language: "pt" as const, password_hash: "none" };
  await world.db.insert(users).values({ ...row, is_verified: true, created_at: new Date().toISOString() });
  await signIn(world, who, role);
  return who;
}
