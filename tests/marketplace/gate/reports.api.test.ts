import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { formKey } from "#worker/kit/form-timing-contract.ts";
import { finishDecisions } from "#worker/marketplace/reports/finishing.ts";
import { listed, mailsTo, stateOf } from "./listing.ts";
import { operated } from "./operator.ts";

const rita = "rita@exemplo.pt";
const draft = (listing_id: string, given = {}) => ({
  listing_id,
  reason: "fraud",
  text: "A gaiola da fotografia é minha.",
  good_faith: true,
  email: rita,
  ...given,
});
const decision = { decision: "removed", facts: "A fotografia é de outra pessoa.", rule: "Termos, ponto 4" };
type World = Awaited<ReturnType<typeof operated>>;

async function reported(world: World, given: object = {}, state = {}) {
  const id = await listed(world, world.a, state);
  const answer = await world.ask("/api/market/reports", { json: draft(id, given) });
  expect(answer.status).toBe(202);
  const [row] = await world.db.all<{ id: string }>(sql`SELECT id FROM reports WHERE listing_id = ${id}`);
  return { id, report: row?.id ?? "" };
}
const decide = (world: World, report: string, given = {}) =>
  world.ask(`/api/operator/reports/${report}/decision`, { as: world.b, json: { ...decision, ...given } });

test("anybody reports what is shown, with a receipt that repeats nothing they wrote", async () => {
  const world = await operated();
  const id = await listed(world, world.a);
  const answer = await world.ask("/api/market/reports", { json: draft(id) });
  const { data } = (await answer.json()) as { data: { number: string } };
  expect([answer.status, data.number]).toEqual([202, expect.stringMatching(/^D-\d{4}\/[0-9A-Z]{8}$/u)]);
  const [receipt, ...more] = await mailsTo(world, rita);
  expect([receipt, more]).toMatchObject([{ subject: `Your report ${data.number} has arrived`, org_id: null }, []]);
  expect(receipt?.text).not.toMatch(/fotografia|Gaiola/u);
  const list = (await (await world.ask("/api/operator/reports", { as: world.b })).json()) as { data: object };
  expect(list.data).toMatchObject({
    total: 1,
    items: [
      {
        number: data.number,
        reason: "fraud",
        has_email: true,
        listing: { title: "Gaiola de criação", text: "Em bom estado." },
      },
    ],
  });
  expect(JSON.stringify(list)).not.toContain(rita);
});

test.each([
  [{ reason: "because" }, "reason"],
  [{ text: "  " }, "text"],
  [{ text: "\u2800\u200b" }, "text"],
  [{ text: "a".repeat(50_000) }, "text"],
  [{ good_faith: false }, "good_faith"],
  [{ good_faith: undefined }, "good_faith"],
  [{ email: "rita" }, "email"],
])("a report that says nothing is none: %j", async (given, path) => {
  const world = await operated();
  const id = await listed(world, world.a);
  const answer = await world.ask("/api/market/reports", { json: draft(id, given) });
  const { errors } = (await answer.json()) as { errors: Array<{ path: string }> };
  expect([answer.status, errors.map((it) => it.path)]).toEqual([422, [path]]);
});

test("what nobody is shown cannot be reported, and a machine is thanked and forgotten", async () => {
  const world = await operated();
  const id = await listed(world, world.a, { state: "draft" });
  for (const listing_id of [id, "listing_of_nobody"]) {
    expect((await world.ask(`/api/market/reports/${listing_id}`)).status).toBe(404);
    expect((await world.ask("/api/market/reports", { json: draft(listing_id) })).status).toBe(404);
  }
  const there = await listed(world, world.a);
  expect((await world.ask("/api/market/reports", { json: draft(there, { website: "x" }) })).status).toBe(202);
  const quick = { "Idempotency-Key": formKey(Date.now()) };
  expect((await world.ask("/api/market/reports", { json: draft(there), headers: quick })).status).toBe(429);
  expect(await world.db.all(sql`SELECT id FROM reports`)).toEqual([]);
});

test("a storm of reports ends, a second click is the same report, and one network does not speak for another", async () => {
  const world = await operated();
  const id = await listed(world, world.a);
  const send = (key: string, ip = "198.51.100.1") =>
    world.ask("/api/market/reports", { json: draft(id), headers: { "Idempotency-Key": key, "CF-Connecting-IP": ip } });
  const numbers = await Promise.all(["same", "same"].map(async (key) => (await send(key)).json()));
  expect(numbers[0]).toEqual(numbers[1]);
  const statuses: number[] = [];
  for (let at = 0; at < 9; at += 1) statuses.push((await send(`key-${at}`)).status);
  expect(statuses).toEqual([...Array(8).fill(202), 429]);
  expect((await send("other", "198.51.100.2")).status).toBe(202);
  // Twenty a day for one listing; whatever comes then stands against it already.
  for (let at = 3; at < 30; at += 1) await send(`more-${at}`, `198.51.100.${at}`);
  expect(await world.db.all(sql`SELECT count(*) AS n FROM reports`)).toEqual([{ n: 19 }]);
  expect(await mailsTo(world, rita)).toHaveLength(19);
});

