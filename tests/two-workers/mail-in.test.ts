import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { rawMail } from "#tests/support/raw-mails.ts";
import { question } from "#tests/support/ticket-fixtures.ts";
import { localSecrets } from "#worker/local/secrets.ts";
import { replyAddress } from "#worker/support/desk/address.ts";
import type { TicketView } from "#worker/support/tickets/contract.ts";

const server = sharedServer();
const SUPPORT_EMAIL = "support@voliera.test";

async function handOver(to: string, from: string, raw: string): Promise<string> {
  const body = new FormData();
  body.set("from", from);
  body.set("to", to);
  body.set("message", new File([raw], "mail.eml"));
  const answer = await fetch(`${server.origin}/dev/mail/in`, { method: "POST", body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { outcome: string } }).data.outcome;
}

test("of a mail that comes ten times at once one message stands, and loops are never answered", async () => {
  const { token, email } = await signUp(server);
  const made = await call(server, "/api/support/tickets/", { token, json: question });
  const { data } = (await made.json()) as { data: TicketView };
  const { CODE_PEPPER = "" } = localSecrets(".dev.vars");
  const to = (await replyAddress({ CODE_PEPPER, SUPPORT_EMAIL }, data.number)) ?? "";
  const table = { name: "aves.csv", type: "text/csv", bytes: "Anilha;Ano" };
  const raw = rawMail({ from: email, mail_id: `<${randomUUID()}@mail.test>`, text: "Sim.", parts: [table] });
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => handOver(to, email, raw)));
  expect(new Set(outcomes)).toEqual(new Set(["kept"]));
  const ticket = await (await call(server, `/api/support/tickets/${data.id}`, { token })).json();
  expect(ticket).toMatchObject({
    data: {
      state: "open",
      messages: [{ text: "Porquê?" }, { text: "Sim.", is_mail: true, files: [{ name: "aves.csv" }] }],
    },
  });

  const stranger = `${randomUUID()}@mail.test`;
  const loops = Array.from({ length: 50 }, (_, n) =>
    handOver(
      SUPPORT_EMAIL,
      stranger,
      rawMail({ from: stranger, mail_id: `<${n}${stranger}>`, header: { "X-Voliera-Ticket": data.number } }),
    ),
  );
  expect(new Set(await Promise.all(loops))).toEqual(new Set(["ignored"]));
  expect(await server.mails(stranger)).toEqual([]);
  expect(await handOver(SUPPORT_EMAIL, stranger, rawMail({ from: stranger }))).toBe("told");
  expect((await eventually(async () => (await server.mails(stranger)).at(0))).text).toContain("/contact");
});
