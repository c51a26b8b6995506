import { expect, test } from "vitest";
import { lookedAt, granted } from "./look-world.ts";
test("debug", async () => {
  const { world, grant, look } = await lookedAt();
  console.error("GRANT", JSON.stringify(grant), look.token);
  const r = await world.ask("/api/operator/looks", { as: world.b, json: { grant_id: grant.keyed } });
  console.error("LOOK", r.status, await r.text());
  const me = await world.ask("/api/auth/me", { as: look });
  console.error("ME", me.status, await me.text());
  expect(1).toBe(1); void granted;
});
