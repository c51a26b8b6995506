import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { tenantTables } from "#tests/app/tenant-tables.ts";
import { settle } from "#tests/app/world.ts";
import { png } from "#tests/archive/archived-flock.ts";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import { tick } from "#worker/schedule.ts";
import { inDays, newEnding } from "./ending.ts";

const canaries = ["ZZRING7", "ZZNOME", "ZZNOTA", "ZZSALA", "ZZESPECIE", "ZZNUMERO", "ZZPESSOA"];

/** An organisation with all kinds of things that name it, and its neighbour with the same. */
async function full() {
  const world = await newEnding();
  const { ask, a, b, db } = world;
  for (const [resident, mark] of [
    [a, "ZZ"],
    [b, "YY"],
  ] as const) {
    const make = makeFor(world, resident);
    const { id: species_id } = await make.species({ common_name: `${mark}ESPECIE` });
    const father = await make.bird({ species_id, sex: "male", identifier: `${mark}RING1` });
    const mother = await make.bird({ species_id, sex: "female", identifier: `${mark}RING2` });
    const young = { species_id, father_id: father.id, mother_id: mother.id, notes: `${mark}NOTA` };
    const child = await make.bird({ ...young, identifier: `${mark}RING7`, name: `${mark}NOME` });
    await make.bird({ ...young, identifier: `${mark}RING8`, foster_father_id: father.id });
    const room = await ask("/api/places", { as: resident, json: { name: `${mark}SALA`, kind: "room" } });
    const { id } = ((await room.json()) as { data: { id: string } }).data;
    const cage = await ask("/api/places", {
      as: resident,
      json: { name: `${mark}SALA 2`, kind: "cage", parent_id: id },
    });
    const { id: place_id } = ((await cage.json()) as { data: { id: string } }).data;
    await ask("/api/birds/move", { as: resident, json: { ids: [child.id], place_id } });
    await ask(`/api/birds/${child.id}/weights`, { as: resident, json: { weighed_on: "2026-01-02", grams: 21 } });
    const pair = { kind: "pair", cock_ids: [father.id], hen_ids: [mother.id], notes: `${mark}NOTA` };
    await ask("/api/pairs", { as: resident, json: pair });
    // A contact names itself, and one that is merged another: neither keeps the other from going.
    const people: string[] = [];
    for (const name of [`${mark}PESSOA`, `${mark}PESSOA 2`]) {
      const person = await ask("/api/contacts", { as: resident, json: { name } });
      people.push(((await person.json()) as { data: { id: string } }).data.id);
    }
    await ask(`/api/contacts/${people[0]}/merge`, { as: resident, json: { into_id: people[1] } });
    const form = new FormData();
    form.append("photo", new File([png], "a.png", { type: "image/png" }));
    expect((await ask(`/api/birds/${child.id}/photos`, { as: resident, form })).status).toBe(201);
    const paper = await ask("/api/registrations", {
      as: resident,
      json: { kind: "other", body: "ICNF", number: `${mark}NUMERO` },
    });
    const { id: registration } = ((await paper.json()) as { data: { id: string } }).data;
    for (const [path, field] of [
      [`/api/registrations/${registration}/file`, "file"],
      ["/api/organizations/current/logo", "logo"],
      ["/api/profile/portrait", "portrait"],
    ] as const) {
      const sent = new FormData();
      sent.append(field, new File([png], "a.png", { type: "image/png" }));
      expect([path, (await ask(path, { as: resident, method: "PUT", form: sent })).status]).toEqual([path, 200]);
    }
    await ask(`/api/birds/${father.id}`, { as: resident, method: "DELETE" });
  }
  const rowsOf = async (org_id: string) => {
    const counted: Record<string, number> = {};
    for (const table of await tenantTables(db)) {
      const [row] = await db.all<{ n: number }>(
        sql`SELECT count(*) AS n FROM ${sql.identifier(table)} WHERE org_id = ${org_id}`,
      );
      if (row && row.n > 0) counted[table] = row.n;
    }
    return counted;
  };
  const filesOf = async (org_id: string) =>
    (await world.env.FILES.list({ prefix: `org/${org_id}/` })).objects.map(({ key }) => key);
  const bytes = async () => {
    await db.run(sql`VACUUM`);
    return readFile((world.env.DATABASE_URL ?? "").replace(/^file:/, ""), "latin1");
  };
  return { ...world, rowsOf, filesOf, bytes };
}

