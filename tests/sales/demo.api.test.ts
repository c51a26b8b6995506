import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { visitor } from "#tests/demo/visitor.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";

test("whoever visits the demo sees a month of trade, and sells nothing", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const as = await visitor(world);
  const list = (await (await world.ask("/api/sales", { as })).json()) as { total: number; data: Sale[] };
  expect([list.total, list.data.map(({ state }) => state)]).toEqual([
    5,
    ["sold", "reserved", "delivered", "cancelled", "delivered"],
  ]);
  const held = await world.db.all(sql`SELECT statuses.key FROM sale_lines line JOIN birds ON birds.id = line.bird_id
    JOIN statuses ON statuses.id = birds.status_id WHERE line.is_living = 1`);
  expect(held).toEqual([{ key: "reserved" }, { key: "reserved" }]);
  const turned = await world.ask(`/api/sales/${list.data[0]?.id}/state`, { as, json: { state: "delivered" } });
  expect([turned.status, (await world.ask("/api/archive", { as })).status]).toEqual([403, 403]);
});
