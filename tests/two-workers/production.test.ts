import { expect, test } from "vitest";
import { brandFiles } from "#app/brand/files.ts";
import { call } from "#tests/stage/resident.ts";
import { startStage } from "#tests/stage/stage.ts";

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

test("every picture made by the build is served as what it is, and only a card may be shown by other sites", async () => {
  for (const path of Object.keys(brandFiles())) {
    const { status, headers } = await fetch(stage.origin + path, { method: "HEAD" });
    const type = path.endsWith(".ico") ? "image/vnd.microsoft.icon" : "image/png";
    const shownBy = path.startsWith("/img/cards/") ? "cross-origin" : "same-origin";
    const found = [
      headers.get("Content-Type"),
      headers.get("Cross-Origin-Resource-Policy"),
      headers.get("Cache-Control"),
    ];
    expect([path, status, ...found]).toEqual([path, 200, type, shownBy, "public, max-age=86400"]);
  }
});
