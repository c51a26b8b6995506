import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { tripsOf } from "#tests/app/world.ts";
import { putBack, rowsIn, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { dies, flockOf, plain, send, today } from "./ward.ts";

test("eight birds, five days, twice a day: ten doses; one that dies on the third day leaves the last ones", async () => {
  const { world, birds, ids } = await flockOf(8);
  const first_on = plusDays(today, -3);
  const { status, data } = await send(world, "/api/courses", { ...plain, bird_ids: ids, first_on });
  expect([status, data.withdrawal_until, data.doses.length]).toEqual([201, plusDays(first_on, 11), 10]);
  const path = `/api/courses/${data.id}`;
  for (const [on, nth] of [
    [first_on, 1],
    [first_on, 2],
    [plusDays(first_on, 1), 1],
  ] as const)
    expect((await send(world, `${path}/doses`, { on, nth, state: "given" })).status).toBe(200);
  await dies(world, birds[0] ?? { id: "" }, plusDays(first_on, 2));
  const after = (await send(world, path)).data;
  expect(after.doses.map(({ state, birds: n }) => `${state} ${n}`)).toEqual([
    ...["given 8", "given 8", "given 8", "missed 8", "missed 7", "missed 7", "due 7", "due 7", "coming 7", "coming 7"],
  ]);
  expect(after.counts).toEqual({ given: 3, skipped: 0, missed: 3, due: 2, coming: 2 });
  const seven = (await send(world, `${path}/doses`, { on: today, nth: 1, state: "given", except: [ids[1]] })).data;
  expect(seven.doses[6]).toMatchObject({
    state: "given",
    birds: 6,
    recorded: {
      except: [
        [ids[0], "PT 1"],
        [ids[1], "PT 2"],
      ],
    },
  });
  const { body } = await send(world, `/api/birds/${ids[1]}/health`);
  expect(body).toMatchObject({ data: { courses: [{ id: data.id, got: 3, without: 1, state: "running" }] } });
});

test("a dose is given once: who comes second reads who gave it and when, and what was pressed by mistake is taken back", async () => {
  const { world, ids } = await flockOf(2);
  const { data } = await send(world, "/api/courses", { ...plain, bird_ids: ids, first_on: today });
  const path = `/api/courses/${data.id}/doses`;
  const mark = { on: today, nth: 2, state: "given" };
  const both = await Promise.all([send(world, path, mark), send(world, path, mark)]);
  const [, second] = both.sort((one, other) => one.status - other.status);
  expect(both.map(({ status }) => status)).toEqual([200, 409]);
  expect(second?.body).toMatchObject({
    detail: expect.stringMatching(/already recorded this dose as given \(.*\d{4}.*\)/),
    current: { state: "given", at: expect.any(String), by: expect.any(String) },
  });
  const undone = await send(world, `${path}/${today}/2`, undefined, "DELETE");
  expect([undone.status, undone.data.counts.given]).toEqual([200, 0]);
  expect((await send(world, `${path}/${today}/2`, undefined, "DELETE")).status).toBe(404);
  const key = { "Idempotency-Key": "two-thumbs" };
  const again = [await send(world, path, mark, "POST", key), await send(world, path, mark, "POST", key)];
  expect(again.map(({ status, data: it }) => [status, it.counts.given])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  const wrong = [
    { ...mark, on: plusDays(today, 1) },
    { ...mark, nth: 3 },
    { ...mark, nth: 1, except: ["bird_x"] },
    { ...mark, nth: 1, except: ids },
    { ...mark, nth: 1, state: "eaten" },
  ];
  for (const json of wrong) expect([json, (await send(world, path, json)).status]).toEqual([json, 422]);
});

test("a course is edited and deleted while nothing was given, and stopped early, which brings its withdrawal forward", async () => {
  const { world, ids } = await flockOf(1);
  const first_on = plusDays(today, -1);
  const { data } = await send(world, "/api/courses", { ...plain, bird_ids: ids, first_on });
  const path = `/api/courses/${data.id}`;
  const edited = await send(world, path, { days: 10, dose: null, version: 1 }, "PUT");
  expect([edited.data.doses.length, edited.data.dose, edited.data.withdrawal_until]).toEqual([
    20,
    null,
    plusDays(today, 15),
  ]);
  expect((await send(world, path, { days: 3, version: 1 }, "PUT")).body).toMatchObject({
    status: 409,
    current: { version: 2 },
  });
  await send(world, `${path}/doses`, { on: today, nth: 1, state: "skipped" });
  expect([
    (await send(world, path, { days: 3 }, "PUT")).status,
    (await send(world, path, undefined, "DELETE")).status,
  ]).toEqual([409, 409]);
  expect((await send(world, `${path}/stop`, { on: first_on })).body).toMatchObject({
    errors: [{ code: "courses.stop.given" }],
  });
  const stopped = await send(world, `${path}/stop`, {});
  expect([
    stopped.data.stopped_on,
    stopped.data.withdrawal_until,
    stopped.data.doses.length,
    stopped.data.state,
  ]).toEqual([...[today, plusDays(today, 7), 3, "withdrawal"]]);
  expect(await world.db.all(sql`SELECT until_on FROM course_birds`)).toEqual([{ until_on: plusDays(today, 7) }]);
  expect((await send(world, `${path}/doses`, { on: today, nth: 2, state: "given" })).status).toBe(422);
  expect((await send(world, `${path}/stop`, {})).status).toBe(409);
  expect((await send(world, `${path}/stop`, undefined, "DELETE")).data.doses.length).toBe(20);
  await send(world, `${path}/doses/${today}/1`, undefined, "DELETE");
  expect((await send(world, path, undefined, "DELETE")).status).toBe(204);
  expect(await world.db.all(sql`SELECT id FROM course_birds`)).toEqual([]);
});

test("a course for the dead, the unborn, strangers or nobody is refused, and one that reaches into a death says so", async () => {
  const { world, make, birds, ids, species_id } = await flockOf(2);
  const chick = await make.bird({ identifier: "PT 9", species_id, birth_date: plusDays(today, -1) });
  const stranger = await makeFor(world, world.b).bird();
  await dies(world, birds[0] ?? { id: "" }, plusDays(today, -1));
  const start = (given: object) => send(world, "/api/courses", { ...plain, first_on: plusDays(today, -2), ...given });
  const codes = async (given: object) => {
    const { status, body } = await start(given);
    return [status, ...((body?.errors ?? []) as Array<{ code: string }>).map(({ code }) => code)];
  };
  expect([
    await codes({ bird_ids: [stranger.id] }),
    await codes({ bird_ids: [ids[1], "bird_nobody"] }),
    await codes({ bird_ids: [] }),
    await codes({ bird_ids: ids, first_on: today }),
    await codes({ bird_ids: [chick.id] }),
    await codes({ bird_ids: ids, first_on: plusDays(today, 400) }),
    await codes({ bird_ids: ids, days: 0 }),
    await codes({ place_id: "pl_nowhere" }),
  ]).toEqual([
    ...[[404], [404], [422, "courses.birds.required"], [422, "courses.birds.gone"], [422, "courses.first_on.birth"]],
    ...[[422, "courses.first_on.far"], [422, "courses.days.range"], [404]],
  ]);
  const { status, body, data } = await start({ bird_ids: ids });
  expect([status, body?.warnings, data.doses[0]?.birds, data.doses.at(-1)?.birds]).toEqual([
    ...[201, [{ code: "courses.left", message: expect.stringContaining("PT 1 left the flock") }], 2, 1],
  ]);
});

test("four hundred birds of an aviary are one course in few trips, made once however often it is sent", async () => {
  const { world, make, birds, species_id } = await flockOf(1);
  const { body } = await send(world, "/api/places", { name: "Voadeira", kind: "aviary" });
  const place_id = (body as { data: { id: string } }).data.id;
  await make.bird({ identifier: "PT 2", species_id, place_id });
  await world.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 399)
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, place_id, created_at, updated_at)
    SELECT 'bird_' || i, ${world.a.org_id}, 'X ' || i, 'x ' || i, 'x', ${species_id}, ${place_id}, '2026-01-01', '2026-01-01' FROM n`);
  const json = { ...plain, place_id, first_on: today };
  const trips = tripsOf(world.db).length;
  const key = { "Idempotency-Key": "deworming" };
  const first = await send(world, "/api/courses", json, "POST", key);
  expect([first.status, first.data.birds.length, first.data.place]).toEqual([
    201,
    400,
    { id: place_id, name: "Voadeira" },
  ]);
  // The session's, and one.
  expect(tripsOf(world.db).length - trips).toBeLessThanOrEqual(2);
  expect((await send(world, "/api/courses", json, "POST", key)).data.id).toBe(first.data.id);
  expect((await send(world, "/api/courses", { ...json, days: 6 }, "POST", key)).status).toBe(409);
  expect(await world.db.all(sql`SELECT count(*) AS n FROM course_birds`)).toEqual([{ n: 400 }]);
  expect(await world.db.all(sql`SELECT count(*) AS n FROM audit WHERE subject = 'course'`)).toEqual([{ n: 1 }]);
  const many = Array.from({ length: 501 }, (_, n) => `bird_${n}`);
  expect((await send(world, "/api/courses", { ...json, place_id: null, bird_ids: many })).status).toBe(422);
  // A cage that goes, and a bird that is erased, leave the course standing.
  await world.db.run(sql`DELETE FROM birds WHERE id = 'bird_1'`);
  const { data } = await send(world, `/api/courses/${first.data.id}`);
  expect([data.birds.length, data.birds.find(({ id }) => id === null)?.ring, data.doses[0]?.birds]).toEqual([
    400,
    "X 1",
    399,
  ]);
  expect(birds).toHaveLength(1);
});

test("until its withdrawal is over, with that day, a bird has the caution of a medicine", async () => {
  const { world, make, ids, species_id } = await flockOf(1);
  const hen = await make.bird({ sex: "female", species_id });
  const cautions = async () => {
    const { body } = await send(world, `/api/birds/kinship/pair?cock_id=${ids[0]}&hen_id=${hen.id}`);
    return (body as { data: { cock: { cautions: string[] } } }).data.cock.cautions.includes("treated");
  };
  const draft = { ...plain, bird_ids: ids, days: 2 };
  expect(await cautions()).toBe(false);
  await send(world, "/api/courses", { ...draft, first_on: plusDays(today, -9) });
  expect(await cautions()).toBe(false);
  await send(world, "/api/courses", { ...draft, first_on: plusDays(today, 1) });
  expect(await cautions()).toBe(false);
  await send(world, "/api/courses", { ...draft, first_on: plusDays(today, -8) });
  expect(await cautions()).toBe(true);
});

test("courses come back with the archive: whose they are, what was given, and who did not get it, under their new ids", async () => {
  const { world, ids } = await flockOf(2);
  const { data } = await send(world, "/api/courses", { ...plain, bird_ids: ids, first_on: today });
  await send(world, `/api/courses/${data.id}/doses`, { on: today, nth: 1, state: "given", except: [ids[1]] });
  const next = await send(world, "/api/courses", { ...plain, bird_ids: ids, first_on: plusDays(today, 300) });
  expect(next.status).toBe(201);
  const { bytes, files } = await takeArchive(world, world.a);
  expect(rowsIn(files, "course_doses")[0]?.except).toEqual([[ids[1], "PT 2"]]);
  const { data: waiting } = await submitArchive(world, world.b, bytes);
  expect((await putBack(world, world.b, waiting.digest)).status).toBe(200);
  const kept = await world.db.all(sql`SELECT DISTINCT until_on FROM course_birds ORDER BY until_on`);
  expect(kept).toEqual([data, next.data].map(({ withdrawal_until: until_on }) => ({ until_on })));
  const answer = await world.ask("/api/courses", { as: world.b });
  const [later, back] = ((await answer.json()) as { data: Array<{ id: string; birds: number; counts: object }> }).data;
  expect([later?.counts, back?.birds]).toEqual([{ given: 0, skipped: 0, due: 0, missed: 0, coming: 10 }, 2]);
  expect([back?.birds, back?.counts]).toEqual([2, { given: 1, skipped: 0, due: 1, missed: 0, coming: 8 }]);
  const one = (await (await world.ask(`/api/courses/${back?.id}`, { as: world.b })).json()) as { data: CourseView };
  const [[id, ring] = []] = one.data.doses[0]?.recorded?.except ?? [];
  expect([one.data.doses[0]?.birds, ring, id === ids[1], one.data.birds.some((it) => it.id === id)]).toEqual([
    1,
    "PT 2",
    false,
    true,
  ]);
  const wrong = withRows(files, "course_doses", (rows) => rows.map((row) => ({ ...row, on_day: plusDays(today, 90) })));
  expect((await submitArchive(world, world.b, await zipped(wrong))).status).not.toBe(201);
});
