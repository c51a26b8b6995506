import { randomUUID } from "node:crypto";
import { eventually, type SentMail, type TestServer } from "./test-server.ts";

export type NewResident = { org_id: string; email: string; password: string; token: string };

/** Signs up over the API as a breeder does, code by mail included; a verified owner of an organisation of their own. */
export async function signUp(server: TestServer): Promise<NewResident> {
  const pending = await register(server);
  const { text } = await firstMail(server, pending.email);
  const verified = await call(server, `/api/auth/verify-code/${codeIn(text)}`, { token: pending.token });
  if (!verified.ok) throw new Error(`verify-code: ${verified.status} ${await verified.text()}`);
  return pending;
}

/** Signs in as the demo's breeder, whose flock fills more than one page; the server is one with `SEED: "demo"`. */
export async function demoToken(server: TestServer): Promise<string> {
  const [, username = "", password = ""] = /demo login: (\S+) \/ (\S+)/.exec(server.welcome) ?? [];
  const body = new URLSearchParams({ username, password, grant_type: "password" });
  const answer = await call(server, "/api/auth/login", { body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The first two calls of sign-up; a code is on its way. */
export async function register(server: TestServer): Promise<NewResident> {
  const email = `${randomUUID()}@voliera.test`;
  const password = `gaiola-${randomUUID()}`;
  const organization = { name: "Viveiro do Monte", locale: "pt-PT", timezone: "Europe/Lisbon" };
  const { id: org_id } = (await (await call(server, "/api/organizations/", { json: organization })).json()) as {
    id: string;
  };
  const person = { org_id, first_name: "Rui", last_name: "Alves", email, password, roles: [], is_active: true };
  const answer = await call(server, "/api/auth/register", { json: person });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { org_id, email, password, token };
}

/** Waits for the first mail to an address. */
export const firstMail = (server: TestServer, email: string, seconds?: number): Promise<SentMail> =>
  eventually(async () => (await server.mails(email)).at(-1), seconds);

/** The six digits in a mail. */
export function codeIn(text: string): string {
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}

type Call = { json?: unknown; body?: BodyInit; token?: string; headers?: Record<string, string> };

/** Calls the API through the public port. */
export function call(
  server: TestServer,
  path: string,
  { json, body, token, headers = {} }: Call = {},
): Promise<Response> {
  const sent = json === undefined ? body : JSON.stringify(json);
  return fetch(`${server.origin}${path}`, {
    method: sent === undefined ? "GET" : "POST",
    headers: {
      "Accept-Language": "pt-PT",
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  });
}
