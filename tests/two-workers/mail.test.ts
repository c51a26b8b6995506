import { expect, test } from "vitest";
import { managerToNotify } from "#tests/notifications/notified-manager.ts";
import { call, codeIn, firstMail, register, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";

const server = sharedServer();

test("the web worker passes questions to the API worker, which asks the database", async () => {
  const answer = await call(server, "/api/health");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: "ok", database: "ok" });
});

test("a breeder signs up with the code the queue delivered", async () => {
  const { token } = await signUp(server);
  const me = await call(server, "/api/auth/me", { token });
  expect(await me.json()).toMatchObject({ data: { is_verified: true } });
});

test("the viewer shows a delivered mail with its code", async () => {
  const { email } = await register(server);
  const code = codeIn((await firstMail(server, email)).text);
  const page = await eventually(async () => {
    const html = await (await fetch(`${server.origin}/dev/mail?to=${encodeURIComponent(email)}`)).text();
    return html.includes('class="sent"') && html;
  });
  expect(page).toContain(code);
});

test("R6: the caller's address is the socket's, whatever the caller claims", async () => {
  const { email, password } = await signUp(server);
  const form = {
    body: new URLSearchParams({ username: email, password }),
    headers: { "CF-Connecting-IP": "203.0.113.9" },
  };
  const { access_token } = (await (await call(server, "/api/auth/login", form)).json()) as { access_token: string };
  const answer = await call(server, "/api/auth/sessions", { token: access_token });
  expect(JSON.stringify(await answer.json())).not.toContain("203.0.113.9");
});

test("what goes at once passes both queues, and a mailbox turns it off by its header without a login", async () => {
  const { email, removeSomebody } = await managerToNotify(server);
  await removeSomebody();
  const mail = await firstMail(server, email);
  expect(mail.subject).toBe("Um membro saiu da organização (Tratador)");
  const [, address = ""] = /^<(.+)>$/.exec(mail.headers?.["List-Unsubscribe"] ?? "") ?? [];
  expect(mail.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const scanned = await fetch(address, { redirect: "manual" });
  expect([scanned.status, scanned.headers.get("Location")]).toEqual([303, address.replace("/api/", "/")]);
  const page = await fetch(scanned.headers.get("Location") ?? "");
  expect([page.status, (await page.text()).includes("Conta e organização")]).toEqual([200, true]);
  const form = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  for (const body of [form, form]) {
    const answer = await fetch(address, { method: "POST", body, headers: { Origin: "https://mailbox.example" } });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { switch: "account" } }]);
  }
  expect(await server.mails(email)).toHaveLength(1);
  const viewer = await (await fetch(`${server.origin}/dev/mail?to=${encodeURIComponent(email)}`)).text();
  expect(viewer).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});
