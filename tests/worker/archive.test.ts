import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#db/ids.ts";
import { birdPhotos } from "#db/schema/bird-papers.ts";
import {
  bytesOf,
  handIn,
  jsonIn,
  putBack,
  rowsIn,
  takeArchive,
  textIn,
  type Unpacked,
  unzipped,
  withRows,
  zipped,
} from "#tests/archives.ts";
import { readText, writeBirds } from "#tests/exports.ts";
import { makeFor } from "#tests/make.ts";
import { pictureBytes, talkativePicture } from "#tests/photos.ts";
import { newWorld, settle } from "#tests/world.ts";
import { archivedTables } from "#worker/archive/contract.ts";
import { archivedRows } from "#worker/archive/rows-contract.ts";
import { columnsOf } from "#worker/archive/tables.ts";

async function newFlock() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const father = await make.bird({ identifier: "PT 1", sex: "male", species_id, name: "=Rei" });
  const mother = await make.bird({ identifier: "PT 2", sex: "female", species_id });
  const young = await make.bird({
    identifier: "PT 3",
    species_id,
    father_id: father.id,
    mother_id: mother.id,
    notes: "a\nb",
  });
  const photo = {
    org_id: world.a.org_id,
    bird_id: father.id,
    type: "image/png",
    bytes: 12,
    width: 1,
    height: 1,
    position: 1,
  };
  const file_key = `org/${world.a.org_id}/photos/${newId("photo")}`;
  await world.env.FILES.put(file_key, png);
  await world.db
    .insert(birdPhotos)
    .values({ ...photo, id: newId("photo"), file_key, created_at: new Date().toISOString() });
  const { db, b } = world;
  const countIn = async (table: string, { org_id } = b) =>
    (await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.raw(table)} WHERE org_id = ${org_id}`))[0]?.n;
  return { ...world, make, father, mother, young, species_id, countIn };
}
const png = await pictureBytes({ format: "png", width: 4, height: 4 });

test("an archive holds every table twice, for machines and for people, its photos, and sums over all of it", async () => {
  const world = await newFlock();
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
  expect([...files.keys()].filter((it) => /^(data|csv)\//.test(it))).toHaveLength(20);
  const [, row] = readText(files.get("csv/birds.csv") ?? new Uint8Array(), ";");
  expect([textIn(files, "csv/birds.csv").split(";").slice(1, 4), row?.[2]]).toEqual([
    ["Anilha", "Nome", "Sexo"],
    "'=Rei",
  ]);
  expect(textIn(files, "csv/birds.csv")).toMatch(/PT 3;;desconhecido;Canário;.*;PT 1;PT 2;/);
  const [photo] = [...files.keys()].filter((it) => it.startsWith("photos/"));
  expect([...(files.get(photo ?? "") ?? [])]).toEqual([...png]);
  // No account, no secret, no organisation's id.
  const all = [...files.values()].map((it) => new TextDecoder().decode(it)).join("");
  for (const secret of [world.a.org_id, world.a.email, "password", "org_id", "file_key"])
    expect(all).not.toContain(secret);
  expect(bytes.length).toBeLessThan(20_000);
});

test("what may be put back is every column that is taken along", () => {
  for (const table of archivedTables)
    expect([table, Object.keys(archivedRows[table].shape).sort()]).toEqual([table, columnsOf(table).sort()]);
});

test("without photos an archive tells of none", async () => {
  const world = await newFlock();
  const { files, bytes } = await takeArchive(world, world.a, "?photos=false");
  expect([...files.keys()].filter((it) => /photos/.test(it))).toEqual([]);
  const { data, status } = await handIn(world, world.b, bytes);
  expect([status, data.counts.photos, data.counts.birds]).toEqual([201, 0, 3]);
});

test("only owners and managers take everything along or put it back", async () => {
  const world = await newFlock();
  const { bytes } = await takeArchive(world, world.a);
  for (const role of ["viewer", "keeper"] as const) {
    const resident = await settle(world.db, world.env, "Clube", role);
    expect((await world.ask("/api/archive", { as: resident })).status).toBe(403);
    expect((await handIn(world, resident, bytes)).status).toBe(403);
    expect((await putBack(world, resident, "0".repeat(64))).status).toBe(403);
    const { data } = (await (await world.ask("/api/archive/state", { as: resident })).json()) as { data: object };
    expect(data).toMatchObject({ may: false, waiting: null });
  }
  const manager = await settle(world.db, world.env, "Clube", "manager");
  const { data } = await handIn(world, manager, bytes);
  expect((await putBack(world, manager, data.digest)).status).toBe(200);
  expect((await world.ask("/api/archive")).status).toBe(401);
});

test("an archive waits until its reader says yes, and is put back once", async () => {
  const world = await newFlock();
  const { b, countIn, ask } = world;
  const { bytes } = await takeArchive(world, world.a);
  const { data } = await handIn(world, b, bytes);
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

test("two hands at once put one flock back, not two; a bird that came first is left alone", async () => {
  const world = await newFlock();
  const { bytes } = await takeArchive(world, world.a);
  const { data } = await handIn(world, world.b, bytes);
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
  const { data } = await handIn(world, b, (await takeArchive(world, a)).bytes);
  expect(data.over_limit).toBe(5);
  expect(await putBack(world, b, data.digest)).toMatchObject({
    status: 402,
    detail: expect.stringContaining("5 birds more"),
  });
  expect([await countIn("birds"), await countIn("species"), await countIn("audit")]).toEqual([0, 0, 0]);
});

test("an id of somebody else's in the file names nobody here", async () => {
  const world = await newFlock();
  const { files } = await takeArchive(world, world.a);
  const stranger = await settle(world.db, world.env, "Outro");
  // The file names people, birds and keys of the first organisation; the second has none of them.
  const named = withRows(files, "birds", (rows) =>
    rows.map((row) => ({ ...row, changed_by: world.a.user_id, import_id: "imp_x" })),
  );
  const { data } = await handIn(world, stranger, await zipped(named));
  expect((await putBack(world, stranger, data.digest)).status).toBe(200);
  const rows = await world.db.all<Record<string, unknown>>(sql`SELECT * FROM birds WHERE org_id = ${stranger.org_id}`);
  const theirs = JSON.stringify(rows);
  for (const id of [world.a.user_id, world.a.org_id, world.father.id, world.species_id, "imp_x"])
    expect(theirs).not.toContain(id);
});

test("a photo in the file is kept with nothing in it but the picture", async () => {
  const world = await newFlock();
  const { files } = await takeArchive(world, world.a);
  const { bytes, secret } = await talkativePicture({ format: "png" });
  const told = new Map([...files].map(([name, old]) => [name, name.startsWith("photos/") ? bytes : old]));
  const { data } = await handIn(world, world.b, await zipped(told));
  expect((await putBack(world, world.b, data.digest)).status).toBe(200);
  const [photo] = await world.db.select().from(birdPhotos).where(eq(birdPhotos.org_id, world.b.org_id));
  const kept = await world.env.FILES.get(photo?.file_key ?? "");
  const text = new TextDecoder("latin1").decode(await kept?.arrayBuffer());
  expect([text.includes("IHDR"), text.includes(secret), photo?.width]).toEqual([true, false, 64]);
});

type Broken = [
  what: string,
  says: RegExp,
  make: (files: Unpacked, whole: Uint8Array) => Promise<Uint8Array> | Uint8Array,
];
const encode = (text: string) => new TextEncoder().encode(text);
const row = (at: number, given: object) => (rows: Array<Record<string, unknown>>) =>
  rows.map((it, n) => (n === at ? { ...it, ...given } : it));
const ids = (files: Unpacked) => rowsIn(files, "birds").map(({ id }) => id as string);
const bird = (files: Unpacked, at: number, given: object) => zipped(withRows(files, "birds", row(at, given)));

const broken: Broken[] = [
  ["no zip", /not an archive/, () => encode("hello")],
  ["an empty file", /not an archive|Choose/, () => new Uint8Array()],
  ["cut off", /not an archive/, (_, whole) => whole.subarray(0, whole.length - 30)],
  ["another zip", /not an archive|does not belong/, () => bytesOf([{ name: "xl/workbook.xml", content: ["<x/>"] }])],
  ["another manifest", /not an archive/, () => bytesOf([{ name: "manifest.json", content: ["{}"] }])],
  ["no JSON", /not an archive/, () => bytesOf([{ name: "manifest.json", content: ["{"] }])],
  ["a later version", /later version/, (files) => zipped(files, { version: 2 })],
  ["no version", /manifest.json is not/, (files) => zipped(files, { version: "1" })],
  [
    "a missing table",
    /missing in the archive: data\/birds/,
    (files) => zipped(new Map([...files].filter(([it]) => it !== "data/birds.jsonl"))),
  ],
  [
    "a missing photo",
    /missing in the archive: photos/,
    (files) => {
      const sums = jsonIn<{ files: object }>(files, "manifest.json").files;
      return zipped(new Map([...files].filter(([it]) => !it.startsWith("photos/"))), { files: sums });
    },
  ],
  [
    "a wrong sum",
    /is not what was in the archive/,
    (files) => {
      const sums = jsonIn<{ files: object }>(files, "manifest.json").files;
      return zipped(withRows(files, "birds", row(0, { name: "Outro" })), { files: sums });
    },
  ],
  [
    "a wrong count",
    /is not what was in the archive/,
    (files) => zipped(files, { counts: { ...jsonIn<{ counts: object }>(files, "manifest.json").counts, birds: 2 } }),
  ],
  [
    "a file nobody listed",
    /does not belong there/,
    (files) => zipped(new Map([...files, ["data/users.jsonl", encode("")]])),
  ],
  [
    "a way out",
    /does not belong there: \.\.\/\.\.\/etc/,
    (files) => zipped(new Map([...files, ["../../etc/passwd", encode("x")]])),
  ],
  ["an absolute path", /does not belong there/, (files) => zipped(new Map([...files, ["/photos/x.png", png]]))],
  [
    "a photo that is a page",
    /is not a JPEG/,
    (files) => zipped(new Map([...files, ["photos/ph_x.png", encode("<svg onload=alert(1)>")]])),
  ],
  [
    "an unknown column",
    /Row 1 of data\/birds.jsonl has a value in org_id/,
    (files) => bird(files, 0, { org_id: "org_x" }),
  ],
  ["a wrong type", /Row 2 of data\/birds.jsonl has a value in version/, (files) => bird(files, 1, { version: "1" })],
  ["a word that is none", /value in sex/, (files) => bird(files, 0, { sex: "cock" })],
  ["an id that is a path", /value in id/, (files) => bird(files, 0, { id: "../x" })],
  ["a column that is missing", /value in identifier/, (files) => bird(files, 0, { identifier: undefined })],
  ["an invisible sign", /value in identifier/, (files) => bird(files, 0, { identifier: "PT\u202e1" })],
  ["a control sign", /value in name/, (files) => bird(files, 0, { name: "a\u0000b" })],
  [
    "a row that is no object",
    /Row 1 of data\/birds.jsonl/,
    (files) => zipped(withRows(files, "birds", (rows) => [7, ...rows])),
  ],
  [
    "a row that is no JSON",
    /Row 1 of data\/birds.jsonl cannot be read/,
    (files) => zipped(withRows(files, "birds", () => ["{"])),
  ],
  ["a day that is none", /value in birth_date/, (files) => bird(files, 0, { birth_date: "2026-02-30" })],
  [
    "no grams",
    /value in grams/,
    (files) =>
      zipped(
        withRows(files, "bird_weights", () => [
          {
            id: "wt_1",
            bird_id: ids(files)[0],
            weighed_on: "2026-01-01",
            grams: 0,
            created_at: "2026-01-01T00:00:00Z",
          },
        ]),
      ),
  ],
  [
    "a ring twice",
    /tag ID pt {2}1 is on two birds|tag ID ＰＴ 1 is on two birds/,
    (files) => bird(files, 1, { identifier: "ＰＴ 1" }),
  ],
  ["an id twice", /Row 2 of data\/birds.jsonl repeats/, (files) => bird(files, 1, { id: ids(files)[0] })],
  [
    "a species twice",
    /Row 2 of data\/species.jsonl repeats/,
    (files) => zipped(withRows(files, "species", ([one]) => [one, { ...one, id: "sp_2", common_name: "CANARIO" }])),
  ],
  ["a father who is not there", /father_id, to something/, (files) => bird(files, 2, { father_id: "bird_nobody" })],
  ["a species of somebody else", /species_id, to something/, (files) => bird(files, 0, { species_id: "sp_else" })],
  ["a place of somebody else", /place_id, to something/, (files) => bird(files, 0, { place_id: "pl_else" })],
  [
    "a photo of nobody",
    /bird_id, to something/,
    (files) => zipped(withRows(files, "bird_photos", row(0, { bird_id: "bird_nobody" }))),
  ],
  ["a father who is a hen", /father that is not male/, (files) => bird(files, 2, { father_id: ids(files)[1] })],
  ["its own father", /its own ancestor/, (files) => bird(files, 0, { father_id: ids(files)[0] })],
  [
    "its own grandfather",
    /its own ancestor/,
    (files) =>
      zipped(
        withRows(withRows(files, "birds", row(0, { father_id: ids(files)[2] })), "birds", row(2, { sex: "male" })),
      ),
  ],
  [
    "places in a circle",
    /lies inside itself/,
    (files) => {
      const place = {
        kind: "room",
        position: 0,
        version: 1,
        created_at: "2026-01-01T00:00:00Z",
        updated_at: "2026-01-01T00:00:00Z",
      };
      return zipped(
        withRows(files, "places", () => [
          { ...place, id: "pl_1", name: "A", parent_id: "pl_2" },
          { ...place, id: "pl_2", name: "B", parent_id: "pl_1" },
        ]),
      );
    },
  ],
  [
    "a million rows",
    /too many rows/,
    (files) => zipped(new Map([...files, ["data/audit.jsonl", encode("{}\n".repeat(1_000_000))]])),
  ],
  [
    "a million empty lines",
    /too many rows/,
    (files) => zipped(new Map([...files, ["data/audit.jsonl", encode("\n".repeat(1_000_000))]])),
  ],
  [
    "a bomb",
    /too large to be restored/,
    (files) => zipped(new Map([...files, ["data/audit.jsonl", new Uint8Array(40 * 1024 * 1024).fill(32)]])),
  ],
  [
    "a bomb in a sheet",
    /too large to be restored/,
    (files) => zipped(new Map([...files, ["csv/audit.csv", new Uint8Array(40 * 1024 * 1024).fill(32)]])),
  ],
];

test("an archive that is not what it says is refused in plain words, and nothing is written", async () => {
  const world = await newFlock();
  const { bytes, files } = await takeArchive(world, world.a);
  for (const [what, says, make] of broken) {
    const { status, errors = [], detail } = await handIn(world, world.b, await make(files, bytes));
    const said = [detail, ...errors.map(({ message }) => message)].join(" ");
    expect([what, status === 422 || status === 413, said]).toEqual([what, true, expect.stringMatching(says)]);
  }
  for (const table of ["birds", "species", "places", "audit"])
    expect([table, await world.countIn(table)]).toEqual([table, 0]);
  expect(await world.env.FILES.get(`org/${world.b.org_id}/archive/file`)).toBeNull();
  // What was not touched still goes in.
  const { status } = await handIn(world, world.b, await zipped(unzipped(bytes)));
  expect(status).toBe(201);
}, 120_000);

test("a zip that holds the same name twice, or is larger than a worker can hold, is refused", async () => {
  const world = await newFlock();
  const { files } = await takeArchive(world, world.a);
  const manifest = { name: "manifest.json", content: [textIn(files, "manifest.json")] };
  const twice = await handIn(world, world.b, await bytesOf([manifest, manifest]));
  expect([twice.status, twice.errors?.[0]?.code]).toEqual([422, "archive.file.names"]);
  const large = await handIn(world, world.b, new Uint8Array(17 * 1024 * 1024));
  expect([large.status, large.errors?.[0]?.message]).toEqual([413, expect.stringContaining("16 MB")]);
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
