import { newId } from "#db/ids.ts";
import { users } from "#db/schema/accounts.ts";
import type { Role } from "#db/vocabulary.ts";
import type { World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import { costOf, hashPassword } from "#worker/accounts/passwords/hashing.ts";
import { openSession } from "#worker/accounts/sessions.ts";

export const password = "quatro ninhos ao vento";

/** Another member of a resident's organisation, signed in, whose password is `password`. */
export async function colleague(
  { db, env }: Pick<World, "db" | "env"> & Record<string, unknown>,
  beside: Resident,
  role: Role,
  name = "Bia",
): Promise<Resident> {
  const { org_id } = beside;
  const id = newId("user");
  const email = `${id.toLowerCase()}@voliera.test`;
  const person = { first_name: name, last_name: "Costa", email };
  const created_at = new Date().toISOString();
  const password_hash = hashPassword(password, costOf(env));
  await db
    .insert(users)
    .values({ ...person, id, org_id, password_hash, role, language: "pt", is_verified: true, created_at });
  const card = { ...person, organization: "Viveiro A", timezone: "Europe/Lisbon", role, is_verified: true };
  const start = { remember: false, user_agent: "", ip: "" };
  const { access_token } = await openSession(db, env.JWT_SECRET, { id, org_id, card }, start);
  return { org_id, user_id: id, email, token: access_token };
}
