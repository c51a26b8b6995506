import { expect, test } from "vitest";
import { sharedHouse } from "#tests/stage/house-of-all.ts";
import { call, codeIn, firstMail, register, signUp } from "#tests/stage/resident.ts";
import { eventually } from "#tests/stage/stage.ts";

const stage = sharedHouse();

test("the web worker passes questions to the API worker, which asks the database", async () => {
  const answer = await call(stage, "/api/health");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: "ok", database: "ok" });
});

test("a breeder signs up with the code the queue delivered", async () => {
  const { token } = await signUp(stage);
  const me = await call(stage, "/api/auth/me", { token });
  expect(await me.json()).toMatchObject({ data: { is_verified: true } });
});

test("the viewer shows a delivered mail with its code", async () => {
  const { email } = await register(stage);
  const code = codeIn((await firstMail(stage, email)).text);
  const page = await eventually(async () => {
    const html = await (await fetch(`${stage.origin}/dev/mail?to=${encodeURIComponent(email)}`)).text();
    return html.includes('class="sent"') && html;
  });
  expect(page).toContain(code);
});

test("R6: the caller's address is the socket's, whatever the caller claims", async () => {
  const { email, password } = await signUp(stage);
  const form = {
    body: new URLSearchParams({ username: email, password }),
    headers: { "CF-Connecting-IP": "203.0.113.9" },
  };
  const { access_token } = (await (await call(stage, "/api/auth/login", form)).json()) as { access_token: string };
  const answer = await call(stage, "/api/auth/sessions", { token: access_token });
  expect(JSON.stringify(await answer.json())).not.toContain("203.0.113.9");
});
