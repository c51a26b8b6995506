import { expect, test } from "vitest";
import { call, codeIn, firstMail, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();

test("six imports that bring the same places at once all find them, and each is there once", async () => {
  const { token } = await signUp(server);
  for (let round = 1; round <= 10; round += 1) {
    const names = [`Sala ${round} / Bateria 1 / Gaiola 1`, `Sala ${round} / Bateria 1 / Gaiola 2`];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(server, "/api/birds/import/places", { token, json: { names } })),
    );
    expect([round, answers.map(({ status }) => status)]).toEqual([round, answers.map(() => 201)]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  const { data } = (await (await call(server, "/api/places", { token })).json()) as { data: Array<{ name: string }> };
  expect(data.length).toBe(40);
});

type Member = { id: string; email: string; role: string; is_active: boolean };
const membersSeenBy = async (token: string) => {
  const answer = await call(server, "/api/members/", { token });
  return ((await answer.json()) as { data: { items: Member[]; places: { active: number; invitations: number } } }).data;
};
const change = (token: string, id: string, json: object) =>
  fetch(`${server.origin}/api/members/${id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });

/** Invites somebody as an owner and joins in their place. */
async function secondOwner(token: string) {
  const email = `${crypto.randomUUID()}@voliera.test`;
  expect((await call(server, "/api/members/invitations", { token, json: { email, role: "owner" } })).status).toBe(201);
  const { text } = await firstMail(server, email);
  const [, link] = /\/join\/([0-9A-F]{10}-[0-9a-f]{40})/.exec(text) ?? [];
  const json = { token: link, first_name: "Bia", last_name: "Costa", password: `ninho-${crypto.randomUUID()}` };
  const answer = await call(server, "/api/members/join", { json });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { access_token: string }).access_token;
}

test("two owners who demote each other at once leave an owner, twenty times in a row", async () => {
  const first = await signUp(server);
  const second = await secondOwner(first.token);
  for (let round = 1; round <= 20; round += 1) {
    const { items } = await membersSeenBy(first.token);
    const one = items.find(({ email }) => email === first.email);
    const other = items.find(({ email }) => email !== first.email);
    if (!one || !other) throw new Error("both are members");
    // The last time they shut each other out.
    const action = round < 20 ? { role: "manager" } : { is_active: false };
    const answers = await Promise.all([change(first.token, other.id, action), change(second, one.id, action)]);
    const statuses = answers.map(({ status }) => status);
    expect([round, statuses.filter((it) => it === 200).length, statuses.some((it) => it >= 500)]).toEqual([
      ...[round, 1, false],
    ]);
    const isFirst = statuses[0] === 200;
    const left = await membersSeenBy(isFirst ? first.token : second);
    const owners = left.items.filter(({ role, is_active }) => role === "owner" && is_active);
    expect([round, owners.map(({ id }) => id)]).toEqual([round, [isFirst ? one.id : other.id]]);
    const restored = await change(isFirst ? first.token : second, isFirst ? other.id : one.id, { role: "owner" });
    expect([round, restored.status]).toEqual([round, 200]);
  }
});

test("twenty invitations at once where one place of five is left fill that place and no more", async () => {
  const token = await starter();
  const invite = (n: number) =>
    call(server, "/api/members/invitations", {
      token,
      json: { email: `${n}-${crypto.randomUUID()}@voliera.test`, role: "viewer" },
    });
  for (let n = 0; n < 3; n += 1) expect((await invite(n)).status).toBe(201);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => invite(n)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 402)]);
  expect((await membersSeenBy(token)).places).toEqual({ active: 1, invitations: 4, limit: 5 });
});

test("of twenty sales of one bird at once one is written, and one sale delivered and cancelled by many goes one way", async () => {
  const { token } = await signUp(server);
  const send = async <Data = { id: string }>(path: string, json: object) => {
    const answer = await call(server, path, { token, json });
    return { status: answer.status, data: ((await answer.json()) as { data: Data }).data };
  };
  const canary = {
    common_name: "Canário",
    latin_name: "Serinus canaria",
    group: "Pássaros canoros",
    incubation_days: 13,
  };
  const species = await send("/api/bird-species", canary);
  const bird = await send("/api/birds", { identifier: "PT 1", species_id: species.data.id });
  const line = { bird_id: bird.data.id, unit_cents: 3500 };
  type Made = { id: string; number: string };
  const all = await Promise.all(
    Array.from({ length: 20 }, () => send<Made>("/api/sales", { state: "sold", lines: [line] })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const [sale] = all.filter(({ status }) => status === 201);
  expect(sale?.data.number).toMatch(/^V-\d{4}\/0001$/);
  const ways = Array.from({ length: 10 }, (_, at) => (at % 2 ? "delivered" : "cancelled"));
  const turns = await Promise.all(ways.map((state) => send(`/api/sales/${sale?.data.id}/state`, { state })));
  expect(turns.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

/** An owner on the plan of five. */
async function starter(): Promise<string> {
  const email = `${crypto.randomUUID()}@voliera.test`;
  const organization = { name: "Viveiro do Vale", locale: "pt-PT", timezone: "Europe/Lisbon", plan: "starter" };
  const founded = await call(server, "/api/organizations/", { json: organization });
  const { id: org_id } = (await founded.json()) as { id: string };
  const person = { org_id, first_name: "Rui", last_name: "Alves", email, password: `gaiola-${crypto.randomUUID()}` };
  const answer = await call(server, "/api/auth/register", { json: { ...person, roles: [], is_active: true } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const { text } = await firstMail(server, email);
  expect((await call(server, `/api/auth/verify-code/${codeIn(text)}`, { token })).status).toBe(200);
  return token;
}
