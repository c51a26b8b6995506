import { expect, test } from "vitest";
import { planOf, scansOf } from "#tests/app/query-plan.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";

// What is short, or of which a step finds all it needs: what is expected or open, each category once, the newest days.
const short = /expenses_expected|COVERING INDEX expenses_by_category|_owed|_overpaid/;

test("expenses and contacts are listed, narrowed and offered without reading a whole table", async () => {
  const { ask, a, db } = await newWorld({ RATE_LIMITS: "relaxed" });
  const scans: string[] = [];
  const paths = [
    "expenses?category=feed&from=2027-01-01&to=2027-03-31",
    "expenses?contact_id=contact_1&page=2",
    "expenses/choices",
    "contacts?role=supplier",
    "contacts/contact_1",
  ];
  for (const path of paths) {
    const before = tripsOf(db).length;
    await ask(`/api/${path}`, { as: a });
    const plans = await Promise.all(
      tripsOf(db)
        .slice(before)
        .flatMap((trip) => trip.map((it) => planOf(db, it))),
    );
    const whole = plans.flatMap((plan) =>
      ["expenses", "payments", "sales", "birds"].flatMap((table) => scansOf(plan, table)),
    );
    scans.push(...whole.filter((step) => !short.test(step)).map((step) => `${path}: ${step}`));
  }
  expect(scans).toEqual(["expenses/choices: SEARCH expenses USING INDEX expenses_by_day (org_id=?)"]);
});
