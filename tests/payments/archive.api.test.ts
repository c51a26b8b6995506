import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putBack, submitArchive, takeArchive, textIn, zipped } from "#tests/archive/archives.ts";
import type { BankDone } from "#worker/payments/bank/importing.ts";
import type { bankLines } from "#worker/payments/bank/listing.ts";
import { newBooks } from "./books.ts";

test("payments, lines of banks and how their files are read come back from an archive, with every sum", async () => {
  const world = await newBooks();
  const { sale, expense, contact, pay, send, ask, a, b, db, dayIs, signIn } = world;
  const rui = await contact("Rui Costa");
  const [one, light] = [await sale({ contact: rui }), await expense(3875, { on: "2027-04-03" })];
  await pay({ direction: "in", kind: "deposit", on: "2027-03-03", cents: 2000, method: "mbway", sale_id: one });
  await pay({ direction: "in", on: "2027-04-01", cents: 700, contact_id: rui });
  const bring = async (as = a) => {
    const form = new FormData();
    form.set("file", new File(["Data;Descrição;Valor\n03-04-2027;=EDP;-38,75\n04-04-2027;Café;-1,20\n"], "abril.csv"));
    form.set("commit", "1");
    return (await (await ask("/api/payments/bank", { as, method: "POST", form })).json()) as { data: BankDone };
  };
  const { data: file } = await bring();
  const lines = async (as = a, query = "") =>
    (await (await ask(`/api/payments/bank${query}`, { as })).json()) as Awaited<ReturnType<typeof bankLines>>;
  const edp = (await lines()).data.find(({ text }) => text === "=EDP");
  expect(
    (await send("/api/payments/bank/book", "POST", { lines: [{ line_id: edp?.id, expense_id: light }] })).data,
  ).toEqual({ booked: 1, left: 0 });
  // Not the instant at which it comes back.
  await dayIs("2027-04-21");
  await signIn(a);
  await signIn(b);
  const { files } = await takeArchive(world, a);
  expect(textIn(files, "csv/bank_lines.csv")).toContain("Café");
  const submitted = await submitArchive(world, b, await zipped(files));
  expect(submitted.errors).toBeUndefined();
  const { data } = submitted;
  expect((await putBack(world, b, data.digest)).status).toBe(200);

  const sums = (org_id: string) =>
    db.all(sql`SELECT (SELECT group_concat(paid_cents) FROM sales WHERE org_id = ${org_id}) AS sales,
      (SELECT group_concat(paid_cents) FROM expenses WHERE org_id = ${org_id}) AS expenses,
      (SELECT count(*) || ' ' || sum(cents) FROM payments WHERE org_id = ${org_id}) AS payments,
      (SELECT group_concat(state || text || cents || nth) FROM bank_lines WHERE org_id = ${org_id}) AS lines,
      (SELECT headings || columns FROM bank_columns WHERE org_id = ${org_id}) AS columns`);
  expect(await sums(b.org_id)).toEqual(await sums(a.org_id));
  const credits = (await (await ask("/api/payments/credits", { as: b })).json()) as { data: object[] };
  expect(credits.data).toMatchObject([{ contact: "Rui Costa", cents: 700 }]);
  // The same file brings nothing there either, and goes back whole with the payment of its line.
  expect((await bring(b)).data.taken).toBe(0);
  const [kept] = (await lines(b)).files;
  expect(kept).toMatchObject({ file_name: "abril.csv", lines: 2, open: 1, booked: 1 });
  const back = await send(`/api/payments/bank/files/${kept?.file_id}`, "DELETE", undefined, b);
  expect(back.data).toEqual({ lines: 2, payments: 1 });
  expect(await sums(a.org_id)).toMatchObject([{ expenses: "3875" }]);
  expect(file.taken).toBe(2);
});
