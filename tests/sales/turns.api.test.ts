import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
type Held = {
  bird: string;
  status: string | null;
  place: string | null;
  state: string | null;
  returned_on: string | null;
  n: number;
};

/** Each bird as it stands, with the sale that it is in or was in last. */
const standing = ({ db }: World) =>
  db.all<Held>(sql`
    SELECT birds.id AS bird, statuses.key AS status, birds.place_id AS place, sales.state, line.returned_on,
      (SELECT count(*) FROM sale_lines other WHERE other.bird_id = birds.id AND other.is_living = 1) AS n
    FROM birds LEFT JOIN statuses ON statuses.id = birds.status_id
    LEFT JOIN sale_lines line ON line.bird_id = birds.id AND line.id = (SELECT max(last.id) FROM sale_lines last
      WHERE last.bird_id = birds.id AND last.is_living = (
        SELECT max(any.is_living) FROM sale_lines any WHERE any.bird_id = birds.id))
    LEFT JOIN sales ON sales.id = line.sale_id`);

const isGone = ({ status }: Held) => status === "sold" || status === "given";

/** Birds whose status or place says another thing than the sales they are in; `rest` is what each is without one. */
async function disagreeing(world: World, rest: ReadonlyMap<string, string | null>): Promise<Held[]> {
  return (await standing(world)).filter((held) => {
    const { bird, status, place, state, returned_on, n } = held;
    if (n > 1 || (isGone(held) && place !== null)) return true;
    if (state === "reserved" || state === "sold") return status !== "reserved";
    if (state === "delivered" && returned_on === null) return !isGone(held);
    return status !== rest.get(bird);
  });
}

const at = fc.nat({ max: 3 });
const lines = fc.array(fc.record({ bird: at, cents: fc.constantFrom(0, 1000) }), { minLength: 1, maxLength: 2 });
const states = ["reserved", "sold", "delivered", "cancelled", "returned"] as const;
/** One thing done to the sales of four birds; `back` counts from the newest sale. */
const steps = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("sell" as const),
      state: fc.constantFrom("draft", "reserved", "sold", "delivered"),
      lines,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("turn" as const),
      back: at,
      state: fc.constantFrom(...states),
      isPart: fc.boolean(),
      isFull: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("edit" as const), back: at, lines }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("delete" as const), back: at }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("status" as const), bird: at, key: fc.constantFrom("sick", "for_sale") }),
  },
);

