import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#db/ids.ts";
import { savedViews } from "#db/schema/accounts.ts";
import { birdPhotos } from "#db/schema/birds.ts";
import { mutations } from "#db/schema/genetics.ts";
import { places } from "#db/schema/places.ts";
import { birdWeights } from "#db/schema/record.ts";
import { ringColours } from "#db/schema/rings.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { writeBirds } from "#tests/exports/exports.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { rebuildInbreeding } from "#worker/kinship/rebuilding.ts";
import { cleanPhoto } from "#worker/photos/cleaning.ts";
import type { CleanPhoto } from "#worker/photos/faults.ts";
import { foldName } from "#worker/species/names.ts";
import { putBack, submitArchive, takeArchive } from "./archives.ts";
import { choice, type Fledgling, fledgling, flockOf, taken } from "./generated-birds.ts";

/** Pictures as the app keeps them, each with its small copy, which is lighter. */
const pictures = await Promise.all(
  (["jpeg", "png", "webp"] as const).map(async (format) => ({
    full: await clean({ format, width: 640, height: 480 }),
    small: await clean({ format: "webp", width: 8, height: 6 }),
  })),
);
async function clean(wanted: Parameters<typeof pictureBytes>[0]): Promise<CleanPhoto> {
  const cleaned = cleanPhoto(await pictureBytes(wanted));
  if ("fault" in cleaned) throw new Error(cleaned.fault);
  return cleaned.photo;
}