test("a removal is seen by nobody from that moment, and both sides have the reasons", async () => {
  const world = await operated();
  const { id, report } = await reported(world);
  const other = draft(id, { email: "rui@exemplo.pt" });
  await world.ask("/api/market/reports", { json: other, headers: { "Accept-Language": "pt" } });
  expect((await decide(world, report)).status).toBe(200);
  expect(await stateOf(world, id)).toMatchObject({ state: "removed", is_shown: false, revision: 2 });
  const [, decided] = await mailsTo(world, rita);
  expect(decided).toMatchObject({
    org_id: null,
    subject: expect.stringMatching(/^Your report D-.* has been decided$/u),
  });
  const [, portuguese] = await mailsTo(world, "rui@exemplo.pt");
  const [seller, ...more] = await mailsTo(world, world.a.email);
  expect([seller, more]).toMatchObject([
    { org_id: world.a.org_id, subject: "Uma decisão sobre o seu anúncio “Gaiola de criação”" },
    [],
  ]);
  for (const mail of [decided, portuguese, seller])
    expect(mail?.text).toMatch(
      /A fotografia é de outra pessoa\.[\s\S]*Termos, ponto 4[\s\S]*\/market\/objection\/[0-9A-F]{10}-[0-9a-f]{40}/u,
    );
  expect(seller?.text).not.toMatch(/rita|rui|D-2/u);
  const tokens = [decided, portuguese, seller].map((mail) => /objection\/(\S+)/u.exec(mail?.text ?? "")?.[1]);
  expect(new Set(tokens).size).toBe(3);
  expect(await (await world.ask("/api/operator/reports", { as: world.b })).json()).toEqual({
    data: { items: [], total: 0 },
  });
  const again = await decide(world, report);
  expect([again.status, await again.json()]).toMatchObject([409, { code: "illegal_state" }]);
});

test("a report that comes to nothing is told to its sender alone", async () => {
  const world = await operated();
  const { id, report } = await reported(world);
  await decide(world, report, { decision: "kept" });
  expect(await stateOf(world, id)).toMatchObject({ state: "published", is_shown: true, revision: 1 });
  expect((await mailsTo(world, rita)).at(-1)?.text).toContain("It stays online");
  expect(await mailsTo(world, world.a.email)).toEqual([]);
});

test("a paused listing says why, and a closed seller shows nothing", async () => {
  const world = await operated();
  const one = await reported(world);
  await decide(world, one.report, { decision: "paused" });
  const paused = await stateOf(world, one.id);
  expect(paused).toMatchObject({ state: "paused", pause_reason: null, is_shown: false });
  expect(JSON.parse(paused.removed_for ?? "")).toMatchObject({ facts: decision.facts, rule: decision.rule });
  const bystander = await listed(world, world.a, { title: "Alpista" });
  const two = await reported(world);
  await decide(world, two.report, { decision: "seller_closed" });
  for (const id of [bystander, two.id])
    expect(await stateOf(world, id)).toMatchObject({ state: "paused", pause_reason: "seller_closed", is_shown: false });
  expect(await world.db.all(sql`SELECT org_id, closed_reason FROM sellers WHERE closed_at IS NOT NULL`)).toEqual([
    { org_id: world.a.org_id, closed_reason: decision.rule },
  ]);
});

test("three removals in 90 days close publishing; refused texts and older removals do not count", async () => {
  const world = await operated({ RATE_LIMITS: "relaxed" });
  const bystander = await listed(world, world.a);
  const closed = async () => (await world.db.all(sql`SELECT 1 FROM sellers WHERE closed_at IS NOT NULL`)).length > 0;
  const remove = async () => decide(world, (await reported(world, { email: "" })).report);
  await remove();
  await world.db.run(sql`UPDATE decisions SET decided_at = '2026-01-01T00:00:00.000Z'`);
  const held = await listed(world, world.a, { state: "held" });
  await world.ask(`/api/operator/held/${held}/decision`, { as: world.b, json: decision });
  for (let at = 0; at < 2; at += 1) await remove();
  expect([await closed(), await stateOf(world, bystander)]).toMatchObject([false, { state: "published" }]);
  await remove();
  expect([await closed(), await stateOf(world, bystander)]).toMatchObject([true, { state: "paused", is_shown: false }]);
  expect((await mailsTo(world, world.a.email)).at(-1)?.text).toContain("É o terceiro anúncio retirado em 90 dias");
});

test("what broke off in between is finished by the clock, once", async () => {
  const world = await operated();
  const { id, report } = await reported(world);
  await world.db.run(sql`CREATE TRIGGER broken BEFORE UPDATE ON listings BEGIN SELECT RAISE(ABORT, 'power cut'); END`);
  expect((await decide(world, report)).status).toBe(500);
  expect(await stateOf(world, id)).toMatchObject({ state: "published", is_shown: false });
  await world.db.run(sql`DROP TRIGGER broken`);
  for (let at = 0; at < 2; at += 1) await finishDecisions(world.db, world.env, new Date().toISOString());
  expect(await stateOf(world, id)).toMatchObject({ state: "removed", revision: 2 });
  expect(await mailsTo(world, world.a.email)).toHaveLength(1);
  expect(await world.db.all(sql`SELECT count(*) AS n FROM objections WHERE report_id IS NULL`)).toEqual([{ n: 1 }]);
});

test("two operators at once decide once", async () => {
  const world = await operated();
  const { report } = await reported(world);
  const answers = await Promise.all([decide(world, report), decide(world, report, { decision: "kept" })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await world.db.all(sql`SELECT count(*) AS n FROM decisions`)).toEqual([{ n: 1 }]);
  expect(await mailsTo(world, rita)).toHaveLength(2);
});
