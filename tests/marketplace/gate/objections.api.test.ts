import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forgetReports } from "#worker/marketplace/reports/retention.ts";
import { listed, mailsTo, stateOf, tokenTo } from "./listing.ts";
import { operated } from "./operator.ts";

const rita = "rita@exemplo.pt";
const facts = "A fotografia é de outra pessoa.";
type World = Awaited<ReturnType<typeof operated>>;

async function decided(world: World, decision = "removed") {
  const id = await listed(world, world.a);
  const draft = { listing_id: id, reason: "fraud", text: "É minha.", good_faith: true, email: rita };
  await world.ask("/api/market/reports", { json: draft });
  const [report] = await world.db.all<{ id: string }>(sql`SELECT id FROM reports WHERE listing_id = ${id}`);
  const path = `/api/operator/reports/${report?.id}/decision`;
  await world.ask(path, { as: world.b, json: { decision, facts, rule: "Termos, ponto 4" } });
  return id;
}
const object = ({ ask }: World, token: string, text = "A fotografia é nossa.") =>
  ask("/api/market/objections", { json: { token, text } });
const waiting = async ({ ask, b }: World) =>
  (
    (await (await ask("/api/operator/objections", { as: b })).json()) as {
      data: { items: Array<{ id: string }>; total: number };
    }
  ).data;
async function answer(world: World, is_upheld: boolean) {
  const [first] = (await waiting(world)).items;
  const path = `/api/operator/objections/${first?.id}/decision`;
  return world.ask(path, { as: world.b, json: { is_upheld, answer: "Vimos o original." } });
}

test("a seller objects by the link of their mail, and is right: the listing is a draft again", async () => {
  const world = await operated();
  const id = await decided(world);
  const token = await tokenTo(world, world.a.email);
  const seen = (await (await world.ask(`/api/market/objections/${token}`)).json()) as { data: object };
  expect(seen.data).toMatchObject({
    title: "Gaiola de criação",
    decision: "removed",
    facts,
    side: "seller",
    objected_at: null,
  });
  expect(Object.keys(seen.data).toSorted()).toEqual([
    ...[
      "answer",
      "decided_at",
      "decision",
      "facts",
      "is_upheld",
      "objected_at",
      "rule",
      "side",
      "text",
      "title",
      "until",
    ],
  ]);
  expect((await object(world, token)).status).toBe(202);
  expect((await object(world, token)).status).toBe(409);
  expect(await waiting(world)).toMatchObject({ total: 1, items: [{ side: "seller", text: "A fotografia é nossa." }] });
  expect((await answer(world, true)).status).toBe(200);
  expect(await stateOf(world, id)).toMatchObject({ state: "draft", removed_for: null });
  const last = (await mailsTo(world, world.a.email)).at(-1);
  expect(last).toMatchObject({
    org_id: world.a.org_id,
    text: expect.stringMatching(/Tinha razão[\s\S]*Vimos o original\./u),
  });
  expect(await (await world.ask(`/api/market/objections/${token}`)).json()).toMatchObject({
    data: { is_upheld: true, answer: "Vimos o original." },
  });
  expect((await waiting(world)).total).toBe(0);
});

test("an objection that is not right changes nothing but that it was heard", async () => {
  const world = await operated();
  const id = await decided(world);
  await object(world, await tokenTo(world, world.a.email));
  await answer(world, false);
  expect(await stateOf(world, id)).toMatchObject({ state: "removed" });
  expect((await mailsTo(world, world.a.email)).at(-1)?.text).toContain("A decisão mantém-se");
});

test("a reporter who is right has the report opened anew, and both sides may object for themselves", async () => {
  const world = await operated();
  await decided(world, "kept");
  await object(world, await tokenTo(world, rita));
  await answer(world, true);
  expect(await (await world.ask("/api/operator/reports", { as: world.b })).json()).toMatchObject({
    data: { total: 1 },
  });
  expect((await mailsTo(world, rita)).at(-1)).toMatchObject({
    org_id: null,
    text: expect.stringContaining("You were right"),
  });
});

test("a closed seller who is right publishes again; removals that count keep them closed", async () => {
  const world = await operated({ RATE_LIMITS: "relaxed" });
  const closed = async () => (await world.db.all(sql`SELECT 1 FROM sellers WHERE closed_at IS NOT NULL`)).length > 0;
  const id = await decided(world, "seller_closed");
  expect(await closed()).toBe(true);
  await object(world, await tokenTo(world, world.a.email));
  await answer(world, true);
  expect([await closed(), await stateOf(world, id)]).toMatchObject([false, { state: "paused", pause_reason: null }]);
  for (let at = 0; at < 4; at += 1) await decided(world);
  expect(await closed()).toBe(true);
  await object(world, await tokenTo(world, world.a.email));
  await answer(world, true);
  expect(await closed()).toBe(true);
  const others = await world.db.all<{ text: string }>(sql`SELECT text FROM mails
    WHERE recipient = ${world.a.email} AND text LIKE '%objection/%' ORDER BY rowid DESC LIMIT 1 OFFSET 1`);
  await object(world, /objection\/(\S+)/u.exec(others[0]?.text ?? "")?.[1] ?? "");
  await answer(world, true);
  expect(await closed()).toBe(false);
});

test("the link opens nothing else: not after six months, not under another key, not to whoever guesses", async () => {
  const world = await operated();
  await decided(world);
  const token = await tokenTo(world, rita);
  const status = async (it: string) => (await world.ask(`/api/market/objections/${it}`)).status;
  const [key = "", secret = ""] = token.split("-");
  expect(
    await Promise.all([token, secret, `${key.replaceAll(/./g, "0")}-${secret}`, `${token}0`, "x"].map(status)),
  ).toEqual([...[200, 404, 404, 404, 404]]);
  expect(await world.db.all(sql`SELECT 1 FROM objections WHERE token_hash = ${secret}`)).toEqual([]);
  await world.db.run(sql`UPDATE decisions SET decided_at = '2026-01-01T00:00:00.000Z'`);
  expect((await object(world, token)).status).toBe(410);
});

test("counts stand for years that are over; words go after a year, all of it after five", async () => {
  const world = await operated();
  await decided(world);
  const years = async () =>
    ((await (await world.ask("/api/market/about")).json()) as { data: { years: object[] } }).data.years;
  expect(await years()).toEqual([]);
  for (const [table, column] of [
    ["reports", "created_at"],
    ["decisions", "decided_at"],
    ["objections", "created_at"],
  ] as const)
    await world.db.run(sql`UPDATE ${sql.raw(table)} SET ${sql.raw(column)} = '2024-03-01T00:00:00.000Z'`);
  const none = { kept: 0, paused: 0, seller_closed: 0, held: 0, objections: 0, upheld: 0 };
  expect(await years()).toEqual([{ year: 2024, reports: 1, removed: 1, ...none }]);
  await forgetReports(world.db, "2026-11-26T00:00:00.000Z");
  expect(await world.db.all(sql`SELECT email, text, listing FROM reports`)).toEqual([
    { email: null, text: "", listing: "{}" },
  ]);
  expect(await years()).toHaveLength(1);
  await forgetReports(world.db, "2029-03-02T00:00:00.000Z");
  for (const table of ["reports", "decisions", "objections"])
    expect([table, await world.db.all(sql`SELECT 1 FROM ${sql.raw(table)}`)]).toEqual([table, []]);
});
