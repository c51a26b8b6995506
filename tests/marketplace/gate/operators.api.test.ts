import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { roles } from "#db/vocabulary.ts";
import { isOperators } from "#tests/app/route-fixtures.ts";
import type { World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import { routesOf } from "#tests/database/every-route.ts";
import { asOperator, operated } from "./operator.ts";

const hours = (n: number) => new Date(Date.now() - n * 3_600_000).toISOString();

/** All that is told of an answer but when and under which number it was given. */
async function answerOf(answer: Response) {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ["x-request-id", "server-timing"]) delete headers[name];
  return [answer.status, headers, await answer.text()];
}

async function tried({ ask }: World, as: Resident | undefined, route: string) {
  const [method = "", pattern = ""] = route.split(" ");
  const path = pattern.replace(/:\w+/g, "id_of_nothing");
  return ask(path, { as, method, ...(method !== "GET" && { json: {} }) });
}

test("for whoever is no operator nothing is there, to the letter", async () => {
  const world = await operated();
  const { db, ask, a, b } = world;
  const routes = routesOf(world).filter(isOperators);
  expect(routes.length).toBeGreaterThan(8);
  const isMissing = async (as: Resident | undefined, what: string) => {
    for (const route of routes) {
      const [method = "GET"] = route.split(" ");
      const missing = await answerOf(await ask("/api/nothing", { as, method, ...(method !== "GET" && { json: {} }) }));
      const answer = await answerOf(await tried(world, as, route));
      expect([what, route, answer]).toEqual([what, route, missing]);
    }
  };
  await isMissing(undefined, "nobody");
  await isMissing({ ...a, token: "no.token.at-all" }, "a token of nobody");
  for (const role of roles) {
    await db.run(sql`UPDATE users SET role = ${role}, second_factor_at = ${hours(1)} WHERE id = ${a.user_id}`);
    await isMissing(a, role);
  }
  await db.run(sql`UPDATE users SET second_factor_at = NULL WHERE id = ${b.user_id}`);
  await isMissing(b, "a listed address without a second factor");
  await asOperator(world, b);
  await db.run(sql`UPDATE users SET is_verified = 0 WHERE id = ${b.user_id}`);
  await isMissing(b, "a listed address that nobody proved");
});

test("nobody is an operator where none is listed, and a blank list lists nobody", async () => {
  for (const OPERATOR_EMAILS of ["", " , ", undefined]) {
    const world = await operated({ OPERATOR_EMAILS } as object);
    expect((await tried(world, world.b, "GET /api/operator/reports")).status).toBe(404);
  }
});

test("an operator passes whatever their role, and proves anew every twelve hours that it is them", async () => {
  const world = await operated();
  const { db, b } = world;
  const routes = routesOf(world).filter(isOperators);
  for (const role of roles) {
    await db.run(sql`UPDATE users SET role = ${role} WHERE id = ${b.user_id}`);
    expect((await tried(world, b, "GET /api/operator/reports")).status).toBe(200);
  }
  await asOperator(world, b, hours(11.9));
  for (const route of routes) {
    const { status } = await tried(world, b, route);
    const isList = route.startsWith("GET") && !route.includes(":");
    expect([route, isList ? status === 200 : [200, 404, 422].includes(status)]).toEqual([route, true]);
  }
  await asOperator(world, b, hours(12.1));
  for (const route of routes) {
    const answer = await tried(world, b, route);
    expect([route, answer.status, await answer.json()]).toMatchObject([route, 403, { code: "confirm_needed" }]);
  }
});

test("whoever was no operator a moment ago is one as soon as they are", async () => {
  const world = await operated();
  const { db, b } = world;
  await db.run(sql`UPDATE users SET second_factor_at = NULL WHERE id = ${b.user_id}`);
  const status = async () => (await tried(world, b, "GET /api/operator/reports")).status;
  expect([await status(), await status()]).toEqual([404, 404]);
  await asOperator(world, b);
  expect(await status()).toBe(200);
  await db.run(sql`UPDATE users SET is_verified = 0 WHERE id = ${b.user_id}`);
  expect(await status()).toBe(404);
});
