import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { colleague } from "#tests/members/colleagues.ts";
import type { Payment } from "#worker/payments/payment-rows.ts";
import type { listPayments } from "#worker/payments/queries.ts";
import { newBooks } from "./books.ts";

test("money comes in parts, goes back, and what is over is the contact's credit", async () => {
  const { sale, expense, contact, pay, paid, send, ask, a } = await newBooks();
  const joao = await contact("João Silva");
  const one = await sale({ contact: joao });
  const deposit = await pay({
    direction: "in",
    kind: "deposit",
    on: "2027-03-03",
    cents: 2000,
    method: "mbway",
    sale_id: one,
  });
  expect(deposit).toMatchObject({
    status: 201,
    data: { cents: 2000, currency: "EUR", on: "2027-03-03", contact: "João Silva", sale_number: "V-2027/0001" },
  });
  expect((await pay({ direction: "in", on: "2027-03-15", cents: 8000, method: "cash", sale_id: one })).status).toBe(
    201,
  );
  expect(await paid("sales", one)).toBe(10_000);
  const credits = async () =>
    ((await (await ask("/api/payments/credits", { as: a })).json()) as { data: unknown[] }).data;
  expect(await credits()).toEqual([{ contact_id: joao, contact: "João Silva", currency: "EUR", cents: 1000 }]);
  // A new name is a new contact, whose money for nothing yet is theirs.
  const ahead = await pay({ direction: "in", on: "2027-04-01", cents: 500, contact_name: "Rui Costa" });
  expect(ahead.data).toMatchObject({ contact: "Rui Costa", method: "transfer", kind: "part" });
  expect(await credits()).toHaveLength(2);
  const back = { direction: "out", kind: "refund", on: "2027-04-02", contact_id: ahead.data.contact_id };
  expect(await pay({ ...back, cents: 501 })).toMatchObject({
    status: 422,
    errors: [{ path: "cents", code: "payments.refund.credit" }],
  });
  expect((await pay({ ...back, cents: 500 })).status).toBe(201);
  expect(await credits()).toHaveLength(1);

  const refund = { direction: "out", kind: "refund", on: "2027-04-02", sale_id: one };
  expect(await pay({ ...refund, cents: 10_001 })).toMatchObject({
    status: 422,
    errors: [{ path: "cents", code: "payments.refund.above" }],
  });
  expect((await pay({ ...refund, cents: 1000 })).status).toBe(201);
  expect(await credits()).toEqual([]);
  // What was given back cannot have been paid less.
  expect((await send(`/api/payments/${deposit.data.id}`, "DELETE")).status).toBe(204);
  const [last] = (
    (await (await ask("/api/payments?direction=in", { as: a })).json()) as Awaited<ReturnType<typeof listPayments>>
  ).data.filter((it) => it.sale_id === one);
  expect(await send(`/api/payments/${last?.id}`, "PUT", { cents: 999 })).toMatchObject({
    status: 422,
    errors: [{ path: "cents" }],
  });
  expect((await send(`/api/payments/${last?.id}`, "DELETE")).status).toBe(409);
  expect((await send(`/api/payments/${last?.id}`, "PUT", { cents: 1000, version: 1 })).data).toMatchObject({
    cents: 1000,
    version: 2,
  });
  expect((await send(`/api/payments/${last?.id}`, "PUT", { cents: 1500, version: 1 })).code).toBe("stale");
  const feed = await expense();
  expect(
    (await send(`/api/payments/${ahead.data.id}`, "PUT", { expense_id: feed, contact_id: null, direction: "out" }))
      .status,
  ).toBe(200);
  expect(await paid("expenses", feed)).toBe(500);
});

