import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { mostRegistrations } from "#worker/organization/registration-contract.ts";
import type { Registration } from "#worker/organization/registrations.ts";

type WriteAnswer = { data: Registration; code?: string; current?: Registration; errors?: Array<{ path: string }> };

async function newRegistrations() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a } = world;
  const describe = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as WriteAnswer) });
  const add = async (json: object) => describe(await ask("/api/registrations", { as: a, json }));
  const change = async (id: string, json: object) =>
    describe(await ask(`/api/registrations/${id}`, { as: a, method: "PUT", json }));
  const list = async () =>
    ((await (await ask("/api/registrations", { as: a })).json()) as { data: Registration[] }).data;
  return { ...world, add, change, list };
}

const licence = { kind: "licence_dl92_2019", number: "PT/123", issued_on: "2024-03-01", expires_on: "2029-02-28" };

test("a registration is added, changed and deleted", async () => {
  const { add, change, list, ask, a } = await newRegistrations();
  const { status, data } = await add(licence);
  expect([status, data]).toMatchObject([201, { ...licence, body: null, file_type: null, version: 1 }]);
  expect(data).not.toHaveProperty("file_key");
  const changed = await change(data.id, { expires_on: "2031-02-28", version: 1 });
  expect(changed.data).toMatchObject({ ...licence, expires_on: "2031-02-28", version: 2 });
  const stale = await change(data.id, { number: "x", version: 1 });
  expect([stale.status, stale.current]).toEqual([409, changed.data]);
  expect((await ask(`/api/registrations/${data.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect(await list()).toEqual([]);
});

test("a federation, and what is none of the others, must say who keeps the register", async () => {
  const { add, change } = await newRegistrations();
  for (const kind of ["federation", "other"]) {
    const refused = await add({ kind, number: "AB12" });
    expect([kind, refused.status, refused.errors?.map(({ path }) => path)]).toEqual([kind, 422, ["body"]]);
  }
  const { data } = await add({ kind: "federation", number: "AB12", body: "FOP" });
  expect((await change(data.id, { body: null })).status).toBe(422);
  expect((await change(data.id, { body: null, kind: "breeder_number" })).status).toBe(200);
});

test("no registration ends before it began, is of an unknown kind or has no number", async () => {
  const { add, change } = await newRegistrations();
  const faults = async (json: object) => {
    const { status, errors } = await add({ ...licence, ...json });
    return [status, ...(errors ?? []).map(({ path }) => path)];
  };
  expect(await faults({ expires_on: "2024-02-29" })).toEqual([422, "expires_on"]);
  expect(await faults({ expires_on: "2029-02-29" })).toEqual([422, "expires_on"]);
  expect(await faults({ kind: "passport" })).toEqual([422, "kind"]);
  expect(await faults({ number: "a\nb" })).toEqual([422, "number"]);
  const { data } = await add(licence);
  expect((await change(data.id, { issued_on: "2030-01-01" })).status).toBe(422);
});

test("an organisation has a hundred of them at most", async () => {
  const { add } = await newRegistrations();
  for (let at = 0; at < mostRegistrations; at += 1) await add({ ...licence, number: String(at) });
  const full = await add(licence);
  expect([full.status, full.errors?.[0]?.path]).toEqual([422, "number"]);
});
