import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { flock } from "./listed-flock.ts";

test("a signed-in page costs one round trip, its session included, and a write one more", async () => {
  const { ask, a, db, list, sold, finch } = await flock();
  const { items } = await list("");
  const id = items[0]?.id;
  const paths = [
    "/api/birds/",
    "/api/birds/page",
    `/api/birds/page?sort_by=status&status_id=${sold.id}&species_id=${finch.id}&q=a`,
    "/api/birds/choices?of=place_id&q=a",
    "/api/dashboard",
    "/api/birds/new-form",
    "/api/birds/picker?sex=male&who=living&q=a",
    "/api/birds/picker",
    "/api/birds/picker/places?q=a",
    `/api/birds/${id}`,
    `/api/birds/${id}/form`,
    `/api/birds/${id}/lineage?ancestors=6&descendants=6`,
    "/api/statuses/",
    "/api/bird-species/",
    "/api/bird-species/catalogue",
  ];
  for (const path of paths) {
    const before = tripsOf(db).length;
    const answer = await ask(path, { as: a });
    expect([path, answer.status, tripsOf(db).length - before]).toEqual([path, 200, 1]);
    expect(answer.headers.get("Server-Timing")).toContain('desc="1"');
  }
  const before = tripsOf(db).length;
  await ask("/api/birds", { as: a, json: { identifier: "new", species_id: finch.id } });
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { name: "x" } });
  expect(tripsOf(db).length - before).toBe(4);
});

test("pages walk an index instead of sorting or counting the flock", async () => {
  const { db, list, sold, finch } = await flock();
  const questions = [
    "",
    "page=2&order=asc",
    `species_id=${finch.id}`,
    `status_id=${sold.id}`,
    "status_id=none",
    "sex=male",
    "sort_by=identifier",
    "sort_by=birth_date&order=asc",
    "sort_by=species",
    "sort_by=species&order=asc",
    "status_id=current",
    `status_id=current&species_id=${finch.id}`,
    "status_id=current&sex=male&order=asc",
    "status_id=current&sort_by=identifier",
    "status_id=current&sort_by=birth_date",
  ];
  for (const question of questions) {
    await list(question);
    const [page, total] = tripsOf(db).at(-1) ?? [];
    expect([question, await planOf(db, page)]).not.toEqual([question, expect.stringContaining("TEMP B-TREE")]);
    expect(total?.sql).toContain("bird_counts");
  }
  await list("sort_by=status");
  // Only the page that was found is put in order once more.
  expect((await planOf(db, tripsOf(db).at(-1)?.[0])).split("TEMP B-TREE")).toHaveLength(2);
});

test("birds without ring, parents or status are found by an index, and those of a season by their birth date", async () => {
  const { db, list } = await flock();
  for (const [question, index] of [
    ["kind=reference", "birds_of_others"],
    ["missing=ring", "birds_without_ring"],
    ["missing=parents", "birds_without_parents"],
    ["missing=status", "birds_by_status"],
    ["born_from=2026&born_to=2026", "birds_by_birth"],
  ] as const) {
    await list(question);
    const [page, total] = tripsOf(db).at(-1) ?? [];
    for (const statement of [page, total])
      expect([question, await planOf(db, statement)]).toEqual([question, expect.stringContaining(index)]);
  }
});

test("counts stay true through every kind of change", async () => {
  const { ask, a, db, list, sold } = await flock();
  const { items } = await list("page_size=50");
  const [one, two, three] = items;
  await ask(`/api/birds/${one?.id}`, { as: a, method: "DELETE" });
  await ask(`/api/birds/${two?.id}`, { as: a, method: "PUT", json: { status_id: sold.id, sex: "female" } });
  await ask(`/api/birds/${three?.id}`, { as: a, method: "DELETE" });
  await ask(`/api/birds/${three?.id}/restore`, { as: a, method: "POST" });
  await ask(`/api/birds/${items[3]?.id}`, { as: a, method: "PUT", json: { is_reference: true } });
  const room = await ask("/api/places", { as: a, json: { kind: "room", name: "Sala" } });
  const { data: place } = (await room.json()) as { data: { id: string } };
  const present = items.slice(4).filter(({ status_id }) => status_id !== sold.id);
  for (const bird of present.slice(0, 3))
    await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { place_id: place.id } });
  expect((await db.all(sql`SELECT n FROM bird_counts WHERE dimension = 'place' AND key = ${place.id}`))[0]).toEqual({
    n: 3,
  });
  const wrong = await db.all(sql`
    SELECT dimension, key, n FROM bird_counts WHERE org_id = ${a.org_id}
    AND dimension IN ('all', 'species', 'status', 'species_status', 'sex', 'place') AND n <> (
      SELECT count(*) FROM birds WHERE birds.org_id = bird_counts.org_id AND deleted_at IS NULL AND is_reference = 0
        AND CASE dimension
        WHEN 'species' THEN species_id = key WHEN 'status' THEN ifnull(status_id, '') = key
        WHEN 'species_status' THEN species_id || ' ' || ifnull(status_id, '') = key
        WHEN 'sex' THEN sex = key WHEN 'place' THEN ifnull(place_id, '') = key ELSE 1 END
    )`);
  expect(wrong).toEqual([]);
});