test("what no payment can be is refused in words, and a keeper is told nothing", async () => {
  const books = await newBooks();
  const { sale, expense, pay, send, ask, a, lock } = books;
  const [one, draft, feed, expected] = [
    await sale(),
    await sale({ state: "draft" }),
    await expense(),
    await expense(100, { expected: 1 }),
  ];
  const good = { direction: "in", on: "2027-04-01", cents: 100, sale_id: one };
  const codes = async (json: object) => (await pay(json as never)).errors?.map(({ path, code }) => `${path} ${code}`);
  expect(await codes({ ...good, cents: 0 })).toEqual(["cents money.some"]);
  expect(await codes({ ...good, cents: -5 })).toEqual(["cents money.some"]);
  expect(await codes({ ...good, cents: 1.5 })).toEqual(["cents money.unreadable"]);
  expect(await codes({ ...good, on: "2027-04-21" })).toEqual(["on payments.on.future"]);
  expect(await codes({ ...good, direction: "out" })).toEqual(["direction payments.direction.in"]);
  expect(await codes({ ...good, kind: "refund" })).toEqual(["direction payments.direction.refund"]);
  expect(await codes({ ...good, expense_id: feed })).toEqual(["sale_id payments.for_one"]);
  expect(await codes({ ...good, sale_id: null })).toEqual(["sale_id payments.for"]);
  expect(await codes({ ...good, sale_id: "sale_none" })).toEqual(["sale_id payments.sale"]);
  expect(await codes({ ...good, sale_id: null, contact_id: "contact_none" })).toEqual(["contact_id payments.contact"]);
  expect(await pay({ ...good, sale_id: draft })).toMatchObject({ status: 409, code: "illegal_state", from: "draft" });
  const out = { ...good, sale_id: null, direction: "out" };
  expect((await pay({ ...out, expense_id: expected })).code).toBe("illegal_state");
  const made = await pay(good);
  await lock("2027-04");
  expect(await pay(good)).toMatchObject({ status: 409, code: "month_locked" });
  expect(await send(`/api/payments/${made.data.id}`, "DELETE")).toMatchObject({ status: 409, code: "month_locked" });
  expect((await send(`/api/payments/${made.data.id}`, "PUT", { cents: 90 })).code).toBe("month_locked");
  expect((await send(`/api/payments/${made.data.id}`, "PUT", { notes: "Em mão" })).status).toBe(200);
  const keeper = await colleague(books, a, "keeper");
  for (const path of ["/api/payments", "/api/payments/due", `/api/payments/${made.data.id}`, "/api/payments/bank"])
    expect((await ask(path, { as: keeper })).status, path).toBe(403);
  const agenda = (await (await ask("/api/agenda?late=1", { as: keeper })).json()) as { data: Array<{ step?: string }> };
  expect(agenda.data.filter(({ step }) => step === "payment")).toEqual([]);
  const own = (await (await ask("/api/agenda?late=1", { as: a })).json()) as {
    data: Array<{ step?: string; title?: string }>;
  };
  expect(own.data.filter(({ step }) => step === "payment").map(({ title }) => title?.replace(/\s/g, " "))).toEqual([
    "Pay €45.00",
    "Receive €89.00",
  ]);
});

