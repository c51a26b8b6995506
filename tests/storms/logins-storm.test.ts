import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { startTestServer } from "#tests/servers/test-server.ts";
import { sized } from "#tests/thorough.ts";

// At the full cost, and with limits that let every one of them come as far as its hash.
const server = await startTestServer({ env: { PASSWORD_COST: "full" } });

const many = sized({ all: 60, now: 20 });
const logIn = (username: string, password: string) =>
  call(server, "/api/auth/login", { body: new URLSearchParams({ username, password }) });

test(`while ${many} wrong logins arrive at once, another organisation's pages stay quick, and the owner gets in`, async () => {
  const [owner, neighbour] = [await signUp(server), await signUp(server)];
  const page = () => fetch(`${server.origin}/birds`, { headers: { Cookie: `authToken=${neighbour.token}` } });
  expect((await page()).status).toBe(200);
  let isOver = false;
  const wrong = (at: number) => logIn(at % 2 ? owner.email : `ninguem-${at}@voliera.test`, "errada de todo");
  const storm = Promise.all(Array.from({ length: many }, (_, at) => wrong(at))).finally(() => {
    isOver = true;
  });
  const visits: Array<{ status: number; ms: number }> = [];
  while (!isOver) {
    const started = performance.now();
    const { status } = await page();
    visits.push({ status, ms: performance.now() - started });
    await wait(50);
  }
  const answers = await storm;
  const texts = answers.map((answer) => [answer.status, answer.status === 429 && answer.headers.has("Retry-After")]);
  expect(texts.filter(([status, waits]) => status !== 401 && !(status === 429 && waits))).toEqual([]);
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(3);
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  const slowest = visits.map(({ ms }) => Math.round(ms)).sort((one, other) => one - other);
  // It was 6.2 s with ten of them.
  expect(slowest.at(Math.floor(slowest.length * 0.9))).toBeLessThan(1_000);
  expect((await logIn(owner.email, owner.password)).status).toBe(200);
});
