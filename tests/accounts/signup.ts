import { newWorld, type Resident } from "#tests/app/world.ts";
import type { Env } from "#worker/env.ts";

export const goodPassword = "quatro ninhos ao vento";

type World = Awaited<ReturnType<typeof newWorld>>;
type Newcomer = Resident & { answer: Response };

/** A world in which people sign up: `found` makes an organisation, `join` its first user with a token. */
export async function newSignupWorld(overrides: Partial<Env> = {}) {
  const world = await newWorld(overrides);
  let visitors = 0;

  async function found(body: Record<string, unknown> = {}): Promise<string> {
    visitors += 1;
    const headers = { "CF-Connecting-IP": `198.51.100.${visitors}` };
    const answer = await world.ask("/api/organizations/", { json: { name: "Viveiro do Vale", ...body }, headers });
    return ((await answer.json()) as { id: string }).id;
  }

  async function join(email: string, body: Record<string, unknown> = {}): Promise<Newcomer> {
    const org_id = (body.org_id as string | undefined) ?? (await found());
    const answer = await world.ask("/api/auth/register", { json: { ...person(org_id, email), ...body } });
    const { access_token = "" } = (await answer.clone().json()) as { access_token?: string };
    return { org_id, user_id: "", email, token: access_token, answer };
  }
  return { ...world, found, join };
}

/** What the sign-up page posts. */
export const person = (org_id: string, email: string) => ({
  org_id,
  first_name: "Inês",
  last_name: "Prata",
  email,
  password: goodPassword,
  roles: [],
  is_active: true,
});

/** Posts the login form. */
export function logIn(
  { ask }: Pick<World, "ask">,
  username: string,
  password = goodPassword,
  headers: Record<string, string> = {},
  more: Record<string, string> = {},
) {
  const form = new URLSearchParams({ username, password, grant_type: "password", ...more });
  return ask("/api/auth/login", { form, headers });
}
