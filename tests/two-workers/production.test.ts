import { expect, test } from "vitest";
import { call } from "./resident.ts";
import { startStage } from "./stage.ts";

const stage = await startStage({ rate_limits: "relaxed", env: { VOLIERA_ENVIRONMENT: "production" } });

test("in production there is no mail viewer", async () => {
  for (const path of ["/dev/mail", "/dev/mail.json"]) expect((await fetch(stage.origin + path)).status).toBe(404);
});

test("in production relaxed rate limits stay strict", async () => {
  const wrong = () => new URLSearchParams({ username: "ninguem@voliera.test", password: "errada-de-todo" });
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await call(stage, "/api/auth/login", { body: wrong() })).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(10)).toEqual([429, 429]);
});