test("what is due is paid from the oldest day on, and stands by its age", async () => {
  const { sale, expense, contact, pay, due, dayIs, send } = await newBooks("2027-04-20");
  const joao = await contact("João Silva", { email: "joao@example.org" });
  const parts = await sale({ contact: joao, total: 10_000, delivered: "2027-04-18" }, [
    ["2027-01-05", 2000],
    ["2027-03-25", 3000],
    ["2027-05-15", 1000],
  ]);
  await pay({ direction: "in", on: "2027-01-05", cents: 2500, sale_id: parts });
  const sold = await sale({ state: "sold", total: 700 });
  await sale({ total: 5000, returned: 5000 });
  await sale({ state: "reserved", total: 4000 });
  const old = await expense(4500, { on: "2027-01-10" });
  await expense(300, { expected: 1 });
  const { data, sums, total } = await due();
  expect(data.map(({ id, on, cents, age, direction }) => [id, on, cents, age, direction])).toEqual([
    [old, "2027-01-10", 4500, "over_90", "out"],
    [parts, "2027-03-25", 2500, "8_30", "in"],
    [parts, "2027-04-18", 4000, "0_7", "in"],
    [parts, "2027-05-15", 1000, "later", "in"],
    [sold, null, 700, "later", "in"],
  ]);
  expect([total, sums.find(({ age, direction }) => age === "later" && direction === "in")?.cents]).toEqual([5, 1700]);
  expect(data[1]).toMatchObject({
    contact: "João Silva",
    has_email: true,
    open_cents: 7500,
    days: 26,
    reminded_at: null,
  });
  const today = (json: object) => send<Payment>("/api/payments/today", "POST", json as never);
  const press = { sale_id: parts, cents: 2500, open_cents: 7500 };
  expect(await today(press)).toMatchObject({
    status: 201,
    data: { cents: 2500, on: "2027-04-20", direction: "in", method: "transfer" },
  });
  expect((await today(press)).code).toBe("stale");
  expect((await today({ sale_id: parts, cents: 5001 })).errors?.[0]?.code).toBe("payments.above_open");
  expect((await today({ sale_id: parts })).data).toMatchObject({ cents: 5000 });
  expect((await today({ sale_id: parts })).detail).toBe("Everything is paid already.");
  expect((await today({ expense_id: old })).data).toMatchObject({ cents: 4500, direction: "out" });
  expect((await today({ sale_id: "sale_none" })).status).toBe(404);
  await dayIs("2027-04-21");
  expect((await due()).data.map(({ id }) => id)).toEqual([sold]);
});

test("a cancelled sale owes back what it was paid, and one press gives it", async () => {
  const { sale, pay, due, send, db } = await newBooks();
  const id = await sale({ state: "reserved", total: 4000 });
  await pay({ direction: "in", kind: "deposit", on: "2027-03-05", cents: 1000, sale_id: id });
  await db.run(sql`UPDATE sales SET state = 'cancelled', cancelled_on = '2027-04-15' WHERE id = ${id}`);
  expect((await due()).data).toMatchObject([
    { id, of: "refund", direction: "out", on: "2027-04-15", cents: 1000, age: "0_7" },
  ]);
  const back = await send<Payment>("/api/payments/today", "POST", { sale_id: id });
  expect(back.data).toMatchObject({ direction: "out", kind: "refund", cents: 1000 });
  expect((await due()).data).toEqual([]);
});

test("a reminder speaks the buyer's language, goes once in seven days, and goes with the organisation", async () => {
  const { sale, contact, send, dayIs, db, a, b, due } = await newBooks();
  const ann = await contact("Ann Lee", { email: "ann@example.org", language: "en" });
  const [late, none] = [await sale({ contact: ann }), await sale()];
  const preview = await send<{ subject: string; text: string; why: string | null; language: string; to: string }>(
    `/api/payments/reminders/${late}`,
    "GET",
  );
  expect(preview.data).toMatchObject({ to: "ann@example.org", language: "en", why: null });
  expect(preview.data.text).toContain("€90.00, since");
  expect(preview.data.text).toContain("Hello Ann Lee");
  const remind = (sale_id: string, as = a) => send("/api/payments/reminders", "POST", { sale_id }, as);
  expect((await remind(none)).detail).toBe("This contact has no email address.");
  expect((await remind(late, b)).status).toBe(404);
  const both = await Promise.all([remind(late), remind(late)]);
  expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
  const mails = () =>
    db.all<{ org_id: string; recipient: string }>(sql`SELECT org_id, recipient FROM mails WHERE id LIKE 'mail_due_%'`);
  expect(await mails()).toEqual([{ org_id: a.org_id, recipient: "ann@example.org" }]);
  expect((await due()).data.find(({ id }) => id === late)?.reminded_at).not.toBeNull();
  await dayIs("2027-04-26");
  expect((await remind(late)).status).toBe(409);
  await dayIs("2027-04-28");
  expect((await remind(late)).status).toBe(202);
  expect(await mails()).toHaveLength(2);
});
