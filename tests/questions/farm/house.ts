import { expect } from "vitest";
import type { newWorld } from "#tests/app/world.ts";
import { today } from "./cast.ts";
import { coursesBook, machinesBook, seriesBook, stockBook, tasksBook, weightsBook } from "./trade.ts";
import type { Writing } from "./writing.ts";

/** What stands about the house: stock, rings, machines, medicines, tasks and weights. */
export async function writeHouse(writing: Writing, world: Awaited<ReturnType<typeof newWorld>>): Promise<void> {
  const { idOf, make, send } = writing;
  for (const { name, category, unit, minimum, bought, used, ...more } of stockBook) {
    const { id } = await make<{ id: string }>("item", name, "/api/stock", { name, category, unit, minimum });
    const expires = "expires" in more && { expires_on: more.expires };
    await send(`/api/stock/${id}/moves`, { kind: "purchase", on: "2026-02-01", quantity: bought, ...expires });
    if (used > 0) await send(`/api/stock/${id}/moves`, { kind: "use", on: "2026-05-01", quantity: used });
  }
  for (const series of seriesBook) await make("series", String(series.year), "/api/ring-series", { ...series });
  for (const { name, set, read } of machinesBook) {
    const machine = { name, air: "forced", temperature_c: set, humidity_pct: 45, turning: "machine" };
    const { id } = await make<{ id: string }>("incubator", name, "/api/incubators", machine);
    const readings = [0, 10, 20, 30, 40, 50].map((minute) => ({
      at: `${today}T10:${String(minute).padStart(2, "0")}:00Z`,
      temperature_c: read,
      humidity_pct: 45,
    }));
    const answer = await world.ask(`/api/incubators/${id}/readings`, { as: world.a, json: { readings } });
    expect(answer.status).toBe(200);
  }
  for (const { bird, ...course } of coursesBook)
    await send("/api/courses", { bird_ids: [idOf("bird", bird)], ...course });
  for (const task of tasksBook) await send("/api/tasks", { ...task });
  for (const { bird, on, grams } of weightsBook)
    await send(`/api/birds/${idOf("bird", bird)}/weights`, { weighed_on: on, grams });
}
