import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newBooks } from "./books.ts";

test("whatever is written, changed and deleted, a sale's and an expense's paid sum is that of their payments", async () => {
  const { sale, expense, send, pay, db, a } = await newBooks();
  const [s, e] = [await sale(), await expense()];
  let seed = 0;
  const step = fc.record({
    what: fc.constantFrom("add", "change", "delete"),
    of: fc.constantFrom("sale", "expense"),
    refund: fc.boolean(),
    cents: fc.integer({ min: 1, max: 6000 }),
    pick: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      for (const { what, of, refund, cents, pick } of steps) {
        const known = await db.all<{ id: string }>(sql`SELECT id FROM payments WHERE org_id = ${a.org_id} ORDER BY id`);
        const id = known[pick % Math.max(1, known.length)]?.id;
        const about = of === "sale" ? { sale_id: s, expense_id: null } : { expense_id: e, sale_id: null };
        const direction = (of === "sale") === refund ? "out" : "in";
        const json = {
          ...about,
          direction,
          kind: refund ? "refund" : "part",
          cents,
          on: `2027-03-${String((seed++ % 28) + 1).padStart(2, "0")}`,
        };
        const { status } =
          what === "add" || !id
            ? await pay(json)
            : what === "change"
              ? await send(`/api/payments/${id}`, "PUT", json)
              : await send(`/api/payments/${id}`, "DELETE");
        expect([200, 201, 204, 409, 422]).toContain(status);
      }
      const [row] = await db.all<Record<string, number>>(sql`SELECT
        (SELECT paid_cents FROM sales WHERE id = ${s}) AS s, (SELECT paid_cents FROM expenses WHERE id = ${e}) AS e,
        (SELECT ifnull(sum(iif(direction = 'in', cents, -cents)), 0) FROM payments WHERE sale_id = ${s}) AS of_s,
        (SELECT ifnull(sum(iif(direction = 'out', cents, -cents)), 0) FROM payments WHERE expense_id = ${e}) AS of_e`);
      expect([row?.s, row?.e]).toEqual([row?.of_s, row?.of_e]);
      expect(Math.min(row?.s ?? -1, row?.e ?? -1)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 6 },
  );
});

test("a contact's credit is what they paid and had not to, and no refund takes more than there is", async () => {
  const { sale, contact, pay, send, ask, db, a } = await newBooks();
  const rui = await contact("Rui Costa");
  const s = await sale({ contact: rui, total: 3000 });
  const step = fc.record({
    what: fc.constantFrom("ahead", "back", "sale", "delete"),
    cents: fc.integer({ min: 1, max: 5000 }),
    pick: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 10 }), async (steps) => {
      const credit = async () => {
        const { data } = (await (await ask("/api/payments/credits", { as: a })).json()) as {
          data: Array<{ cents: number }>;
        };
        return data[0]?.cents ?? 0;
      };
      for (const { what, cents, pick } of steps) {
        const held = await credit();
        const on = "2027-04-01";
        if (what === "back") {
          const { status } = await pay({ direction: "out", kind: "refund", on, cents, contact_id: rui });
          expect([cents, held, status]).toEqual([cents, held, cents <= held ? 201 : 422]);
        } else if (what === "delete") {
          const known = await db.all<{ id: string }>(
            sql`SELECT id FROM payments WHERE org_id = ${a.org_id} ORDER BY id`,
          );
          const id = known[pick % Math.max(1, known.length)]?.id;
          if (id) await send(`/api/payments/${id}`, "DELETE");
        } else await pay({ direction: "in", on, cents, ...(what === "sale" ? { sale_id: s } : { contact_id: rui }) });
        const [row] = await db.all<{ ahead: number; paid: number }>(sql`SELECT
          (SELECT ifnull(sum(iif(direction = 'in', cents, -cents)), 0) FROM payments WHERE contact_id = ${rui}) AS ahead,
          (SELECT ifnull(sum(iif(direction = 'in', cents, -cents)), 0) FROM payments WHERE sale_id = ${s}) AS paid`);
        const now = await credit();
        expect(now).toBe((row?.ahead ?? 0) + Math.max(0, (row?.paid ?? 0) - 3000));
        // Below nothing it falls only where what had been given back was deleted on the other side.
        if (what !== "delete") expect(now).toBeGreaterThanOrEqual(Math.min(0, held));
      }
      await db.run(sql`DELETE FROM payments WHERE org_id = ${a.org_id}`);
    }),
    { numRuns: 8 },
  );
});