test("whatever becomes of sales, in whatever order, their birds' statuses, places and numbers follow", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  const began = ["active", "for_sale", "breeding", "sick"] as const;
  const keys = new Map(
    await Promise.all(began.map(async (key) => [key as string, (await make.status(key)).id] as const)),
  );
  const rest = new Map<string, string | null>();
  type Made = { id: string; lines: Array<{ id: string }> };
  const ask = async (path: string, json?: object, method?: string) => {
    const answer = await world.ask(path, { as: world.a, ...(json && { json }), ...(method && { method }) });
    const body = answer.status === 204 ? undefined : ((await answer.json()) as { data: Made });
    return { status: answer.status, data: body?.data as Made };
  };
  const place_id = (await ask("/api/places", { name: "Gaiola 1", kind: "cage" })).data.id;
  // Without a status: its count is there to be raised.
  rest.set((await make.bird({})).id, null);
  await world.db.run(sql`UPDATE organizations SET trial_ends_at = NULL`);
  const fill = async (isFull: boolean) => {
    await world.db.run(
      sql`UPDATE organizations SET plan = ${isFull ? "starter" : "professional"} WHERE id = ${world.a.org_id}`,
    );
    await world.db.run(sql`UPDATE bird_counts SET n = n + ${isFull ? 1000 : -1000}
      WHERE org_id = ${world.a.org_id} AND dimension = 'status' AND key = ''`);
  };
  await fill(true);
  await fill(false);
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 40, maxLength: 40, size: "max" }), async (all) => {
      const ids: string[] = [];
      for (const key of began) {
        const { id } = await make.bird({ status_id: keys.get(key), place_id });
        rest.set(id, key);
        ids.push(id);
      }
      const sales: Made[] = [];
      const linesOf = (drafts: ReadonlyArray<{ bird: number; cents: number }>) =>
        drafts.map(({ bird, cents }) => ({ bird_id: ids[bird], unit_cents: cents }));
      for (const step of all) {
        const sale = "back" in step ? sales[sales.length - 1 - step.back] : undefined;
        let answer = { status: 404, data: {} as Made };
        if (step.do === "sell") {
          answer = await ask("/api/sales", { state: step.state, lines: linesOf(step.lines) });
          if (answer.status === 201) sales.push(answer.data);
        } else if (step.do === "status") {
          const held = (await standing(world)).find(({ bird }) => bird === ids[step.bird]);
          if (!held || held.n > 0 || isGone(held)) continue;
          answer = await ask(`/api/birds/${held.bird}/status`, { status_id: keys.get(step.key) });
          rest.set(held.bird, step.key);
        } else if (!sale) continue;
        else if (step.do === "edit") answer = await ask(`/api/sales/${sale.id}`, { lines: linesOf(step.lines) }, "PUT");
        else if (step.do === "delete") answer = await ask(`/api/sales/${sale.id}`, undefined, "DELETE");
        else {
          const line_ids = step.state === "returned" && step.isPart ? [sale.lines[0]?.id] : undefined;
          const gone = (await standing(world)).filter(isGone).length;
          if (step.isFull) await fill(true);
          answer = await ask(`/api/sales/${sale.id}/state`, { state: step.state, ...(line_ids && { line_ids }) });
          if (step.isFull) await fill(false);
          // Into a full flock nobody comes back.
          if (step.isFull) expect((await standing(world)).filter(isGone).length).toBeGreaterThanOrEqual(gone);
          if (answer.status === 402) expect([step.state, step.isFull]).toEqual(["returned", true]);
        }
        expect([200, 201, 204, 402, 404, 409, 422]).toContain(answer.status);
        expect(await disagreeing(world, rest)).toEqual([]);
      }
    }),
    { numRuns: 3 },
  );
  const [counted] = await world.db.all<{ numbered: number; last: number; different: number }>(sql`
    SELECT count(number) AS numbered, count(DISTINCT number) AS different, (SELECT last FROM series) AS last FROM sales`);
  expect(counted?.numbered).toBeGreaterThan(3);
  expect([counted?.different, counted?.last]).toEqual([counted?.numbered, counted?.numbered]);

  // The archive keeps every total, and counting goes on behind the last number.
  const totals = (org_id: string) =>
    world.db.all(sql`SELECT number, state, total_cents, net_cents, vat_cents, returned_cents, (SELECT count(*) FROM sale_lines
      WHERE sale_id = sales.id AND is_living = 1) AS held FROM sales WHERE org_id = ${org_id} ORDER BY number, created_at`);
  const { bytes } = await takeArchive(world, world.a);
  const { data } = await submitArchive(world, world.b, bytes);
  expect((await putBack(world, world.b, data.digest)).status).toBe(200);
  expect(await totals(world.b.org_id)).toEqual(await totals(world.a.org_id));
  const [last] = await world.db.all(sql`SELECT last FROM series WHERE org_id = ${world.b.org_id}`);
  expect(last).toEqual({ last: counted?.last });
  const kept = sql`SELECT count(*) AS n FROM sale_lines line JOIN statuses ON statuses.id = line.status_before_id
    AND statuses.org_id = line.org_id`;
  const [both] = await world.db.all<{ n: number }>(kept);
  const [own] = await world.db.all<{ n: number }>(sql`${kept} WHERE line.org_id = ${world.a.org_id}`);
  expect(both?.n).toBe(2 * (own?.n ?? 0));
});
