import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keyedDigest } from "#worker/accounts/secrets.ts";
import type { ProviderEvent } from "#worker/subscriptions/providers/provider.ts";
import { posted } from "#worker/subscriptions/providers/test-provider.ts";
import { newPaying } from "./paying.ts";

type Posted = { body: string; signature: string };

/** An owner who pays, and where the provider posts. */
async function newReceiver() {
  const world = await newPaying();
  const { ask, env, db, a, send } = world;
  const post = async ({ body, signature }: Posted, name = "test") => {
    const headers = { "Voliera-Signature": signature, "Content-Type": "application/json" };
    const form = body as unknown as FormData;
    return (await ask(`/api/billing-events/${name}`, { form, headers })).status;
  };
  const sign = (event: object, seconds = 0) =>
    posted({ env, now: new Date(Date.now() + seconds * 1000).toISOString() }, event as ProviderEvent);
  const events = async () => (await send<Posted[]>("/test/events")).data;
  const [home] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${a.org_id}`);
  const count = async (table: string) => {
    const [found] = await db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM ${sql.identifier(table)} WHERE org_id = ${a.org_id}`,
    );
    return found?.n;
  };
  return { ...world, post, sign, events, count, short_key: home?.short_key ?? "" };
}

test("R49: an event is believed only under the provider's signature over its raw body, of this moment", async () => {
  const { post, events, pay, sign, env } = await newReceiver();
  await pay();
  const [event] = await events();
  const { body, signature } = event as Posted;
  expect(await post({ body, signature })).toBe(200);
  const [t = "", v1 = ""] = signature.split(",");
  const forged = [
    "",
    "v1=",
    "nonsense",
    t,
    `${t},v1=${"0".repeat(64)}`,
    v1,
    `t=,${v1}`,
    `${t},${t},${v1}`,
    `${t},${v1.toUpperCase()}`,
    `${t},v1=${await keyedDigest("another secret", `${t.slice(2)}.${body}`)}`,
    `${t},v1=${await keyedDigest(env.JWT_SECRET, `${t.slice(2)}.${body}`)}`,
  ];
  for (const it of forged) expect([it, await post({ body, signature: it })]).toEqual([it, 400]);
  // One of several is enough, as while a secret is changed.
  expect(await post({ body, signature: `${t},v1=${"0".repeat(64)},${v1}` })).toBe(200);
  const same = JSON.stringify(JSON.parse(body), null, 1);
  for (const other of [same, `${body} `, body.replace("2000", "1"), "", "{}"])
    expect([other, await post({ body: other, signature })]).toEqual([other, 400]);
  expect(await post(await sign(JSON.parse(body), -301))).toBe(400);
  expect(await post(await sign(JSON.parse(body), 302))).toBe(400);
  expect(await post(await sign(JSON.parse(body), -290))).toBe(200);
  expect(await post({ body, signature }, "stripe")).toBe(404);
});

test("R49: an event is applied once, in whatever order and however often it comes, and kinds that nobody knows are answered", async () => {
  const { post, events, pay, sign, billing, count, short_key, letters, db, a } = await newReceiver();
  await pay();
  const { data } = { data: await billing() };
  const [event] = await events();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(event as Posted)));
  expect(answers).toEqual(answers.map(() => 200));
  expect([await billing(), await count("charges"), await count("provider_events"), await letters()]).toEqual([
    data,
    1,
    1,
    ["O seu plano Professional começou"],
  ]);
  const { subscription } = JSON.parse((event as Posted).body) as ProviderEvent;
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const of = { short_key, subscription };
  // The newer first: what comes behind it changes nothing.
  const failed = await sign({
    ...of,
    id: "evt_failed",
    kind: "failed",
    at: at(60),
    reason: "renewal",
    amount_cents: 2000,
  });
  const same = await Promise.all(Array.from({ length: 10 }, () => post(failed)));
  expect(same).toEqual(same.map(() => 200));
  expect((await billing()).state).toBe("past_due");
  expect(await post(await sign({ ...of, id: "evt_ended", kind: "ended", at: at(30) }))).toBe(200);
  expect((await billing()).state).toBe("past_due");
  const [row] = await db.all<{ tries: number }>(sql`SELECT tries FROM subscriptions WHERE org_id = ${a.org_id}`);
  expect(row).toEqual({ tries: 1 });
  expect(await letters()).toHaveLength(1);
  const card = { brand: "visa", last4: "9995", expires: "2039-12" };
  expect(await post(await sign({ ...of, id: "evt_new", kind: "card", at: at(90), card }))).toBe(200);
  expect(
    await post(await sign({ ...of, id: "evt_old", kind: "card", at: at(80), card: { ...card, last4: "0002" } })),
  ).toBe(200);
  expect((await billing()).card?.last4).toBe("9995");
  for (const it of [
    { id: "evt_1", kind: "invoice.created", at: at(0), short_key },
    { id: "evt_2", kind: "paid", at: at(100), short_key: "0000000000", subscription },
    { id: "evt_3", kind: "paid", at: at(100), subscription },
    { ...of, id: "evt_4", kind: "ended", at: at(100), subscription: "sub_of_another" },
  ])
    expect([it.id, await post(await sign(it))]).toEqual([it.id, 200]);
  expect((await billing()).state).toBe("past_due");
  expect(await post(await sign({ ...of, id: "evt_end", kind: "ended", at: at(100) }))).toBe(200);
  expect(await billing()).toMatchObject({ state: "ended", plan: "starter" });
});

test("a second subscription beside one that is paid, and one of an organisation that closes, are not taken in", async () => {
  const { post, pay, sign, billing, short_key, db, a, count } = await newReceiver();
  await pay();
  const paid = await billing();
  const at = new Date().toISOString();
  const second = {
    id: "evt_b",
    kind: "paid",
    reason: "first",
    at,
    short_key,
    subscription: "sub_b",
    payment: "pay_b",
    amount_cents: 2000,
    period: "monthly",
  };
  expect(await post(await sign(second))).toBe(200);
  expect([await billing(), await count("charges")]).toEqual([paid, 1]);
  await db.run(sql`UPDATE subscriptions SET state = 'ended' WHERE org_id = ${a.org_id}`);
  await db.run(
    sql`UPDATE organizations SET plan = 'starter', closes_at = '2099-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`,
  );
  expect(await post(await sign({ ...second, id: "evt_c", subscription: "sub_c" }))).toBe(200);
  expect([(await billing()).plan, await count("charges")]).toEqual(["starter", 1]);
});