async function twoOrganizations() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { db, env, a } = world;
  for (const common_name of ["Canário", "=Estranha", 'Ave "rara"; de cá'])
    await makeFor(world, a).species({ common_name, temperature_c: 37.7, profile_notes: "a\nb" });
  // One that the other organisation has too, in another spelling.
  await makeFor(world, world.b).species({ common_name: "CANARIO" });
  await db.run(sql`UPDATE statuses SET name_pt = 'À parte', position = 99 WHERE org_id = ${a.org_id} AND key = 'sold'`);
  const idsOf = async (table: string) =>
    (await db.all<{ id: string }>(sql`SELECT id FROM ${sql.raw(table)} WHERE org_id = ${a.org_id} ORDER BY id`)).map(
      ({ id }) => id,
    );

  async function clear({ org_id }: Resident) {
    await db.run(sql`UPDATE birds SET father_id = NULL, mother_id = NULL, foster_father_id = NULL,
      foster_mother_id = NULL, place_id = NULL WHERE org_id = ${org_id}`);
    for (const table of ["birds", "audit", "saved_views", "ring_colours", "mutations"])
      await db.run(sql`DELETE FROM ${sql.raw(table)} WHERE org_id = ${org_id}`);
    await db.run(sql`UPDATE places SET parent_id = NULL WHERE org_id = ${org_id}`);
    await db.run(sql`DELETE FROM places WHERE org_id = ${org_id}`);
  }

  async function nest() {
    const at = new Date().toISOString();
    const made = (["room", "bank", "cage"] as const).map((kind) => ({ id: newId("place"), kind }));
    await db.insert(places).values(
      made.map(({ id, kind }, n) => ({
        id,
        kind,
        org_id: a.org_id,
        parent_id: made[n - 1]?.id ?? null,
        capacity: n === 2 ? 4 : null,
        name: `Lugar ${n}; "x"`,
        name_key: foldName(`Lugar ${n}; "x"`),
        position: n,
        created_at: at,
        updated_at: at,
      })),
    );
    return made.map(({ id }) => id);
  }

  /** Writes a flock with everything that hangs on it, moved about so that there is a history. */
  async function write(given: Fledgling[]) {
    const known = { species: await idsOf("species"), statuses: await idsOf("statuses"), places: await nest() };
    const flock = flockOf(given, known);
    const gone = await db.all<{ id: string }>(
      sql`SELECT id FROM statuses WHERE org_id = ${a.org_id} AND kind = 'gone'`,
    );
    const isGone = ({ status_id }: { status_id?: string | null }) => gone.some(({ id }) => id === status_id);
    // Who is gone now has lived somewhere before.
    const living = flock.map((it) => (isGone(it) ? { ...it, status_id: null } : it));
    await writeBirds(world, a, living);
    const at = new Date().toISOString();
    for (const [n, { id, ...bird }] of flock.entries()) {
      const it = given[n] as Fledgling;
      const row = { org_id: a.org_id, bird_id: id, created_at: at };
      for (const grams of it.weights)
        await db
          .insert(birdWeights)
          .values({ ...row, id: newId("weight"), weighed_on: "2026-03-04", grams: grams / 100 });
      if (it.kept === "here")
        for (const to of it.moves)
          await db.run(sql`UPDATE birds SET place_id = ${choice(known.places, to)}, updated_at = ${at},
            changed_by = ${a.user_id}, version = version + 1 WHERE org_id = ${a.org_id} AND id = ${id}`);
      if (isGone(bird))
        await db.run(sql`UPDATE birds SET status_id = ${bird.status_id}, place_id = NULL, updated_at = ${at},
          changed_by = ${a.user_id}, version = version + 1 WHERE org_id = ${a.org_id} AND id = ${id}`);
      const picture = it.photo === null ? undefined : pictures[it.photo];
      if (!picture) continue;
      const keys = {
        file_key: `org/${a.org_id}/photos/${newId("photo")}`,
        thumb_key: `org/${a.org_id}/photos/${newId("photo")}`,
      };
      await env.FILES.put(keys.file_key, picture.full.bytes);
      await env.FILES.put(keys.thumb_key, picture.small.bytes);
      const { type, bytes, width, height } = picture.full;
      const facts = { type, bytes: bytes.length, width, height, position: 1 };
      await db.insert(birdPhotos).values({ ...row, ...keys, ...facts, id: newId("photo"), caption: taken(it.word) });
    }
    const view = { org_id: a.org_id, user_id: a.user_id, list: "birds", created_at: at };
    const query = `species_id=${known.species[0]}&q=a`;
    await db.insert(savedViews).values({ ...view, id: newId("view"), name: "Os meus", query });
    const mutation = { org_id: a.org_id, species_id: known.species[0] ?? "", name_key: 'azul; "novo"', created_at: at };
    await db.insert(mutations).values({
      ...mutation,
      id: newId("mutation"),
      name: 'Azul; "novo"',
      former_names: ['Velho "x"'],
      updated_at: at,
      chromosome: "Z",
      inheritance: "incomplete",
      lethal: "subvital_DF",
      notes: "a\nb",
    });
    await db.insert(ringColours).values({ org_id: a.org_id, year: 2031, colour: "pink" });
    return flock.length;
  }

  /** Everything a flock is, told by rings and names: what is new in every organisation is left out. */
  async function flockIn({ org_id }: Resident) {
    const of = (query: ReturnType<typeof sql>) => db.all<Record<string, unknown>>(query);
    const ring = (id: string) =>
      sql.raw(
        `(SELECT r.identifier || ifnull(r.deleted_at, '') FROM birds r WHERE r.org_id = t.org_id AND r.id = t.${id})`,
      );
    const place = (id: string) => sql.raw(`(SELECT p.name FROM places p WHERE p.org_id = t.org_id AND p.id = t.${id})`);
    const birds = await of(sql`SELECT t.*, ${ring("father_id")} AS father, ${ring("mother_id")} AS mother,
        ${ring("foster_father_id")} AS foster_father, ${ring("foster_mother_id")} AS foster_mother, ${place("place_id")} AS place,
        (SELECT common_name FROM species s WHERE s.org_id = t.org_id AND s.id = t.species_id) AS species,
        (SELECT key FROM statuses s WHERE s.org_id = t.org_id AND s.id = t.status_id) AS status
      FROM birds t WHERE org_id = ${org_id} ORDER BY t.id`);
    const photos = await of(
      sql`SELECT t.*, ${ring("bird_id")} AS ring FROM bird_photos t WHERE org_id = ${org_id} ORDER BY id`,
    );
    return {
      birds: birds.map((row) =>
        without(
          row,
          "n",
          "species_id",
          "status_id",
          "father_id",
          "mother_id",
          "place_id",
          "foster_father_id",
          "foster_mother_id",
          "changed_by",
        ),
      ),
      places: (
        await of(sql`SELECT t.*, ${place("parent_id")} AS parent FROM places t WHERE org_id = ${org_id} ORDER BY id`)
      ).map((row) => without(row, "parent_id")),
      species: (await of(sql`SELECT * FROM species WHERE org_id = ${org_id} ORDER BY name_key`)).map((row) =>
        without(row, "created_at"),
      ),
      statuses: (await of(sql`SELECT * FROM statuses WHERE org_id = ${org_id} ORDER BY position`)).map((row) =>
        without(row, "position"),
      ),
      weights: (
        await of(sql`SELECT t.*, ${ring("bird_id")} AS ring FROM bird_weights t WHERE org_id = ${org_id} ORDER BY id`)
      ).map((row) => without(row, "bird_id")),
      moves: (
        await of(sql`SELECT t.*, ${ring("bird_id")} AS ring, ${place("from_place_id")} AS origin, ${place("to_place_id")} AS goal
        FROM moves t WHERE org_id = ${org_id}`)
      )
        .map((row) => JSON.stringify(without(row, "bird_id", "from_place_id", "to_place_id", "user_id")))
        .sort(),
      photos: await Promise.all(
        photos.map(async (row) => ({
          ...without(row, "bird_id", "file_key", "thumb_key"),
          file: await stored(row.file_key),
          thumb: await stored(row.thumb_key),
        })),
      ),
      mutations: (
        await of(sql`SELECT t.*, (SELECT common_name FROM species s WHERE s.org_id = t.org_id AND s.id = t.species_id) AS kind
          FROM mutations t WHERE org_id = ${org_id} ORDER BY name_key`)
      ).map((row) => without(row, "species_id")),
      colours: await of(sql`SELECT year, colour FROM ring_colours WHERE org_id = ${org_id}`),
      counts: (await of(sql`SELECT dimension, n FROM bird_counts WHERE org_id = ${org_id} AND n > 0`))
        .map((row) => JSON.stringify(row))
        .sort(),
    };
  }
  const stored = async (key: unknown) => {
    const file = await env.FILES.get(String(key));
    return file && [...new Uint8Array(await file.arrayBuffer())];
  };
  return { ...world, clear, write, flockIn };
}

