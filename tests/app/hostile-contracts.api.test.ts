import { expect, test } from "vitest";
import type * as z from "zod";
import { isNarrowed, isTried } from "#tests/near/routes.ts";
import { isThorough } from "#tests/thorough.ts";
import { contractOf } from "#worker/http.ts";
import { inheritedNames, oddTexts, spoiled } from "./hostile-values.ts";
import { makeFor } from "./make.ts";
import { bodies, routeFixtures } from "./route-fixtures.ts";
import { newWorld } from "./world.ts";

async function anyone() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ catalogue_slug: "budgerigar" });
  const { id } = await make.bird({ species_id });
  const { id: status_id } = await make.status("sick");
  const routes = world.api.routes.flatMap(({ method, path, handler }) => {
    const contract = contractOf(handler);
    return contract ? [{ ...contract, method, path, route: `${method} ${path.replace(/\/$/, "")}` }] : [];
  });
  const tried = routes.filter(({ route }) => isTried(route));
  /** What the app could not answer; every one of them is a fault of its own. */
  const faults: string[] = [];
  /** Asks as an owner. */
  async function send(path: string, text: { method: string; json?: unknown }) {
    const answer = await world.ask(path, { as: world.a, ...text });
    await answer.arrayBuffer();
    if (answer.status >= 500) faults.push(`${text.method} ${path} ${JSON.stringify(text.json ?? "").slice(0, 300)}`);
    return answer.status;
  }
  /** The path and the body of a visit that would be taken. */
  async function visitTo(route: string, path: string) {
    const visit = await routeFixtures[route]?.(world.a, world);
    const ids = [...(visit?.ids ?? [])];
    const filled = path.replace(/:[a-z_]+/gi, () => encodeURIComponent(ids.shift() ?? "x"));
    return { filled, json: visit?.json ?? bodies[route]?.({ species_id, id, status_id }) };
  }
  return { ...world, routes: tried, faults, send, visitTo };
}

// `npm run test:all` tries every one. By a third neither a kind of key nor a kind of text is left out at any route.
const tried = <Body>(bodies: readonly Body[]) =>
  isThorough ? bodies : bodies.filter((_, at) => at % 3 === bodies.length % 3 || at < 8);

test("no key or text of a body causes an error 500, at any route", async () => {
  const { routes, faults, send, visitTo } = await anyone();
  // A PDF is asked for by the same contract as what is on it, and costs ten times as much to draw.
  const taking = routes.filter(({ target, path }) => target === "json" && !path.endsWith("/pdf"));
  expect(isNarrowed || taking.length > 40).toBe(true);
  for (const { method, path, route } of taking) {
    const { filled, json } = await visitTo(route, path);
    const cure = "say a good body in `bodies` of tests/<room>/fixtures.ts, or in its door where its path holds an id";
    expect([route, cure, typeof json]).toEqual([route, cure, "object"]);
    for (const body of tried([...spoiled(json)])) await send(filled, { method, json: body });
  }
  expect(faults).toEqual([]);
}, 240_000);

/** The fields a question may have; a catch-all takes any name. */
const fieldsOf = (schema: z.ZodType) => Object.keys((schema as { shape?: object }).shape ?? {});

test("no query value causes an error 500, and null characters are refused", async () => {
  const { routes, faults, send, visitTo } = await anyone();
  const confirming = routes.filter(({ target }) => target === "query");
  expect(isNarrowed || confirming.length > 25).toBe(true);
  for (const { method, path, route, schema } of confirming) {
    const { filled } = await visitTo(route, path);
    const ask = (query: string) => send(`${filled}?${query}`, { method });
    for (const field of [...fieldsOf(schema), "__proto__"]) {
      const status = await ask(`${field}=a%00b`);
      if (status !== 422) faults.push(`${route} takes a NUL in ${field}: ${status}`);
      for (const text of ["__proto__", "%ed%a0%80", "%", "a".repeat(5000), `1&${field}=2`, `1&${field}[]=2`])
        await ask(`${field}=${text}`);
    }
    for (const text of ["constructor", "0.blue", "%ff"])
      await ask([...inheritedNames, "c.__proto__", "w.constructor"].map((name) => `${name}=${text}`).join("&"));
    await ask("%00=1");
  }
  expect(faults).toEqual([]);
}, 240_000);

test("a path with a null character is not found", async () => {
  const { api, ask, a } = await anyone();
  const paths = api.routes.filter(({ method, path }) => method === "GET" && path.startsWith("/api/"));
  for (const { path } of paths.filter((it) => it.path.includes(":")))
    for (const odd of ["%00", "x%00y", "%ff", "__proto__", "%ED%A0%80"]) {
      const { status } = await ask(path.replace(/:[a-z_]+/gi, odd), { as: a });
      expect([path, odd, status >= 400 && status < 500]).toEqual([path, odd, true]);
    }
});

const csv = () => new File(["Tag ID,Species\nPT 1,x\n"], "aves.csv", { type: "text/csv" });
const oddMappings = [
  '{"__proto__":"name"}',
  '{"constructor":"name","0":"__proto__"}',
  "[]",
  "null",
  "\u0000",
  "[".repeat(5000),
];

test("no field name or text of a form causes an error 500", async () => {
  const { routes, ask, a, faults, visitTo } = await anyone();
  const taking = routes.filter(({ target }) => target === "form");
  expect(isNarrowed || taking.length > 3).toBe(true);
  for (const { path, route, schema } of taking) {
    const { filled } = await visitTo(route, path);
    const names = [...fieldsOf(schema), ...inheritedNames, "mapping[0]", "", "a\u0000b"];
    const fields = names.flatMap((name) => [...oddTexts, ...oddMappings].map((text) => [name, text] as const));
    for (const [name, text] of fields) {
      const form = path.endsWith("/login") ? new URLSearchParams() : new FormData();
      if (form instanceof FormData && name !== "file") form.set("file", csv());
      for (const _ of [1, 2]) form.append(name, text);
      const { status } = await ask(filled, { as: a, form });
      if (status >= 500) faults.push(`${route} ${name}=${text.slice(0, 50)}`);
    }
  }
  expect(faults).toEqual([]);
}, 240_000);
