import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";

const flood = (limit: () => Promise<{ success: boolean }>) => ({ limit }) as unknown as RateLimit;

test("a flood of requests is refused with Retry-After", async () => {
  const keys: unknown[] = [];
  const FLOOD = {
    limit: async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 }),
  } as unknown as RateLimit;
  const { ask } = await newWorld({ FLOOD });
  const headers = { "CF-Connecting-IP": "2001:db8::1", "X-Forwarded-For": "203.0.113.9" };
  expect((await ask("/api/health", { headers })).status).toBe(200);
  const refused = await ask("/api/health", { headers });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(keys).toEqual(["2001:db8:0:0::/64", "2001:db8:0:0::/64"]);
});

test("a rate limiter that fails lets every request through", async () => {
  const { ask } = await newWorld({ FLOOD: flood(() => Promise.reject(new Error("away"))) });
  expect((await ask("/api/health")).status).toBe(200);
});

test("relaxed limits refuse nothing, except in production", async () => {
  const FLOOD = flood(async () => ({ success: false }));
  const local = await newWorld({ FLOOD, RATE_LIMITS: "relaxed" });
  expect((await local.ask("/api/health")).status).toBe(200);
  const production = await newWorld({ FLOOD, RATE_LIMITS: "relaxed", ENVIRONMENT: "production" });
  expect((await production.ask("/api/health")).status).toBe(429);
});

test("a malformed Idempotency-Key is refused", async () => {
  const { ask } = await newWorld();
  const headers = { "Idempotency-Key": "x".repeat(256) };
  expect((await ask("/api/organizations/", { json: { name: "V" }, headers })).status).toBe(400);
});
