import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call, codeIn, firstMail, register, signUp } from "#tests/stage/resident.ts";
import { eventually, startStage } from "#tests/stage/stage.ts";

// Less than any worker needs: whatever they hold is too much.
const stage = await startStage({ env: { WORKERS_MEMORY_MB: "1" } });

test("workers that hold too much are started anew while nobody asks, and whoever comes meanwhile is served", async () => {
  const { token } = await signUp(stage);
  const { workerd } = await stage.parts();
  // Asked without a pause, they stay.
  for (const until = Date.now() + 5_000; Date.now() < until; await wait(200)) await call(stage, "/api/health");
  expect((await stage.parts()).workerd).toBe(workerd);

  await eventually(async () => (await stage.parts()).workerd !== workerd, 30);
  const heard = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const came = performance.now();
      const { status } = await call(stage, "/api/auth/me", { token });
      // On a machine so busy that a start takes longer, they were held at the door for as long as anybody is.
      return status === 503 && performance.now() - came > 9_000 ? "held" : status;
    }),
  );
  expect(heard.filter((it) => it !== 200 && it !== "held")).toEqual([]);
  await eventually(async () => (await call(stage, "/api/auth/me", { token })).ok, 60);
  const { email } = await register(stage);
  expect(codeIn((await firstMail(stage, email)).text)).toMatch(/^\d{6}$/);
  expect(await stage.log()).toContain("nobody asked anything: started anew");
  expect(await stage.log()).not.toContain("The worker process stopped");
});
