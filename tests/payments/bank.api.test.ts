import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sized } from "#tests/thorough.ts";
import type { BankDone, BankPreview } from "#worker/payments/bank/importing.ts";
import type { bankLines } from "#worker/payments/bank/listing.ts";
import { newBooks } from "./books.ts";

type Lines = Awaited<ReturnType<typeof bankLines>>;

async function newBank() {
  const books = await newBooks();
  const { ask, a, send } = books;
  const bring = async (
    text: string | Uint8Array<ArrayBuffer>,
    { commit = true, name = "extrato.csv", columns = "" } = {},
  ) => {
    const form = new FormData();
    form.set("file", new File([text], name));
    if (commit) form.set("commit", "1");
    if (columns) form.set("columns", columns);
    const answer = await ask("/api/payments/bank", { as: a, method: "POST", form });
    return {
      status: answer.status,
      ...((await answer.json()) as { data: BankPreview & BankDone; code?: string; errors?: Array<{ code: string }> }),
    };
  };
  const lines = async (query = "") => (await (await ask(`/api/payments/bank${query}`, { as: a })).json()) as Lines;
  const book = (...all: object[]) =>
    send<{ booked: number; left: number }>("/api/payments/bank/book", "POST", { lines: all });
  return { ...books, bring, lines, book };
}

const head = "Data;Descrição;Valor\n";

test("a file is previewed, taken once, and its columns are remembered", async () => {
  const { bring, lines, db } = await newBank();
  const text = `${head}03-04-2027;TRF A;20,00\n03-04-2027;Trf a;20,00\n05-04-2027;Luz;-38,75\n`;
  expect((await bring(text, { commit: false })).data).toMatchObject({
    lines: 3,
    fresh: 3,
    in_cents: 4000,
    out_cents: 3875,
    currency: "EUR",
    span: { from: "2027-04-03", to: "2027-04-05" },
  });
  expect((await lines()).total).toBe(0);
  expect((await bring(text)).data).toMatchObject({ taken: 3, repeated: 0 });
  expect((await bring(text)).data).toMatchObject({ taken: 0, repeated: 3 });
  expect((await bring(`${text}06-04-2027;Trf a;20,00\n`, { commit: false })).data).toMatchObject({
    lines: 4,
    fresh: 1,
  });
  // Read otherwise by hand, and so from then on.
  const columns = JSON.stringify({ on: 0, text: 1, amount: 2, debit: null, credit: null, order: "month_first" });
  expect((await bring(`${head}07-04-2027;x;1,00\n`, { columns })).data.taken).toBe(1);
  expect((await bring(`${head}08-04-2027;x;1,00\n`, { commit: false })).data.span).toEqual({
    from: "2027-08-04",
    to: "2027-08-04",
  });
  expect(await db.all(sql`SELECT used_at FROM bank_columns`)).toHaveLength(1);
  expect((await bring(head)).errors?.[0]?.code).toBe("payments.file.none");
  expect(
    (await bring(`<OFX><CURDEF>USD<STMTTRN><DTPOSTED>20270401<TRNAMT>1.00</OFX>`, { name: "a.ofx" })).errors?.[0]?.code,
  ).toBe("payments.file.currency");
  expect((await bring(new Uint8Array(30 * 1024 * 1024))).status).toBe(413);
});

test("nothing is booked without a yes, nothing twice, and a file is taken back whole", async () => {
  const { bring, lines, book, sale, expense, contact, pay, paid, send, lock, db, b, dayIs, signIn } = await newBank();
  const joao = await contact("João Silva");
  const [one, light] = [await sale({ contact: joao, total: 9000 }), await expense(3875, { on: "2027-04-03" })];
  const before = await pay({ direction: "in", on: "2027-04-02", cents: 4500, method: "mbway", sale_id: one });
  await dayIs("2027-04-21");
  await signIn(b);
  const { data } = await bring(
    `${head}03-04-2027;MB WAY;45,00\n04-04-2027;TRF JOAO SILVA;45,00\n05-04-2027;EDP;-38,75\n06-04-2027;?;12,00\n`,
  );
  const listed = await lines();
  expect(
    listed.data.map(({ text, proposals }) => [
      text,
      proposals.map(({ of, id, strength }) => `${of} ${id} ${strength}`),
    ]),
  ).toEqual([
    ["?", []],
    ["EDP", [`expense ${light} weak`]],
    ["TRF JOAO SILVA", [`payment ${before.data.id} strong`, `sale ${one} strong`]],
    ["MB WAY", [`payment ${before.data.id} weak`]],
  ]);
  expect(await paid("sales", one)).toBe(4500);
  const idOf = (text: string) => listed.data.find((it) => it.text === text)?.id;
  expect((await book({ line_id: idOf("MB WAY"), payment_id: before.data.id })).data).toEqual({ booked: 1, left: 0 });
  const yes = [
    { line_id: idOf("TRF JOAO SILVA"), sale_id: one },
    { line_id: idOf("EDP"), expense_id: light },
  ];
  const twice = await Promise.all([book(...yes), book(...yes)]);
  expect(twice.map((it) => it.data.booked).sort()).toEqual([0, 2]);
  expect((await book({ line_id: idOf("?"), sale_id: "sale_none" })).data).toEqual({ booked: 0, left: 1 });
  expect((await book({ line_id: idOf("?") })).status).toBe(422);
  expect([await paid("sales", one), await paid("expenses", light)]).toEqual([9000, 3875]);
  expect((await send(`/api/payments/bank/lines/${idOf("?")}`, "POST", { state: "ignored" })).status).toBe(200);
  expect((await send(`/api/payments/bank/lines/${idOf("EDP")}`, "POST", { state: "ignored" })).status).toBe(409);
  expect((await lines()).total).toBe(0);
  // A payment that is deleted leaves its line open.
  const done = await lines("?show=done");
  const edp = done.data.find(({ text }) => text === "EDP");
  expect((await send(`/api/payments/${edp?.payment_id}`, "DELETE")).status).toBe(204);
  expect((await lines()).data.map(({ text }) => text)).toEqual(["EDP"]);

  const back = `/api/payments/bank/files/${data.file_id}`;
  expect((await send(back, "DELETE", undefined, b)).status).toBe(404);
  await lock("2027-04");
  expect((await send(back, "DELETE")).code).toBe("month_locked");
  expect(await paid("sales", one)).toBe(9000);
  await db.run(sql`DELETE FROM month_locks`);
  expect((await send(back, "DELETE")).data).toEqual({ lines: 4, payments: 1 });
  expect(await paid("sales", one)).toBe(4500);
  expect((await lines()).files).toEqual([]);
});

test("fifty thousand lines in Windows-1252 with cells that would be formulas are taken once", async () => {
  const { bring, lines } = await newBank();
  // All of them take seconds; a file is written 5,000 lines at a time.
  const many = sized({ all: 50_000, now: 6000 });
  const rows = Array.from(
    { length: many },
    (_, at) => `0${(at % 9) + 1}-04-2027;=HYPERLINK("x")+${at % 40_000} João;"=""-${(at % 900) + 1},50"""`,
  );
  const bytes = Uint8Array.from(`${head}${rows.join("\n")}\n`, (letter) => letter.charCodeAt(0));
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
  expect((await bring(bytes)).data).toMatchObject({ taken: many, repeated: 0 });
  expect((await bring(bytes, { commit: false })).data).toMatchObject({ lines: many, fresh: 0, beyond: 0 });
  const { total, data } = await lines();
  expect([total, data.length]).toEqual([many, 50]);
  expect(data[0]?.text).toMatch(/^=HYPERLINK\("x"\)\+\d+ João$/);
});
