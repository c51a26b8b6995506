import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import type { BillingView, ChangeView } from "#worker/subscriptions/contract.ts";
import { newPaying } from "./paying.ts";

test("a subscription lives its whole life offline: trial, Starter, paid, changed, due, paid again, cancelled, resumed, ended", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-04-06T10:00:00.000Z") });
  try {
    const world = await newPaying();
    const { ask, db, a, send, billing, checkout, letters, advance } = world;
    await db.run(sql`UPDATE organizations SET trial_ends_at = '2027-05-06T10:00:00.000Z' WHERE id = ${a.org_id}`);
    const make = makeFor(world, a);
    const birds = [];
    for (let at = 1; at <= 40; at += 1) birds.push(await make.bird({ identifier: `PT ${at}` }));
    expect(await billing()).toMatchObject({
      plan: "professional",
      state: "trialing",
      usage: { birds: { used: 40, most: null } },
    });

    // Day 31: Starter. All is readable, one more is not taken in, until thirty-one of them are sold.
    expect((await advance(31)).data).toMatchObject({
      plan: "starter",
      state: "ended",
      usage: { birds: { used: 40, most: 10 } },
    });
    const listed = (await (await ask("/api/birds?page_size=50", { as: a })).json()) as { data: { total: number } };
    expect(listed.data.total).toBe(40);
    const { species_id } = birds[0] as { species_id: string };
    let n = 100;
    const oneMore = () => ask("/api/birds", { as: a, json: { identifier: `PT ${n++}`, species_id } });
    expect((await oneMore()).status).toBe(402);
    const statuses = (await (await ask("/api/statuses/", { as: a })).json()) as { data: { id: string; key: string }[] };
    const sold = statuses.data.find(({ key }) => key === "sold")?.id;
    for (const { id } of birds.slice(0, 31)) {
      const { status } = await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { status_id: sold } });
      expect(status).toBe(200);
    }
    expect((await billing()).usage.birds).toEqual({ used: 9, most: 10 });
    expect((await oneMore()).status).toBe(201);
    expect((await billing()).usage.birds).toEqual({ used: 10, most: 10 });

    // A card that declines, one that asks for a confirmation, and paid.
    const { id } = await checkout("monthly");
    const declined = await send("/test/pay", { checkout: id, card: "4000 0000 0000 0002" });
    expect([declined.status, declined.code]).toEqual([402, "declined"]);
    const asking = { checkout: id, card: "4000 0025 0000 3155" };
    expect((await send("/test/pay", asking)).status).toBe(402);
    expect((await billing()).plan).toBe("starter");
    const paid = await send("/test/pay", { ...asking, confirmed: true });
    expect(paid.data).toMatchObject({
      plan: "professional",
      state: "active",
      period_start: "2027-04-06",
      period_end: "2027-05-06",
      next_cents: 2000,
      usage: { birds: { used: 10, most: null } },
      documents: [{ number: 1, gross_cents: 2000 }],
    });
    expect(await letters()).toEqual(["O seu plano Professional começou"]);

    // Day 11 of 30: the year at once, less what is paid already.
    await advance(10);
    const shown = await send<ChangeView>("/change?period=yearly");
    expect(shown.data).toEqual({ credit_cents: 1333, due_cents: 18_667, vat_cents: 3491, on: "2027-04-06" });
    expect((await send<ChangeView>("/change", { period: "yearly" })).data).toEqual(shown.data);
    expect(await billing()).toMatchObject({
      period: "yearly",
      period_end: "2028-04-06",
      next_cents: 20_000,
      documents: [{ number: 2, gross_cents: 18_667, credit_cents: 1333, vat_cents: 3491 }, { number: 1 }],
    });
    expect(await letters()).toEqual(["O seu plano Professional passa a ser pago por ano"]);

    // The year is over and the card declines: four tries, four mails, and the plan goes on meanwhile.
    await send("/test/card", { card: "4000 0000 0000 0002" });
    const due = await advance(366);
    expect(due.data).toMatchObject({ plan: "professional", state: "past_due" });
    for (const days of [3, 2, 2]) await advance(days);
    const last = await billing();
    expect(last).toMatchObject({ plan: "professional", state: "past_due", next_try_on: null });
    expect(last.documents.map(({ state, number }) => [state, number])).toEqual([
      ...Array.from({ length: 4 }, () => ["failed", null]),
      ["paid", 2],
      ["paid", 1],
    ]);
    const failed = "O pagamento do seu plano Professional não passou";
    expect(await letters()).toEqual([failed, failed, failed, "Indique outro cartão para o seu plano Professional"]);

    // Another card pays at once.
    vi.setSystemTime(Date.now() + 60_000);
    const again = await send("/test/card", { card: "4242424242424242" });
    expect(again.data).toMatchObject({
      state: "active",
      card: { last4: "4242" },
      documents: [{ number: 3, gross_cents: 20_000 }, {}, {}, {}, {}, {}, {}],
    });
    expect(await letters()).toEqual(["O seu plano Professional foi renovado"]);

    // Cancelled, resumed, cancelled for good.
    const cancelled = await send("/cancel", {});
    expect(cancelled.data).toMatchObject({ plan: "professional", state: "cancelling", next_cents: null });
    expect(cancelled.data.ends_on).toBe(cancelled.data.period_end);
    expect((await send("/cancel", {})).status).toBe(409);
    expect((await send("/resume", {})).data).toMatchObject({ state: "active", next_cents: 20_000 });
    expect((await send("/resume", {})).status).toBe(409);
    expect((await send("/cancel", {})).status).toBe(200);
    expect(await letters()).toHaveLength(3);
    const ended = await advance(366);
    expect(ended.data).toMatchObject({
      plan: "starter",
      state: "ended",
      period: null,
      next_cents: null,
      card: null,
    } satisfies Partial<BillingView>);
    expect(await letters()).toEqual(["O seu plano Professional terminou"]);
    expect((await oneMore()).status).toBe(402);
  } finally {
    vi.useRealTimers();
  }
});
