import { request } from "node:http";
import { call, type NewResident, signUp } from "#tests/servers/accounts.ts";
import type { TestServer } from "#tests/servers/test-server.ts";

/** What one of many heard, and after how many milliseconds. */
export type Answers = { status: number; ms: number; retryAfter: string | null; text: string };

/** A resident with a species, who can add birds. */
export type Keeper = NewResident & { species_id: string };

/** A new organisation with a verified owner and canaries. */
export async function settleKeeper(server: TestServer): Promise<Keeper> {
  const resident = await signUp(server);
  const canary = { common_name: "Canário", latin_name: "Serinus canaria", group: "passerine", incubation_days: 13 };
  const json = { ...canary, org_id: resident.org_id };
  const made = await call(server, "/api/bird-species/", { token: resident.token, json });
  const { data } = (await made.json()) as { data: { id: string } };
  return { ...resident, species_id: data.id };
}

/** Adds a bird with a ring. */
export const addBird = (
  server: TestServer,
  { org_id, species_id, token }: Keeper,
  identifier: string,
  more: object = {},
) => call(server, "/api/birds/", { token, json: { identifier, sex: "male", species_id, org_id, ...more } });

/** Waits for an answer to its end. */
export async function received(confirming: Promise<Response>): Promise<Answers> {
  const started = Date.now();
  const answer = await confirming;
  const text = await answer.text();
  return { status: answer.status, ms: Date.now() - started, retryAfter: answer.headers.get("Retry-After"), text };
}

/** All at once. */
export const storm = (count: number, action: (at: number) => Promise<Response>): Promise<Answers[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => received(action(at))));

/** So many clients, each beginning anew as soon as it was answered, for so many seconds. */
export async function storming(clients: number, seconds: number, action: (at: number) => Promise<Response>) {
  const all: Answers[] = [];
  const end = Date.now() + seconds * 1000;
  let at = 0;
  const client = async () => {
    while (Date.now() < end) all.push(await received(action(at++)));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return all;
}

/** How often each status was heard, with the words of the first fault: what a failed test has to show. */
export function tally(all: readonly Answers[]) {
  const counts: Record<string, number> = {};
  for (const { status } of all) counts[status] = (counts[status] ?? 0) + 1;
  const fault = all.find(({ status }) => status >= 500);
  return fault ? { ...counts, fault: fault.text.slice(0, 300) } : counts;
}

/** The milliseconds that so many of a hundred stayed within. */
export function percentile(all: readonly Answers[], hundredth: number): number {
  const sorted = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredth) / 100))] ?? 0;
}

/** Asks from an address of one's own: every machine has 127.0.0.0/8 for itself. */
export function askFrom(
  server: TestServer,
  address: string,
  path: string,
  { method = "PUT", json }: { method?: string; json: unknown },
) {
  const { port, host } = new URL(server.origin);
  const headers = { "Content-Type": "application/json", Host: host };
  return new Promise<Response>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, localAddress: address, headers };
    const confirming = request(options, async (answer) => {
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece);
      const { "retry-after": retryAfter } = answer.headers;
      const view = new Headers(retryAfter ? { "Retry-After": retryAfter } : undefined);
      resolve(new Response(Buffer.concat(pieces), { status: answer.statusCode ?? 0, headers: view }));
    });
    confirming.on("error", reject);
    confirming.end(JSON.stringify(json));
  });
}
