import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { rawMail } from "#tests/support/raw-mails.ts";
import { question } from "#tests/support/ticket-fixtures.ts";
import { localSecrets } from "#worker/local/secrets.ts";
import { replyAddress } from "#worker/support/desk/address.ts";
import type { TicketView } from "#worker/support/tickets/contract.ts";

const server = breakableServer();

// Whoever hands a mail over keeps it until it is taken: cut off, they come again.
test("of mails that come in while the worker is killed each stands once in the end, with its file", async () => {
  const { token, email } = await signUp(server);
  const made = await call(server, "/api/support/tickets/", { token, json: question });
  const { data } = (await made.json()) as { data: TicketView };
  const { CODE_PEPPER = "" } = localSecrets(".dev.vars");
  const to = (await replyAddress({ CODE_PEPPER, SUPPORT_EMAIL: "support@voliera.test" }, data.number)) ?? "";
  const texts = Array.from({ length: 8 }, (_, n) => `Ovo ${n + 1}`);
  const mails = texts.map((text) => {
    const table = { name: "aves.csv", type: "text/csv", bytes: text };
    return rawMail({ from: email, mail_id: `<${randomUUID()}@mail.test>`, text, parts: [table] });
  });
  async function handOver(raw: string): Promise<string | undefined> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ from: email, to })) body.set(name, value);
    body.set("message", new File([raw], "mail.eml"));
    const answer = await fetch(`${server.origin}/dev/mail/in`, { method: "POST", body }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as { data: { outcome: string } }).data.outcome : undefined;
  }

  const first = mails.map(handOver);
  await wait(40);
  await server.killWorkers();
  await Promise.all(first);
  await eventually(async () => (await call(server, "/api/health")).ok, 30);
  expect(await Promise.all(mails.map(handOver))).toEqual(texts.map(() => "kept"));
  const answer = await call(server, `/api/support/tickets/${data.id}`, { token });
  const [, ...came] = ((await answer.json()) as { data: TicketView }).data.messages;
  expect(came.map(({ text }) => text).sort()).toEqual(texts);
  expect(came.map(({ files }) => files.length)).toEqual(texts.map(() => 1));
});