const without = (row: Record<string, unknown>, ...columns: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !["id", "org_id", ...columns].includes(name)));

test("any flock that is archived and put back into an empty organisation is the same flock, photos byte for byte", async () => {
  const world = await twoOrganizations();
  const { a, b, db } = world;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fledgling, { minLength: 1, maxLength: 10 }),
      fc.constantFrom("pt", "en"),
      async (given, language) => {
        for (const resident of [a, b]) await world.clear(resident);
        await world.write(given);
        // Written straight into the database, so the app has not worked out anybody's F yet.
        await rebuildInbreeding({ db, org_id: a.org_id });
        const before = await world.flockIn(a);
        const { bytes } = await takeArchive(world, a, "", language);
        const { data, status, errors } = await submitArchive(world, b, bytes);
        expect([status, errors]).toEqual([201, undefined]);
        expect(data.counts).toMatchObject({ species: 3, places: 3, photos: before.photos.length });
        expect(data.counts.birds + data.counts.reference_birds + data.counts.birds_in_trash).toBe(given.length);
        expect(await putBack(world, b, data.digest)).toMatchObject({ status: 200, data: data.counts });
        expect(await world.flockIn(b)).toEqual(before);
        const listed = await db.all<{ created_at: string }>(
          sql`SELECT created_at FROM birds WHERE org_id = ${b.org_id} ORDER BY n`,
        );
        expect(listed).toEqual(listed.toSorted((one, other) => one.created_at.localeCompare(other.created_at)));
        expect(await world.flockIn(a)).toEqual(before);
        const [view] = await db.all<{ query: string; species: string }>(sql`SELECT query, (
        SELECT id FROM species WHERE org_id = ${b.org_id} AND instr(query, id) > 0) AS species
        FROM saved_views WHERE org_id = ${b.org_id}`);
        expect(view?.query).toBe(`species_id=${view?.species}&q=a`);
        // Nothing of the other organisation is named anywhere.
        const trail = await db.all<{ changes: string }>(sql`SELECT changes FROM audit WHERE org_id = ${b.org_id}`);
        const theirs = await db.all<{ id: string }>(sql`SELECT id FROM birds WHERE org_id = ${a.org_id}
        UNION ALL SELECT id FROM places WHERE org_id = ${a.org_id} UNION ALL SELECT id FROM statuses WHERE org_id = ${a.org_id}`);
        expect(theirs.filter(({ id }) => JSON.stringify(trail).includes(id))).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
}, 240_000);
