import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { demoToken } from "#tests/servers/accounts.ts";
import { startTestServer } from "#tests/servers/test-server.ts";

const server = await startTestServer({ live: true, env: { SEED: "demo" } });

/** An answer of the live pages, once they stand: until then the server says that it is coming back. */
async function opened(path: string, cookie = ""): Promise<Response> {
  for (let look = 0; ; look += 1) {
    const answer = await fetch(new URL(path, server.origin), { headers: { Cookie: cookie }, redirect: "manual" });
    if (answer.status !== 503 || look === 200) return answer;
    await wait(100);
  }
}

test("npm run dev opens a page with its words and its drawings, and finds every package it needs", async () => {
  expect((await opened("/login")).status).toBe(200);
  const html = await (await opened("/birds", `authToken=${await demoToken(server)}`)).text();
  const [, words = ""] = /href="(\/assets\/words\/[^"]+)"/.exec(html) ?? [];
  const [, drawings = ""] = /<use href="([^"#]+)#/.exec(html) ?? [];
  for (const path of [words, drawings]) expect([path, (await opened(path)).status]).toEqual([path, 200]);
  expect(await server.log()).not.toMatch(/\[ERROR\]|Build failed/);
});
