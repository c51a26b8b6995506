import { expect, test } from "vitest";
import { planOf, scansOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { newBooks } from "./books.ts";

test("no page of money goes through all that was ever sold, spent or paid to find what is open or one's own", async () => {
  const { db, a, ask, sale, expense, contact } = await newBooks();
  const [sold, spent, rui] = [await sale(), await expense(), await contact("Rui")];
  // They hold what is open alone, what was paid for nothing yet, or are gone through for one page from one end.
  const bounded = [
    ...["sales_owed", "sales_overpaid", "expenses_owed", "expenses_overpaid", "payments_by_contact", "bank_lines_open"],
    "COVERING INDEX bank_lines_by_file",
  ];
  const scans = new Set<string>();
  for (const path of [
    "/api/payments/due",
    "/api/payments/credits",
    `/api/payments?contact_id=${rui}`,
    `/api/payments?sale_id=${sold}`,
    `/api/sales/${sold}`,
    `/api/expenses/${spent}`,
    `/api/contacts/${rui}`,
    "/api/payments/bank",
  ]) {
    const before = tripsOf(db).length;
    expect([path, (await ask(path, { as: a })).status]).toEqual([path, 200]);
    for (const statement of tripsOf(db).slice(before).flat())
      for (const table of ["sales", "expenses", "payments", "bank_lines"])
        for (const scan of scansOf(await planOf(db, statement).catch(() => ""), table))
          if (!bounded.some((index) => scan.includes(index))) scans.add(`${path} ${scan}`);
  }
  expect([...scans]).toEqual([]);
});
