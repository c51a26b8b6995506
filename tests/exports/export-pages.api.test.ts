import type { Client, InStatement } from "@libsql/client";
import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DatabaseAway } from "#db/database-away.ts";
import { birds } from "#db/schema/birds.ts";
import { birdSorts, orders } from "#db/vocabulary.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { birdExport } from "#worker/birds/list-contract.ts";
import type { ListedBird } from "#worker/birds/listings.ts";
import { type Cursor, nextBirds } from "#worker/birds/traversal.ts";
import type { Scope } from "#worker/scope.ts";
import { readText, takeExport, writeBirds } from "./exports.ts";

const ringOf = (n: number) => `W ${String(n).padStart(5, "0")}`;

/** A flock in which everything an order can meet occurs: ties, gaps, species nobody has, birds of one instant. */
async function pager(count = 40) {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  const names = ["Canário", "Águia", "Zebra", "Vazia", "=Estranha"];
  const species = await Promise.all(names.map((common_name) => make.species({ common_name })));
  const [active, sold] = [await make.status("active"), await make.status("sold")];
  await writeBirds(
    world,
    world.a,
    Array.from({ length: count }, (_, n) => ({
      id: `bird_${String((n * 7919) % 100_000).padStart(5, "0")}`,
      identifier: ringOf((n * 31) % count),
      species_id: species[[0, 0, 1, 2, 4][n % 5] ?? 0]?.id ?? "",
      status_id: [active.id, null, sold.id][n % 3],
      sex: (["male", "female", "unknown"] as const)[n % 3],
      birth_date: n % 4 === 0 ? null : `202${n % 5}-01-01`,
      created_at: `2026-01-0${1 + (n % 3)}T00:00:00.000Z`,
    })),
  );
  const scope = { db: world.db, org_id: world.a.org_id, language: "en" } as Scope;
  return { ...world, make, species, sold, scope };
}
type Pager = Awaited<ReturnType<typeof pager>>;

type Step = { place: string | number; since: string; n: number };

async function traversal({ scope }: Pager, input: object, step: number, between?: (at: number) => Promise<void>) {
  const question = birdExport.parse(input);
  const numbers: number[] = [];
  for (let after: Cursor | undefined; ; ) {
    const found = await scope.db.all<Step>(nextBirds(scope, question, after, step));
    numbers.push(...found.map(({ n }) => n));
    const last = found.at(-1);
    if (!last) return idsOf(scope, numbers);
    after = [last.place, last.since, last.n];
    await between?.(numbers.length);
  }
}

async function idsOf({ db }: Scope, numbers: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ n: birds.n, id: birds.id })
    .from(birds)
    .where(inArray(birds.n, [...numbers]));
  const ids = new Map(rows.map(({ n, id }) => [n, id]));
  return numbers.map((n) => ids.get(n) ?? "");
}

async function listed({ ask, a }: Pager, input: Record<string, string>) {
  const answer = await ask(`/api/birds?${new URLSearchParams({ ...input, page_size: "100" })}`, { as: a });
  return ((await answer.json()) as { data: { items: ListedBird[] } }).data.items.map(({ id }) => id);
}

test("an export in any order and page size has every bird once, in the order of the list", async () => {
  const world = await pager();
  for (const sort_by of birdSorts)
    for (const order of orders) {
      const wanted = await listed(world, { sort_by, order });
      expect(wanted).toHaveLength(40);
      for (const step of [1, 3, 40, 41])
        expect([sort_by, order, step, await traversal(world, { sort_by, order }, step)]).toEqual([
          ...[sort_by, order, step],
          wanted,
        ]);
    }
});

test("filters narrow a walk as they narrow the list, in every order", async () => {
  const world = await pager();
  const [canary] = world.species;
  const filters = [
    { sex: "male" },
    { species_id: canary?.id ?? "" },
    { status_id: "none" },
    { status_id: world.sold.id, sex: "unknown" },
    { q: "w 0001" },
    { q: "águia", status_id: "none" },
    { q: "nobody" },
    { species_id: "sp_unknown" },
  ];
  for (const filter of filters)
    for (const sort_by of birdSorts) {
      const input = { ...filter, sort_by, order: "asc" };
      expect([input, await traversal(world, input, 2)]).toEqual([input, await listed(world, input as never)]);
    }
});

