import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { colleague } from "#tests/members/colleagues.ts";

const page = "/billing";

/** An owner at the page of the plan, and the words on it. */
async function atBilling() {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const read = async (path = page) => words((await rita.get(path)).html);
  const pay = async (card: string, confirmed?: string) => {
    const { location } = await rita.post(page, { do: "checkout", period: "monthly" });
    return rita.post(location ?? "", { card, ...(confirmed && { confirmed }) });
  };
  return { ...site, rita, read, pay };
}

test("an owner on Starter pays, sees what follows, changes, cancels and resumes without a script", async () => {
  const { db, a, rita, read, pay } = await atBilling();
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  expect(await read()).toMatch(/Starter .*The free plan.* Upgrade to Professional .* Pay €20.00 a month .* 0 of 10/);
  const declined = await pay("4000 0000 0000 0002");
  expect([declined.status, words(declined.html)]).toEqual([402, expect.stringContaining("The card was declined")]);
  const unconfirmed = await pay("4000 0025 0000 3155");
  expect([unconfirmed.status, words(unconfirmed.html)]).toEqual([402, expect.stringContaining("Confirm the payment")]);
  expect((await pay("4000 0025 0000 3155", "1")).location).toBe(page);
  const paid = await read();
  expect(paid).toMatch(/Thank you! .* €20.00 a month, VAT included\. The next payment is on .* Visa ending in 3155/);
  expect(paid).toMatch(/Receipt 1 .* €20.00 \(VAT €3.74\) Paid/);

  expect(await read(`${page}?change=yearly`)).toMatch(
    /Price €200.00 .* To pay now €\d+\.\d\d includes €\d+\.\d\d of VAT at 23%/,
  );
  expect((await rita.post(page, { do: "change", period: "yearly" })).location).toBe(page);
  expect(await read()).toMatch(/€200.00 a year, VAT included/);
  const asks = await read(`${page}?cancel`);
  expect(asks).toMatch(/Cancel the plan\? You keep it until .* Take an archive of everything .* get the money back/);
  expect((await rita.post(page, { do: "cancel" })).location).toBe(page);
  expect(await read()).toMatch(/Cancelled Nothing more will be charged\. .* Resume the plan Get the money back/);
  const back = await read(`${page}?cancel`);
  expect([back, back.includes("Cancel the plan")]).toEqual([
    expect.stringMatching(/Get the money back\? .* Keep/),
    false,
  ]);
  expect((await rita.post(page, { do: "resume" })).location).toBe(page);
  expect(await read()).toContain("In force");
  expect((await rita.post(page, { do: "cancel", refund: "1" })).location).toBe(page);
  expect(await read()).toMatch(/Starter .* Paid back .* Paid back/);
});

test("a receipt is a file of its payer alone, says that it is no invoice, and is there for nobody else", async () => {
  const { db, a, b, rita, pay, ask, visitor } = await atBilling();
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  await pay("4242 4242 4242 4242");
  const [{ id } = { id: "" }] = await db.all<{ id: string }>(sql`SELECT id FROM charges`);
  const file = await ask(`/api/billing/documents/${id}/file`, { as: a });
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect(file.headers.get("Content-Disposition")).toContain("1.pdf");
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await rita.get(`/billing/documents/${id}`)).status).toBe(200);
  expect((await visitor({ as: b }).get(`/billing/documents/${id}`)).status).toBe(404);
});

test("whoever may not pay is told who does; the test's page is there for an owner's own checkout alone", async () => {
  const site = await atBilling();
  const keeper = site.visitor({ as: await colleague(site, site.a, "keeper") });
  expect(words((await keeper.get(page)).html)).toContain("Only an owner of the organisation changes the plan.");
  expect((await keeper.post(page, { do: "checkout", period: "monthly" })).status).toBe(403);
  expect((await site.rita.get("/billing/test/co_none")).location).toBe(page);
  expect((await site.rita.post(page, { do: "gold" })).status).toBe(400);
});

test("only this page lets its forms lead to where one pays", async () => {
  const { rita } = await atBilling();
  const policy = async (path: string) => (await rita.get(path)).headers.get("Content-Security-Policy");
  expect(await policy(page)).toContain("form-action 'self';");
  expect((await rita.get(page)).headers.get("X-Sends-To")).toBeNull();
  const site = await newSite();
  Object.assign(site.env, { PAYMENTS: "stripe", STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" });
  const bank = site.visitor({ as: site.a });
  const sent = await bank.get(page);
  expect([sent.status, sent.headers.get("Content-Security-Policy")]).toEqual([
    200,
    expect.stringContaining("form-action 'self' https://checkout.stripe.com"),
  ]);
  expect((await bank.get("/dashboard")).headers.get("Content-Security-Policy")).toContain("form-action 'self';");
});
