import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { nameOf } from "#worker/openapi/calls.ts";
import { roomTitles } from "#worker/openapi/words.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { documentIn, operationsOf } from "./document.ts";

/** Pages of the local mailbox, and what only the operator calls. */
const isInside = (path: string) => path.startsWith("/dev/") || path.startsWith("/api/operator/");

test("every call has a summary, and every summary a call", async () => {
  const { api } = await newWorld();
  const called = api.routes.filter(({ method, path }) => method !== "ALL" && !isInside(path));
  const names = new Set(called.map(({ method, path }) => nameOf(method, path)));
  const own = ["GET /api/health", "GET /api/openapi.json"];
  const silent = [...names].filter((name) => !gatheredRooms.reference.has(name) && !own.includes(name));
  expect(silent.map((name) => `${name}: say in worker/<room>/words/api.ts what it does`)).toEqual([]);
  const stale = [...gatheredRooms.reference].filter(([name]) => !names.has(name));
  expect(stale.map(([name]) => `${name} is no call: take it out of worker/<room>/words/api.ts`)).toEqual([]);
  const untitled = [...gatheredRooms.reference.values()].filter(({ room }) => !roomTitles[room]);
  expect(untitled.map(({ room }) => room)).toEqual([]);
});

test("a summary is there in both languages, and neither is the other", () => {
  for (const [name, { summary }] of gatheredRooms.reference) {
    const { pt, en } = summary;
    expect([name, pt !== en && pt.length > 4 && en.length > 4 && !/[.]$/.test(pt + en)]).toEqual([name, true]);
  }
});

test.each(["pt", "en"])("a validator accepts the document in %s", async (lang) => {
  const document = await documentIn(await newWorld(), `?lang=${lang}`);
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  expect([valid, JSON.stringify(errors ?? "").slice(0, 500)]).toEqual([true, '""']);
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(400);
});

test("what a call asks of who calls, of its path, question and body stands in the document", async () => {
  const world = await newWorld();
  const { paths } = await documentIn(world, "?lang=en");
  const change = paths["/api/birds/{id}"]?.put;
  expect(change).toMatchObject({ tags: ["birds"], summary: "Changes a bird", "x-permission": "flock.write" });
  expect(change?.security).toEqual([{ bearer: [] }]);
  expect(paths["/api/auth/login"]?.post?.security).toEqual([]);
  const query = paths["/api/birds"]?.get?.parameters ?? [];
  expect(query.filter((it) => it.in === "query").map(({ name }) => name)).toContain("species_id");
  const draft = paths["/api/birds"]?.post?.requestBody?.content["application/json"]?.schema;
  expect(draft).toMatchObject({ type: "object", properties: { identifier: {}, species_id: {}, sex: {} } });
  const courses = paths["/api/courses"]?.post?.requestBody?.content["application/json"]?.schema;
  expect(JSON.stringify(courses)).toContain("lot_id");
});

test("the document speaks the reader's language, is asked for by room, and knows no other", async () => {
  const world = await newWorld();
  expect((await documentIn(world, "", { "Accept-Language": "pt" })).info.title).toBe("API da Voliera");
  expect((await documentIn(world, "", { "Accept-Language": "en" })).info.title).toBe("Voliera API");
  const one = await documentIn(world, "?room=birds&lang=en");
  expect(one.tags).toEqual([{ name: "birds", description: "Birds" }]);
  expect((await world.ask("/api/openapi.json?room=__proto__")).status).toBe(404);
});

test("nothing in the document refers to what is not there", async () => {
  const world = await newWorld();
  for (const query of ["?lang=en", "?room=birds", "?room=clutches"]) {
    const document = await documentIn(world, query);
    const found = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    const lost = found.filter((path) => {
      const at = path.split("/").reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document);
      return at === undefined;
    });
    expect([query, [...new Set(lost)]]).toEqual([query, []]);
  }
});