test("birds added or deleted during an export do not shift others", async () => {
  const world = await pager();
  const before = await listed(world, { sort_by: "created_at", order: "desc" });
  const traversed = await traversal(world, { sort_by: "created_at", order: "desc" }, 5, async (at) => {
    if (at !== 10) return;
    await world.make.bird({ species_id: world.species[0]?.id });
    await world.db
      .update(birds)
      .set({ deleted_at: new Date().toISOString() })
      .where(eq(birds.id, before[3] ?? ""));
  });
  expect(traversed).toEqual(before);
});

test("every step of an order seeks its place in an index and sorts nothing", async () => {
  const world = await pager();
  const { scope } = world;
  for (const sort_by of birdSorts)
    for (const order of orders) {
      const question = birdExport.parse({ sort_by, order });
      const [last] = await scope.db.all<Step>(nextBirds(scope, question, undefined, 1));
      if (!last) throw new Error("nobody there");
      const after = [last.place, last.since, last.n] as const;
      const steps = sql`EXPLAIN QUERY PLAN ${nextBirds(scope, question, after, 9)}`;
      const plan = await scope.db.all<{ id: number; parent: number; detail: string }>(steps);
      // What the arms found is sorted once more; inside an arm nothing is, and nothing is read that lies behind.
      const arms = new Set(plan.filter(({ detail }) => /CO-ROUTINE|MATERIALIZE/.test(detail)).map(({ id }) => id));
      const costly = plan.filter((it) => arms.has(it.parent) && /TEMP B-TREE|SCAN/.test(it.detail));
      expect([sort_by, order, arms.size > 0, costly]).toEqual([sort_by, order, true, []]);
    }
});

test("a flock of many batches arrives whole, in order, over as many small questions", async () => {
  const world = await pager(4100);
  const before = tripsOf(world.db).length;
  const { bytes } = await takeExport(world, world.a, "format=csv&sort_by=identifier&order=asc");
  const [, ...rows] = readText(bytes);
  expect(rows.map(([ring]) => ring)).toEqual(Array.from({ length: 4100 }, (_, n) => ringOf(n)));
  // Session, then 2,000 + 2,000 + 100.
  expect(tripsOf(world.db).length - before).toBe(4);
});

test("birds with very long notes come fewer at a time, and all of them", async () => {
  const world = await pager(1);
  const notes = "\u{1f99c}".repeat(2000);
  const species_id = world.species[0]?.id ?? "";
  const many = Array.from({ length: 1300 }, (_, n) => ({
    id: `bird_long_${n}`,
    identifier: `L ${String(n).padStart(4, "0")}`,
    species_id,
    notes,
  }));
  await writeBirds(world, world.a, many);
  const before = tripsOf(world.db).length;
  const { bytes } = await takeExport(world, world.a, "format=csv&q=L+&sort_by=identifier&order=asc");
  const [, ...rows] = readText(bytes);
  expect(rows.map(([ring]) => ring)).toEqual(many.map(({ identifier }) => identifier));
  expect(rows.every((row) => row[8] === notes)).toBe(true);
  expect(tripsOf(world.db).length - before).toBe(4);
});

test("a database that does not answer for a moment is asked again; one that stays away leaves a file that says so", async () => {
  const world = await pager(4100);
  const { $client: client } = world.db as unknown as { $client: Client };
  const { execute } = client;
  /** The next export's first trips are well, who asks and a batch; then the database is away so many times. */
  const away = (times: number) => {
    let requests = 0;
    client.execute = ((...given: [InStatement]) => {
      requests += 1;
      const isAway = requests > 1 && requests <= 1 + times;
      return isAway ? Promise.reject(new DatabaseAway("silence")) : Reflect.apply(execute, client, given);
    }) as typeof execute;
  };
  const take = async () => {
    const answer = await world.ask("/api/birds/export?format=csv", { as: world.a });
    let text = "";
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (let it = await reader?.read(); it && !it.done; it = await reader?.read()) text += it.value;
    } catch (broken) {
      return `${text}${broken}`;
    }
    return text;
  };
  away(2);
  expect((await take()).split("\r\n")).toHaveLength(4102);
  away(99);
  const torn = (await take()).split("\r\n");
  expect(torn.slice(2001)).toEqual([
    "INCOMPLETE: birds are missing from this file. Export it again.",
    "Error: the file broke off",
  ]);
});
