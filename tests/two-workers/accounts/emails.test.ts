import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call, codeIn, firstMail, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";

const server = sharedServer();
// A code was just sent for the sign-up: the next waits for its second.
const ask = (token: string, email: string) =>
  eventually(async () => (await call(server, "/api/profile/email", { token, json: { email } })).ok);
async function confirmed(tries: Array<{ token: string; code: string }>): Promise<number[]> {
  const answers = await Promise.all(
    tries.map(({ token, code }) => call(server, "/api/profile/email/confirm", { token, json: { code } })),
  );
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.map(({ status }) => status);
}
const count = (statuses: number[], status: number) => statuses.filter((it) => it === status).length;

test("R10: of twenty who confirm a change of email at once one does", async () => {
  const { token } = await signUp(server);
  const email = `${randomUUID()}@voliera.test`;
  await ask(token, email);
  const code = codeIn((await firstMail(server, email)).text);
  const statuses = await confirmed(Array.from({ length: 20 }, () => ({ token, code })));
  expect([count(statuses, 200), statuses.filter((it) => it >= 500)]).toEqual([1, []]);
});

test("of two accounts that take one address at once, one has it", async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  const email = `${randomUUID()}@voliera.test`;
  const codes: string[] = [];
  for (const { token } of [one, other]) {
    await ask(token, email);
    const mails = await eventually(async () => {
      const sent = await server.mails(email);
      return sent.length > codes.length && sent;
    });
    codes.push(codeIn(mails[0]?.text ?? ""));
  }
  const statuses = await confirmed([
    { token: one.token, code: codes[0] ?? "" },
    { token: other.token, code: codes[1] ?? "" },
  ]);
  expect([count(statuses, 200), statuses.filter((it) => it >= 500)]).toEqual([1, []]);
});
