import { expect, test } from "vitest";
import { codeBefore, codeNow } from "#tests/factors/factor-of.ts";
import { call, type NewResident, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();
const many = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A breeder whose login asks for a second factor, turned on with the code of the step before this one. */
async function guarded() {
  const breeder = await signUp(server);
  const { token, password } = breeder;
  const begun = await call(server, "/api/profile/second-factor", { token, json: {} });
  const { data } = (await begun.json()) as { data: { secret: string } };
  const json = { code: await codeBefore(data.secret), password };
  const confirmed = await call(server, "/api/profile/second-factor/confirm", { token, json });
  expect(confirmed.status).toBe(200);
  const { recovery_codes } = ((await confirmed.json()) as { data: { recovery_codes: string[] } }).data;
  return { breeder, secret: data.secret, recovery_codes };
}

async function challengeFor({ email, password }: NewResident): Promise<string> {
  const body = new URLSearchParams({ username: email, password, grant_type: "password" });
  const answer = await call(server, "/api/auth/login", { body });
  return ((await answer.json()) as { challenge: string }).challenge;
}

async function answersOf(tries: Array<{ challenge: string; code: string }>): Promise<number[]> {
  const answers = await Promise.all(tries.map((json) => call(server, "/api/auth/second-factor", { json })));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.map(({ status }) => status);
}

const opened = (statuses: number[]) => statuses.filter((it) => it === 200).length;

test("R10: one code of an app sent to twenty logins at once opens one of them, and so does a recovery code", async () => {
  const { breeder, secret } = await guarded();
  const challenges = await Promise.all(many(20).map(() => challengeFor(breeder)));
  const code = await codeNow(secret);
  const byApp = await answersOf(challenges.map((challenge) => ({ challenge, code })));
  expect([opened(byApp), byApp.filter((it) => it >= 500)]).toEqual([1, []]);
  const others = await guarded();
  const further = await Promise.all(many(20).map(() => challengeFor(others.breeder)));
  const [recovery = ""] = others.recovery_codes;
  const byPaper = await answersOf(further.map((challenge) => ({ challenge, code: recovery })));
  expect([opened(byPaper), byPaper.filter((it) => it >= 500)]).toEqual([1, []]);
});

test("R9: of fifty wrong codes and the right one sent to a login at once at most five are judged", async () => {
  const { breeder, secret } = await guarded();
  const challenge = await challengeFor(breeder);
  const right = await codeNow(secret);
  const wrong = many(60)
    .map((n) => `${n}`.padStart(6, "0"))
    .filter((it) => it !== right)
    .slice(0, 50);
  const statuses = await answersOf(
    [...wrong.slice(0, 25), right, ...wrong.slice(25)].map((code) => ({ challenge, code })),
  );
  expect([opened(statuses) <= 1, statuses.filter((it) => it >= 500)]).toEqual([true, []]);
  const client = directDatabase(server.databaseUrl);
  const { rows } = await client.execute({
    sql: "SELECT attempts FROM login_challenges WHERE org_id = ?",
    args: [breeder.org_id],
  });
  client.close();
  expect(rows.map(({ attempts }) => Number(attempts) <= 5)).toEqual([true]);
  expect(await answersOf([{ challenge, code: right }])).not.toContain(200);
});
