import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Resident } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { wakeOrganizations } from "#worker/notifications/mornings.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import type { bankLines } from "#worker/payments/bank/listing.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { newBooks } from "./books.ts";

test("a month that is locked takes no payment, whichever way it would come or go", async () => {
  const { sale, expense, contact, pay, send, ask, a, lock, db, paid } = await newBooks();
  const rui = await contact("Rui Costa");
  const [one, light] = [await sale({ contact: rui }), await expense(3875, { on: "2027-03-12" })];
  const before = await pay({ direction: "in", on: "2027-03-20", cents: 1000, method: "transfer", sale_id: one });
  const later = await pay({ direction: "in", on: "2027-04-02", cents: 500, sale_id: one });
  const form = new FormData();
  form.set(
    "file",
    new File(["Data;Descrição;Valor\n20-03-2027;Rui;10,00\n21-03-2027;EDP;-38,75\n03-04-2027;Rui;2,00\n"], "m.csv"),
  );
  form.set("commit", "1");
  expect((await ask("/api/payments/bank", { as: a, method: "POST", form })).status).toBe(200);
  const { data: lines, files } = (await (await ask("/api/payments/bank", { as: a })).json()) as Awaited<
    ReturnType<typeof bankLines>
  >;
  const idOf = (cents: number) => lines.find((it) => it.cents === cents)?.id;
  const book = (...all: object[]) => send<{ booked: number }>("/api/payments/bank/book", "POST", { lines: all });
  expect((await book({ line_id: idOf(-3875), expense_id: light })).data.booked).toBe(1);
  const state = async () => [
    await db.all(sql`SELECT * FROM payments ORDER BY id`),
    await db.all(sql`SELECT id, state FROM bank_lines ORDER BY id`),
    await paid("sales", one),
    await paid("expenses", light),
  ];
  await lock("2027-03");
  const kept = await state();
  const refused = async (answer: Promise<{ status: number; code?: string }>) =>
    expect(await answer).toMatchObject({ status: 409, code: "month_locked" });
  const march = { direction: "in", on: "2027-03-31", cents: 100, sale_id: one };
  await refused(pay(march));
  await refused(send(`/api/payments/${before.data.id}`, "PUT", { cents: 900 }));
  await refused(send(`/api/payments/${before.data.id}`, "PUT", { on: "2027-04-01" }));
  await refused(send(`/api/payments/${later.data.id}`, "PUT", { on: "2027-03-31" }));
  await refused(send(`/api/payments/${before.data.id}`, "DELETE"));
  // One line of the month keeps all that were chosen with it.
  await refused(book({ line_id: idOf(200), sale_id: one }, { line_id: idOf(1000), sale_id: one }));
  await refused(send(`/api/payments/bank/files/${files[0]?.file_id}`, "DELETE"));
  await lock("2027-04");
  await refused(send("/api/payments/today", "POST", { sale_id: one }));
  await refused(book({ line_id: idOf(200), contact_id: rui }));
  expect(await state()).toEqual(kept);
  // What was written down already is only told where it came from.
  expect((await book({ line_id: idOf(1000), payment_id: before.data.id })).data.booked).toBe(1);
});

test("whoever may see money hears of what is late on its first, seventh and thirtieth day, once, and a keeper never", async () => {
  const books = await newBooks("2027-04-15");
  const { sale, contact, expense, ask, a, db, dayIs, signIn } = books;
  const { mornings } = gatheredRooms.slots;
  await sale({ contact: await contact("João Silva"), delivered: "2027-04-15" });
  await sale({ state: "reserved" });
  await expense(4500, { on: "2027-04-15", expected: 1 });
  const keeper = await colleague(books, a, "keeper");
  const texts = async (as: Resident) => {
    await signIn(as);
    const { data } = (await (await ask("/api/notifications", { as })).json()) as { data: NotificationPage };
    return data.items.map(({ text }) => text).filter((text) => /overdue/.test(text));
  };
  const heard: Array<[string, number]> = [];
  let before = 0;
  for (let day = 15; day <= 50; day += 1) {
    const today = new Date(Date.UTC(2027, 3, day)).toISOString().slice(0, 10);
    await dayIs(today);
    await db.run(sql`UPDATE mornings SET next_at = ${`${today}T04:00:00.000Z`} WHERE org_id = ${a.org_id}`);
    for (const minute of ["00", "01"]) await wakeOrganizations(db, `${today}T04:${minute}:00.000Z`, mornings);
    const [{ n = 0 } = {}] = await db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM notifications WHERE org_id = ${a.org_id} AND event = 'payment.overdue'`,
    );
    if (n !== before) heard.push([today, n - before]);
    before = n;
  }
  expect(heard).toEqual([
    ["2027-04-16", 1],
    ["2027-04-22", 1],
    ["2027-05-15", 1],
  ]);
  expect(await texts(a)).toEqual(Array(3).fill("Payment overdue: João Silva"));
  expect(await texts(keeper)).toEqual([]);
});
