import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { rate } from "#worker/accounts/rates.ts";
import { photoStorage } from "#worker/photos/contract.ts";
import { removeLostFiles } from "#worker/photos/files.ts";
import { pictureBytes } from "./photos.ts";

const faces = await pictureBytes({ format: "png", width: 20, height: 20 });

async function newStorage() {
  const world = await newWorld();
  const { ask, db, env, a } = world;
  const portrait = async (as: Resident = a) => {
    const form = new FormData();
    form.set("portrait", new File([faces as BlobPart], "eu.png"));
    const answer = await ask("/api/profile/portrait", { as, method: "PUT", form });
    const { errors, detail } = (await answer.json()) as { errors?: Array<{ code: string }>; detail?: string };
    return [answer.status, errors?.[0]?.code ?? detail];
  };
  const lost = (bytes: number, name = "photos/x", of = a) =>
    db.run(sql`INSERT INTO lost_files (file_key, bytes, lost_at)
      VALUES (${`org/${of.org_id}/${name}`}, ${bytes}, ${new Date().toISOString()})`);
  const sweep = () => removeLostFiles(db, env, new Date(Date.now() + 2 * 3_600_000).toISOString());
  return { ...world, portrait, lost, sweep };
}

test("what was replaced counts against its organisation until it is swept, and against no other", async () => {
  const { portrait, lost, sweep, db, a, b } = await newStorage();
  await lost(photoStorage - 2 * faces.length);
  for (let n = 0; n < 2; n += 1) expect(await portrait()).toEqual([200, undefined]);
  // The file that it took the place of is lost now.
  const full = [422, "photos.storage_full"];
  expect(await portrait()).toEqual(full);
  expect(await portrait(b)).toEqual([200, undefined]);
  await sweep();
  expect(await portrait()).toEqual([200, undefined]);
  await db.run(sql`UPDATE organizations SET stored_bytes = ${photoStorage} WHERE id = ${a.org_id}`);
  expect(await portrait()).toEqual(full);
  const [left] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM lost_files`);
  expect(left?.n).toBe(1);
});

test("small copies count with their photos", async () => {
  const { portrait, db, ask, a, ...world } = await newStorage();
  const { id } = await makeFor({ ask, db, ...world } as never, a).bird();
  const bytes = photoStorage - faces.length - 60_000;
  await db.run(sql`INSERT INTO bird_photos (id, org_id, bird_id, file_key, type, bytes, width, height, position, created_at)
    VALUES ('photo_x', ${a.org_id}, ${id}, 'x', 'image/png', ${bytes}, 9, 9, 1, '2026-01-01')`);
  const used = async () => {
    const { data } = (await (await ask(`/api/birds/${id}/photos`, { as: a })).json()) as {
      data: { storage: { used: number } };
    };
    return data.storage.used;
  };
  expect([(await portrait())[0], await used()]).toEqual([200, bytes]);
  await db.run(sql`UPDATE bird_photos SET thumb_key = 'y'`);
  expect([(await portrait())[0], (await used()) - bytes]).toEqual([422, 65_536]);
});

test("replacing photos without end is limited, and colleagues are not held up by it", async () => {
  const world = await newStorage();
  const { portrait, a } = world;
  const viewer = await colleague(world, a, "viewer");
  const answers: unknown[] = [];
  for (let n = 0; n < 31; n += 1) answers.push((await portrait(viewer))[0]);
  expect([answers.filter((it) => it === 200).length, answers.at(-1)]).toEqual([30, 429]);
  expect(await portrait(viewer)).toEqual([429, expect.stringContaining("Send the others in 10 min")]);
  expect(await portrait()).toEqual([200, undefined]);
});

test("an organisation that sent its fill waits, whoever of it sends, and another does not", async () => {
  const world = await newStorage();
  const { portrait, db, env, a, b } = world;
  const viewer = await colleague(world, a, "viewer");
  const { key, count } = await rate(env, "store.organization", a.org_id);
  await db.run(sql`INSERT INTO rate_counters (key, n, ends_at) VALUES (${key}, ${count - 1}, '2999-01-01')`);
  expect(await portrait()).toEqual([200, undefined]);
  expect((await portrait(viewer))[0]).toBe(429);
  expect(await portrait(b)).toEqual([200, undefined]);
});

test("of ten clients that send at once into room for one file one is taken, and nothing is left of the others", async () => {
  const world = await newStorage();
  const { ask, lost, db, a } = world;
  const { id } = await makeFor(world, a).bird();
  await lost(photoStorage - faces.length);
  const photo = async () => {
    const form = new FormData();
    form.set("photo", new File([faces as BlobPart], "ave.png"));
    return (await ask(`/api/birds/${id}/photos`, { as: a, form })).status;
  };
  const answers = await Promise.all(Array.from({ length: 10 }, photo));
  expect(answers.sort()).toEqual([201, ...Array(9).fill(422)]);
  const left = await db.all(sql`SELECT file_key FROM lost_files WHERE file_key NOT LIKE '%photos/x'`);
  expect(left).toEqual([]);
});

test("one run of the clock removes every orphaned file from the storage", async () => {
  const { sweep, db, a } = await newStorage();
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
    INSERT INTO lost_files (file_key, lost_at) SELECT ${`org/${a.org_id}/photos/`} || i, '2026-01-01T00:00:00.000Z' FROM n`);
  await sweep();
  expect(await db.all(sql`SELECT file_key FROM lost_files`)).toEqual([]);
});

test("all photos and files are one sum, kept as they come, change and go", async () => {
  const { db, a, ...world } = await newStorage();
  const counted = async () =>
    (await db.all<{ n: number }>(sql`SELECT stored_bytes AS n FROM organizations WHERE id = ${a.org_id}`))[0]?.n;
  await db.run(sql`INSERT INTO registrations (id, org_id, kind, number, file_key, file_type, file_bytes, created_at, updated_at)
    VALUES ('reg_x', ${a.org_id}, 'other', '1', 'org/x/papers/1', 'application/pdf', 1000, '', '')`);
  expect(await counted()).toBe(1000);
  await db.run(sql`UPDATE registrations SET file_key = 'org/x/papers/2', file_bytes = 300`);
  expect(await counted()).toBe(300);
  expect(await db.all(sql`SELECT file_key, bytes FROM lost_files`)).toEqual([
    { file_key: "org/x/papers/1", bytes: 1000 },
  ]);
  await db.run(sql`DELETE FROM registrations`);
  expect(await counted()).toBe(0);
  // Photos, with their small copies, and the files of health events stand in the same sum.
  const { id } = await makeFor({ ...world, db, a } as never, a).bird();
  await db.run(sql`INSERT INTO bird_photos (id, org_id, bird_id, file_key, thumb_key, type, bytes, width, height, position, created_at)
    VALUES ('photo_x', ${a.org_id}, ${id}, 'x', 'y', 'image/png', 100, 9, 9, 1, '')`);
  await db.run(sql`INSERT INTO health_events (id, org_id, bird_id, kind, on_day, created_at, updated_at)
    VALUES ('health_x', ${a.org_id}, ${id}, 'laboratory', '2026-01-01', '', '')`);
  await db.run(sql`INSERT INTO health_files (id, org_id, event_id, name, file_key, file_type, file_bytes, created_at)
    VALUES ('hf_x', ${a.org_id}, 'health_x', 'a', 'z', 'application/pdf', 7, '')`);
  expect(await counted()).toBe(207);
  await db.run(sql`DELETE FROM bird_photos`);
  await db.run(sql`DELETE FROM health_events`);
  expect(await counted()).toBe(0);
});