test("R57: a month after closing nothing of an organisation is left, to the last byte, and its neighbour is as it was", async () => {
  const { a, b, db, env, close, rowsOf, filesOf, bytes, ask } = await full();
  const [theirs, theirFiles] = [await rowsOf(b.org_id), await filesOf(b.org_id)];
  const before = await bytes();
  for (const word of [...canaries, a.org_id, a.email]) expect([word, before.includes(word)]).toEqual([word, true]);
  expect((await filesOf(a.org_id)).length).toBeGreaterThan(0);
  expect((await close()).status).toBe(201);
  await tick(db, env, inDays(29, 20));
  expect(Object.keys(await rowsOf(a.org_id)).length).toBeGreaterThan(10);
  await tick(db, env, inDays(31));
  expect([await rowsOf(a.org_id), await filesOf(a.org_id)]).toEqual([{}, []]);
  const after = await bytes();
  for (const word of [...canaries, a.org_id, a.user_id, a.email])
    expect([word, after.includes(word)]).toEqual([word, false]);
  expect((await ask("/api/auth/me", { as: a })).status).toBe(401);
  const kept = await db.all<{ id_hash: string; rows: number }>(sql`SELECT id_hash, rows FROM erasures`);
  expect(kept).toEqual([{ id_hash: expect.stringMatching(/^[0-9a-f]{64}$/), rows: expect.any(Number) }]);
  expect(kept[0]?.rows).toBeGreaterThan(30);
  expect(await filesOf(b.org_id)).toEqual(theirFiles);
  // The clock ended their session and emptied their trash in that month; what they keep is untouched.
  const { birds, sessions, audit, bird_counts, ...rest } = await rowsOf(b.org_id);
  const { birds: hadBirds, sessions: _, audit: __, bird_counts: ___, ...had } = theirs;
  expect([rest, birds]).toEqual([had, (hadBirds ?? 0) - 1]);
  expect([sessions ?? 0, (audit ?? 0) > 0, (bird_counts ?? 0) > 0]).toEqual([0, true, true]);
});

test("the last archive of a closed organisation begins again elsewhere", async () => {
  const world = await full();
  const { a, db, env, close } = world;
  await close();
  const { bytes } = await takeArchive(world, a);
  await tick(db, env, inDays(31));
  const c = await settle(db, env, "Viveiro C");
  const { data: waiting } = await submitArchive(world, c, bytes);
  await putBack(world, c, waiting.digest);
  const birds = await (await world.ask("/api/birds?page_size=100", { as: c })).text();
  for (const ring of ["ZZRING2", "ZZRING7", "ZZRING8"]) expect([ring, birds.includes(ring)]).toEqual([ring, true]);
});

test("erasing that is broken off at any write goes on where it stood", async () => {
  const { a, b, db, env, close, rowsOf } = await full();
  await close();
  const theirs = Object.keys(await rowsOf(b.org_id));
  const whole = db.batch.bind(db);
  for (let left = 3; Object.keys(await rowsOf(a.org_id)).length > 0; left += 5) {
    let writes = left;
    db.batch = ((...given: Parameters<typeof whole>) => {
      if (writes === 0) throw new Error("killed");
      writes -= 1;
      return whole(...given);
    }) as unknown as typeof db.batch;
    await tick(db, env, inDays(31));
    db.batch = whole;
    expect(left).toBeLessThan(400);
  }
  await tick(db, env, inDays(31));
  const [gone] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM organizations WHERE id = ${a.org_id}`);
  expect(gone?.n).toBe(0);
  expect(Object.keys(await rowsOf(b.org_id)).filter((table) => table !== "sessions")).toEqual(
    theirs.filter((table) => table !== "sessions"),
  );
});
