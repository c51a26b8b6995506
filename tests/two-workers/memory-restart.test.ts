import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call, codeIn, firstMail, register, signUp } from "#tests/servers/accounts.ts";
import { eventually, startTestServer } from "#tests/servers/test-server.ts";

// Less than any worker needs: whatever they hold is too much.
const server = await startTestServer({ env: { WORKERS_MEMORY_MB: "1" } });

test("workers that hold too much are started anew while nobody asks, and whoever comes meanwhile is served", async () => {
  const { token } = await signUp(server);
  const { workerd } = await server.parts();
  // Asked without a pause, they stay.
  for (const until = Date.now() + 5_000; Date.now() < until; await wait(200)) await call(server, "/api/health");
  expect((await server.parts()).workerd).toBe(workerd);

  await eventually(async () => (await server.parts()).workerd !== workerd, 30);
  const received = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const came = performance.now();
      const { status } = await call(server, "/api/auth/me", { token });
      // On a machine so busy that a start takes longer, they were held at the proxy for as long as anybody is.
      return status === 503 && performance.now() - came > 9_000 ? "held" : status;
    }),
  );
  expect(received.filter((it) => it !== 200 && it !== "held")).toEqual([]);
  await eventually(async () => (await call(server, "/api/auth/me", { token })).ok, 60);
  const { email } = await register(server);
  expect(codeIn((await firstMail(server, email)).text)).toMatch(/^\d{6}$/);
  expect(await server.log()).toContain("nobody asked anything: started anew");
  expect(await server.log()).not.toContain("The worker process stopped");
});
