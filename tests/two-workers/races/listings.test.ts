import { expect, test } from "vitest";
import { signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();

type Answer = { status: number; data: { id: string; state: string } };

/** A breeder in Portugal with a registration, and what they send. */
async function newSeller() {
  const { token, org_id } = await signUp(server);
  const send = async (path: string, json: object, method = "POST"): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const answer = await fetch(`${server.origin}/api/${path}`, { method, headers, body: JSON.stringify(json) });
    return { status: answer.status, ...((await answer.json()) as { data: Answer["data"] }) };
  };
  const publish = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await send(`listings/${id}/state`, { state: "published" })).status));
  const drafts = async (count: number, json: object) => {
    const made = await Promise.all(
      Array.from({ length: count }, () => send("listings", { title: "Anúncio", ...json })),
    );
    return made.map(({ data }) => data.id);
  };
  return { org_id, send, publish, drafts };
}

const sorted = (statuses: readonly number[]) => statuses.toSorted((one, other) => one - other);

test("of six listings of one bird that are published at once one is", async () => {
  const { org_id, send, publish, drafts } = await newSeller();
  const database = directDatabase(server.databaseUrl);
  await database.execute({ sql: "UPDATE organizations SET country = 'PT' WHERE id = ?", args: [org_id] });
  await send("registrations", { kind: "breeder_number", number: "PT-1" });
  const species = await send("bird-species", {
    common_name: "Canário",
    latin_name: "Serinus canaria",
    group: "Pássaros canoros",
    incubation_days: 13,
  });
  const bird = await send("birds", { identifier: "R 1", species_id: species.data.id, birth_date: "2026-03-01" });
  const ids = await drafts(6, { kind: "bird", bird_ids: [bird.data.id], brood: 4 });
  expect(sorted(await publish(ids))).toEqual([200, 422, 422, 422, 422, 422]);
  const { rows } = await database.execute({
    sql: "SELECT count(*) AS n FROM market_listings WHERE is_shown = 1 AND short_key = (SELECT short_key FROM organizations WHERE id = ?)",
    args: [org_id],
  });
  database.close();
  expect(rows[0]?.n).toBe(1);
});

test("of eight listings that are published at once on a plan of three, three are", async () => {
  const { org_id, publish, drafts } = await newSeller();
  const database = directDatabase(server.databaseUrl);
  await database.execute({ sql: "UPDATE organizations SET plan = 'starter' WHERE id = ?", args: [org_id] });
  database.close();
  const ids = await drafts(8, { kind: "goods" });
  expect(sorted(await publish(ids))).toEqual([200, 200, 200, 402, 402, 402, 402, 402]);
});

test("an address that four sellers take at once is one's", async () => {
  const all = await Promise.all([1, 2, 3, 4].map(newSeller));
  const page = { slug: `vale-${Date.now()}`, name: "Vale", is_shown: true };
  const answers = await Promise.all(all.map(({ send }) => send("seller", page, "PUT")));
  expect(sorted(answers.map(({ status }) => status))).toEqual([200, 422, 422, 422]);
});
