import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/house/birds-flock.ts";
import { newSite } from "#tests/house/site.ts";
import { codeFor, mailsTo } from "#tests/mail/postbox.ts";

test("without a script a breeder changes her email, and whoever reads the old one takes it back", async () => {
  const site = await newSite();
  const { a, db } = site;
  const rita = site.visitor({ as: a });
  expect((await rita.get("/profile")).html).toContain('href="/profile/email"');
  await db.run(sql`UPDATE sessions SET confirmed_at = ''`);
  const led = await rita.get("/profile/email");
  expect([led.status, led.location]).toEqual([302, "/confirm?to=%2Fprofile%2Femail"]);
  await db.run(sql`UPDATE sessions SET confirmed_at = ${new Date().toISOString()}`);
  expect(words((await rita.get("/profile/email")).html)).toContain(a.email);
  const same = await rita.post("/profile/email", { intent: "ask", email: a.email });
  expect([same.status, words(same.html)]).toEqual([422, expect.stringContaining("This is your email already.")]);
  const asked = await rita.post("/profile/email", { intent: "ask", email: "nova@voliera.test" });
  expect([asked.status, asked.location]).toEqual([303, "/profile/email"]);
  expect(words((await rita.get("/profile/email")).html)).toContain("We sent a six-digit code to nova@voliera.test");
  const wrong = await rita.post("/profile/email", { intent: "confirm", code: "00000" });
  expect([wrong.status, words(wrong.html)]).toEqual([422, expect.stringContaining("Enter all six digits")]);
  const code = await codeFor(db, "nova@voliera.test");
  const done = await rita.post("/profile/email", { intent: "confirm", code });
  expect([done.status, done.location]).toEqual([303, "/profile"]);
  expect(words((await rita.get("/profile")).html)).toContain("Email changed to nova@voliera.test");
  const path = /\/email-back\/\w+/.exec((await mailsTo(db, a.email))[0]?.text ?? "")?.[0] ?? "";
  const reader = site.visitor({ language: "pt" });
  const page = await reader.get(path);
  expect([page.status, page.headers.get("Referrer-Policy"), words(page.html)]).toEqual([
    ...[200, "no-referrer", expect.stringContaining(`Repor ${a.email}`)],
  ]);
  const back = await reader.post(path, {});
  expect([back.status, back.location]).toEqual([303, expect.stringMatching(/^\/reset-password\?token=/)]);
  expect(words((await reader.get(back.location ?? "")).html)).toContain("Escolha agora uma nova palavra-passe");
  const again = await reader.post(path, {});
  expect([again.status, words(again.html)]).toEqual([410, expect.stringContaining("Esta ligação já não é válida")]);
  expect((await rita.get("/profile")).location).toContain("/login");
});
