import { expect, test } from "vitest";
import { routeFixtures } from "#tests/app/route-fixtures.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";

// Counts of attempts, the beat of the heart, the trail of entries, who was last here and how long a session lives: logs of the asking itself.
const logs =
  /^\s*(INSERT INTO (rate_counters|entries|heartbeats)|update "users" set "seen_on"|update "sessions" set "expires_at")/i;
const writes = /^\s*(insert|update|delete|replace|drop|alter|create)\b/i;

test("R18: whatever is only read writes nothing but the log of having been read", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { api, ask, a, db } = world;
  const routes = api.routes.filter(({ method, path }) => method === "GET" && path.startsWith("/api/"));
  const paths = [...new Set(routes.map(({ path }) => path.replace(/\/$/, "")))].filter((path) => !path.includes("*"));
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    const { ids } = (await routeFixtures[`GET ${path}`]?.(a, world)) ?? { ids: [] };
    const input = ids.reduce((left, id) => left.replace(/:\w+/, encodeURIComponent(id)), path).replace(/:\w+/g, "none");
    const before = tripsOf(db).length;
    const answer = await ask(input, { as: a });
    await answer.arrayBuffer();
    const written = tripsOf(db)
      .slice(before)
      .flat()
      .map((it) => it.sql)
      .filter((it) => writes.test(it) && !logs.test(it));
    expect([path, answer.status < 500, written]).toEqual([path, true, []]);
  }
});
