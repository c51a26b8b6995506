import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Resident } from "#tests/app/world.ts";
import { firstTables } from "#worker/archive/contract.ts";
import { newFlock } from "./archived-flock.ts";
import { putBack, rowsIn, submitArchive, takeArchive, type Unpacked, withRows, zipped } from "./archives.ts";

/** What the tables of the first archives have learnt since: an archive from before says nothing of it. */
const learnt: Record<string, readonly string[]> = {
  birds: ["birth_precision", "status_since", "cause_of_death", "left_to", "left_price_cents", "change_on"],
};

/** The archive as it would have been written when there were archives first. */
function asBefore(files: Unpacked): Unpacked {
  const isOfThen = (name: string) => {
    const [, table] = /^(?:data|csv)\/(\w+)\./.exec(name) ?? [];
    return table === undefined || firstTables.includes(table);
  };
  const then = new Map([...files].filter(([name]) => isOfThen(name)));
  const stripped = (row: Record<string, unknown>, columns: readonly string[]) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
  return Object.entries(learnt).reduce(
    (kept, [table, columns]) => withRows(kept, table, (rows) => rows.map((row) => stripped(row, columns))),
    then,
  );
}

async function aDeath() {
  const world = await newFlock();
  const { a, ask, make, father, mother, db } = world;
  const { id: status_id } = await make.status("deceased");
  const json = { status_id, status_since: "2026-03-01", cause_of_death: "Velhice" };
  expect((await ask(`/api/birds/${father.id}`, { as: a, method: "PUT", json })).status).toBe(200);
  const sale = { status_id: (await make.status("sold")).id, left_to: "Rita", left_price_cents: 3550 };
  expect((await ask(`/api/birds/${mother.id}`, { as: a, method: "PUT", json: sale })).status).toBe(200);
  const sales = () =>
    db.all(sql`SELECT left_to, left_price_cents FROM birds
    WHERE org_id = ${world.b.org_id} AND left_to IS NOT NULL`);
  const deaths = ({ org_id }: Resident) =>
    db.all(sql`SELECT birds.identifier, statuses.key, birds.status_since, birds.cause_of_death FROM birds
      LEFT JOIN statuses ON statuses.org_id = birds.org_id AND statuses.id = birds.status_id
      WHERE birds.org_id = ${org_id} AND birds.identifier = 'PT 1'`);
  const { files } = await takeArchive(world, a);
  async function restored(given: Unpacked, manifest = {}) {
    const { status, data } = await submitArchive(world, world.b, await zipped(given, manifest));
    expect([status, data?.counts.birds]).toEqual([201, 3]);
    expect((await putBack(world, world.b, data.digest)).status).toBe(200);
    return deaths(world.b);
  }
  return { files, restored, sales };
}

test("an archive of an older version is restored; fields it did not have stay empty", async () => {
  const { files, restored, sales } = await aDeath();
  const then = asBefore(files);
  const counts = Object.fromEntries(firstTables.map((table) => [table, rowsIn(then, table).length]));
  expect(await restored(then, { counts })).toEqual([
    { identifier: "PT 1", key: "deceased", status_since: null, cause_of_death: null },
  ]);
  expect(await sales()).toEqual([]);
});

test("an archive of today brings the day of a death and its cause, and to whom and for how much a bird went", async () => {
  const { files, restored, sales } = await aDeath();
  expect(await restored(files)).toEqual([
    { identifier: "PT 1", key: "deceased", status_since: "2026-03-01", cause_of_death: "Velhice" },
  ]);
  expect(await sales()).toEqual([{ left_to: "Rita", left_price_cents: 3550 }]);
});
