import { expect, test } from "vitest";
import type { Given } from "#tests/clutches/egg-input.ts";
import { newNests } from "#tests/clutches/nests.ts";
import { isOfNest } from "#worker/agenda/lines.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import type { Task } from "#worker/tasks/task-rows.ts";

async function newTasks() {
  const nests = await newNests();
  const { ask, a, post, dayIs } = nests;
  await dayIs("2027-04-06");
  await nests.signIn(nests.b);
  const add = async (json: Given) => (await post<Task>("/api/tasks", json)).data;
  const send = (path: string, json: Given, as = a) => post<Task>(path, json, {}, as);
  const lines = async (query = "late=1") => {
    const { data } = (await (await ask(`/api/agenda?${query}`, { as: a })).json()) as Agenda;
    return data.flatMap((it) => (isOfNest(it) ? [] : [it]));
  };
  return { ...nests, add, send, lines };
}

test("a task stands in the agenda on its days, is done, skipped and taken back, and what was missed is told once", async () => {
  const { add, send, lines, dayIs, pair } = await newTasks();
  const own = await pair();
  const bath = await add({ title: "Banho", on: "2027-04-01", every: { unit: "day", n: 2 }, hour: "09:30" });
  const once = await add({ title: "Cortar unhas", on: "2027-04-04", pair_id: own.id });
  const due = async (query?: string) => (await lines(query)).map(({ title, on, is_late }) => [title, on, is_late]);
  // Those of the third and the fifth were missed: the last of them makes up for both.
  expect(await due("late=1&to=2027-04-09")).toEqual([
    ["Cortar unhas", "2027-04-04", true],
    ["Banho", "2027-04-05", true],
    ["Banho", "2027-04-07", false],
    ["Banho", "2027-04-09", false],
  ]);
  const [line] = await lines();
  expect(line).toMatchObject({ step: "task", subject_id: once.id, detail: own.number, hour: null, nth: null });

  await send(`/api/tasks/${bath.id}/done`, { on: "2027-04-05", state: "skipped" });
  const done = await send(`/api/tasks/${once.id}/done`, { on: "2027-04-04", state: "done" });
  expect(done.data).toMatchObject({ marks: [{ on: "2027-04-04", state: "done" }], next: null });
  expect(done.data.closed_at).not.toBeNull();
  expect(await due()).toEqual([
    ["Banho", "2027-04-07", false],
    ["Banho", "2027-04-09", false],
    ["Banho", "2027-04-11", false],
    ["Banho", "2027-04-13", false],
  ]);
  await send(`/api/tasks/${once.id}/done`, { on: "2027-04-04", state: null });
  expect((await due())[0]).toEqual(["Cortar unhas", "2027-04-04", true]);

  await dayIs("2027-04-12");
  await send(`/api/tasks/${bath.id}/done`, { on: "2027-04-11", state: "done" });
  expect((await due()).map(([, on]) => on)).toEqual([
    "2027-04-04",
    "2027-04-13",
    "2027-04-15",
    "2027-04-17",
    "2027-04-19",
  ]);
  await send(`/api/tasks/${bath.id}/close`, {});
  expect((await due()).map(([title]) => title)).toEqual(["Cortar unhas"]);
});

test("two who do one task at once do it once, and what is none of its days is refused", async () => {
  const { add, send, ask, a } = await newTasks();
  const feed = await add({ title: "Papa", on: "2027-04-05", every: { unit: "weekdays", weekdays: [1, 2] } });
  const mark = { on: "2027-04-06", state: "done" };
  const both = await Promise.all([1, 2].map(() => send(`/api/tasks/${feed.id}/done`, mark)));
  expect(both.map(({ status, data }) => [status, data.marks])).toEqual([
    [200, [mark]],
    [200, [mark]],
  ]);
  const refused = async (json: Given) =>
    (await send(`/api/tasks/${feed.id}/done`, json)).errors?.map(({ path }) => path);
  expect(await refused({ on: "2027-04-07", state: "done" })).toEqual(["on"]);
  expect(await refused({ on: "2027-04-12", state: "done" })).toEqual(["on"]);
  const list = (await (await ask("/api/tasks", { as: a })).json()) as { data: Task[]; total: number };
  expect([list.total, list.data[0]?.next]).toEqual([1, "2027-04-06"]);
});

test("what a task is about is one's own, and may leave without it", async () => {
  const { add, send, post, ask, a, b } = await newTasks();
  const cage = (await post<{ id: string }>("/api/places", { name: "Gaiola 1", kind: "cage" })).data;
  const task = await add({ title: "Lavar", place_id: cage.id });
  const stranger = await send("/api/tasks", { title: "Lavar", place_id: cage.id }, b);
  expect([stranger.status, stranger.errors?.map(({ path }) => path)]).toEqual([422, ["place_id"]]);
  expect(
    (await send("/api/tasks", { title: "x", on: "2027-04-06", until: "2027-04-01", every: { unit: "day" } })).status,
  ).toBe(422);
  expect((await ask(`/api/tasks/${task.id}`, { as: b })).status).toBe(404);
  expect((await ask(`/api/places/${cage.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  const found = (await (await ask(`/api/tasks/${task.id}`, { as: a })).json()) as { data: Task };
  expect([found.data.place_id, found.data.title]).toEqual([null, "Lavar"]);
});
