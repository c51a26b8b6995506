import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { operated } from "#tests/marketplace/gate/operator.ts";
import { consoleLists } from "./console-queries.ts";

test("a page of the console costs the same however long its list is", async () => {
  const world = await operated();
  const { db, ask, b } = world;
  for (const list of consoleLists) {
    const before = tripsOf(db).length;
    const answer = await ask(`/api/operator/${list}`, { as: b });
    const { data } = (await answer.json()) as { data: { items: unknown[] } };
    expect([list, answer.status, Array.isArray(data.items)]).toEqual([list, 200, true]);
    const statements = tripsOf(db).slice(before).flat();
    const [rows, counted] = statements.slice(-2);
    // The rows come in the order of an index, and no more are counted than can be paged through.
    const plan = await planOf(db, rows);
    expect([list, plan, /TEMP B-TREE/.test(plan)]).toEqual([list, plan, false]);
    const isInOrder = /(SCAN|SEARCH) \w+ USING (COVERING )?INDEX/.test(plan) || /^SCAN operator_deeds/m.test(plan);
    expect([list, plan, isInOrder]).toEqual([list, plan, true]);
    expect([list, counted?.sql.includes("LIMIT 1001")]).toEqual([list, true]);
  }
});
