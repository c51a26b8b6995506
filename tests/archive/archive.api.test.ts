import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#db/ids.ts";
import { tenantTables } from "#tests/app/tenant-tables.ts";
import { newWorld, settle } from "#tests/app/world.ts";
import { readText, writeBirds } from "#tests/exports/exports.ts";
import { firstTables } from "#worker/archive/contract.ts";
import { columnsOf, holdingsOf } from "#worker/archive/tables.ts";
import { referencesOf } from "#worker/kit/archived.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { newFlock, png } from "./archived-flock.ts";
import { jsonIn, putBack, rowsIn, submitArchive, takeArchive, textIn, withRows, zipped } from "./archives.ts";
import { leftHere } from "./left-here.ts";

test("R56: an archive holds every table twice, for machines and for people, its photos, and sums over all of it", async () => {
  const world = await newFlock();
  const weight = { weighed_on: "2024-01-02", grams: 21.5 };
  await world.ask(`/api/birds/${world.father.id}/weights`, { as: world.a, json: weight });
  const { bytes, files, headers } = await takeArchive(world, world.a, "", "pt");
  expect(headers.get("Content-Disposition")).toContain("Viveiro%20A%20-%20arquivo%20-%20");
  const manifest = jsonIn<{ counts: object; files: Record<string, { bytes: number }>; photos: number }>(
    files,
    "manifest.json",
  );
  expect(manifest).toMatchObject({
    format: "voliera-archive",
    version: 1,
    organization: { name: "Viveiro A" },
    photos: 1,
  });
  expect(manifest.counts).toMatchObject({ birds: 3, species: 1, statuses: 13, bird_photos: 1 });
  expect(Object.keys(manifest.files).sort()).toEqual([...files.keys()].filter((it) => it !== "manifest.json").sort());
  expect([...files.keys()].filter((it) => /^(data|csv)\//.test(it))).toHaveLength(
    2 * gatheredRooms.archived.length + gatheredRooms.readable.length,
  );
  const [, row] = readText(files.get("csv/birds.csv") ?? new Uint8Array(), ";");
  expect([textIn(files, "csv/birds.csv").split(";").slice(1, 4), row?.[2]]).toEqual([
    ["Anilha", "Nome", "Sexo"],
    "'=Rei",
  ]);
  expect(textIn(files, "csv/birds.csv")).toMatch(/PT 3;;desconhecido;Canário;.*;PT 1;PT 2;/);
  expect(textIn(files, "csv/bird_weights.csv")).toContain("21,5");
  expect(textIn(files, "data/bird_weights.jsonl")).toContain("21.5");
  const [photo] = [...files.keys()].filter((it) => it.startsWith("photos/"));
  expect([...(files.get(photo ?? "") ?? [])]).toEqual([...png]);
  // No account, no secret, no organisation's id.
  const all = [...files.values()].map((it) => new TextDecoder().decode(it)).join("");
  for (const secret of [world.a.org_id, world.a.email, "password", "org_id", "file_key"])
    expect(all).not.toContain(secret);
  // Each table is two files, which take up a few lines of the archive even where they are empty.
  expect(bytes.length).toBeLessThan(520 * gatheredRooms.archived.length);
});

test("what may be put back is every column that is taken along", () => {
  expect(gatheredRooms.archived.length).toBeGreaterThan(10);
  for (const table of gatheredRooms.archived)
    expect([table.name, Object.keys(table.row.shape).sort()]).toEqual([table.name, columnsOf(table).sort()]);
});

test("R56: what an organisation has is archived, unless it is named with its reason", async () => {
  const { db } = await newWorld();
  const { archived, readable } = gatheredRooms;
  const known = [...[...archived, ...readable].map(({ name }) => name), ...Object.keys(leftHere)];
  const forgotten = (await tenantTables(db)).filter((table) => !known.includes(table));
  const cure = "is in no archive: put it into `archived` of its room's manifest, or say here why not";
  expect(forgotten.map((table) => `${table} ${cure}`)).toEqual([]);
});

test("the files of an archive stand in the order they always had, later tables before what they refer to", () => {
  const names = holdingsOf(gatheredRooms).tables.map(({ name }) => name);
  expect(names.filter((name) => firstTables.includes(name))).toEqual(firstTables);
  const pairs = gatheredRooms.archived.flatMap((table) =>
    referencesOf(table).map(({ target }) => [table.name, target] as const),
  );
  const wrong = pairs.filter(
    ([from, to]) => from !== to && names.includes(to) && names.indexOf(from) > names.indexOf(to),
  );
  expect([pairs.length > 10, wrong]).toEqual([true, []]);
});

test("without photos an archive tells of none", async () => {
  const world = await newFlock();
  const { files, bytes } = await takeArchive(world, world.a, "?photos=false");
  expect([...files.keys()].filter((it) => /(?<!listing_)photos/.test(it))).toEqual([]);
  const { data, status } = await submitArchive(world, world.b, bytes);
  expect([status, data.counts.photos, data.counts.birds]).toEqual([201, 0, 3]);
});

test("only owners and managers take everything along or put it back", async () => {
  const world = await newFlock();
  const { bytes } = await takeArchive(world, world.a);
  for (const role of ["viewer", "keeper"] as const) {
    const resident = await settle(world.db, world.env, "Clube", role);
    expect((await world.ask("/api/archive", { as: resident })).status).toBe(403);
    expect((await submitArchive(world, resident, bytes)).status).toBe(403);
    expect((await putBack(world, resident, "0".repeat(64))).status).toBe(403);
    const { data } = (await (await world.ask("/api/archive/state", { as: resident })).json()) as { data: object };
    expect(data).toMatchObject({ may: false, waiting: null });
  }
  const manager = await settle(world.db, world.env, "Clube", "manager");
  const { data } = await submitArchive(world, manager, bytes);
  expect((await putBack(world, manager, data.digest)).status).toBe(200);
  expect((await world.ask("/api/archive")).status).toBe(401);
});

test("an uploaded archive waits for confirmation and is restored once", async () => {
  const world = await newFlock();
  const { b, countIn, ask } = world;
  const { bytes } = await takeArchive(world, world.a);
  const { data } = await submitArchive(world, b, bytes);
  expect(data).toMatchObject({
    organization: "Viveiro A",
    file_name: "arquivo.zip",
    over_limit: 0,
    counts: { birds: 3 },
  });
  expect(await countIn("birds")).toBe(0);
  const state = async () => ((await (await ask("/api/archive/state", { as: b })).json()) as { data: object }).data;
  expect(await state()).toMatchObject({ is_empty: true, may: true, waiting: data });
  expect(await putBack(world, b, "0".repeat(64))).toMatchObject({ status: 409 });
  expect(await putBack(world, world.a, data.digest)).toMatchObject({ status: 409, code: "conflict" });
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  expect(await state()).toMatchObject({ is_empty: false, birds: 3, photos: 1, waiting: null });
  const again = await putBack(world, b, data.digest);
  expect([again.status, again.detail]).toEqual([409, expect.stringContaining("empty organisation")]);
  expect(await countIn("birds")).toBe(3);
  // The trail tells of it, and what the flock's own told is there too.
  const [entry] = await world.db.all(
    sql`SELECT subject, deed, user_id, changes FROM audit WHERE org_id = ${b.org_id} AND deed = 'imported'`,
  );
  const changes = `{"name":[null,"Viveiro A, ${new Date().toISOString().slice(0, 10)}"],"birds":[null,3]}`;
  expect(entry).toEqual({ subject: "import", deed: "imported", user_id: b.user_id, changes });
});

test("two parallel restores restore one flock; birds already there stay unchanged", async () => {
  const world = await newFlock();
  const { bytes } = await takeArchive(world, world.a);
  const { data } = await submitArchive(world, world.b, bytes);
  const answers = await Promise.all([1, 2, 3].map(() => putBack(world, world.b, data.digest)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect([await world.countIn("birds"), await world.countIn("species")]).toEqual([3, 1]);
});

test("what the plan does not allow is counted, and nothing of it is written", async () => {
  const world = await newFlock();
  const { a, b, db, countIn } = world;
  const flock = Array.from({ length: 12 }, (_, at) => ({
    id: newId("bird"),
    identifier: `X ${at}`,
    species_id: world.species_id,
  }));
  await writeBirds(world, a, flock);
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${b.org_id}`);
  const { data } = await submitArchive(world, b, (await takeArchive(world, a)).bytes);
  expect(data.over_limit).toBe(5);
  expect(await putBack(world, b, data.digest)).toMatchObject({
    status: 402,
    detail: expect.stringContaining("5 more birds"),
  });
  expect([await countIn("birds"), await countIn("species"), await countIn("audit")]).toEqual([0, 0, 0]);
});

test("an id of another organisation in an archive refers to nothing", async () => {
  const world = await newFlock();
  const { files } = await takeArchive(world, world.a);
  const stranger = await settle(world.db, world.env, "Outro");
  // The file names people, birds and keys of the first organisation; the second has none of them.
  const named = withRows(files, "birds", (rows) =>
    rows.map((row) => ({ ...row, changed_by: world.a.user_id, import_id: "imp_x" })),
  );
  const { data } = await submitArchive(world, stranger, await zipped(named));
  expect((await putBack(world, stranger, data.digest)).status).toBe(200);
  const rows = await world.db.all<Record<string, unknown>>(sql`SELECT * FROM birds WHERE org_id = ${stranger.org_id}`);
  const theirs = JSON.stringify(rows);
  for (const id of [world.a.user_id, world.a.org_id, world.father.id, world.species_id, "imp_x"])
    expect(theirs).not.toContain(id);
});

test("ten archives in ten minutes are enough for one person", async () => {
  const world = await newWorld();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const answer = await world.ask("/api/archive", { as: world.a });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test("dead birds of an older archive are restored without a cage and do not count against the plan", async () => {
  const world = await newFlock();
  const { a, b, db, make } = world;
  const { id: dead } = await make.status("deceased");
  const flock = Array.from({ length: 12 }, (_, at) => ({
    id: newId("bird"),
    identifier: `X ${at}`,
    species_id: world.species_id,
    status_id: dead,
  }));
  await writeBirds(world, a, flock);
  await world.ask("/api/places", { as: a, json: { kind: "cage", name: "Gaiola 1" } });
  const { files } = await takeArchive(world, a);
  const [place] = rowsIn(files, "places");
  const caged = withRows(files, "birds", (rows) =>
    rows.map((row) => (row.status_id === dead ? { ...row, place_id: place?.id } : row)),
  );
  await db.run(sql`UPDATE organizations SET plan = 'starter', trial_ends_at = NULL WHERE id = ${b.org_id}`);
  const { data } = await submitArchive(world, b, await zipped(caged));
  expect(data).toMatchObject({ over_limit: 0 });
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const stored = await db.all(sql`SELECT count(*) AS n, count(place_id) AS caged FROM birds
    WHERE org_id = ${b.org_id} AND identifier LIKE 'X %'`);
  expect(stored).toEqual([{ n: 12, caged: 0 }]);
});
