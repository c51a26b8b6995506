import { expect, test } from "vitest";
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
