import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword } from "#tests/accounts/signup.ts";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { resetTokenFor } from "#tests/mail/postbox.ts";
import { codeBefore, codeNow, withFactor, withPassword } from "./factor-of.ts";

test("without a script a breeder turns a second factor on, and logs in with its code", async () => {
  const site = await newSite();
  await withPassword(site, site.a);
  const rita = site.visitor({ as: site.a });
  expect((await rita.get("/profile/second-factor")).html).toContain("Turn on two-step verification");
  const begun = await rita.post("/profile/second-factor", { intent: "begin" });
  expect([begun.status, begun.location]).toEqual([303, "/profile/second-factor"]);
  const { html } = await rita.get("/profile/second-factor");
  const secret = (/<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? "").replaceAll(" ", "");
  expect([secret.length, html.includes("<svg")]).toEqual([32, true]);
  const wrong = await rita.post("/profile/second-factor", {
    intent: "confirm",
    code: "000000",
    password: goodPassword,
  });
  expect([wrong.status, wrong.html.includes("This code is not right")]).toEqual([422, true]);
  const on = await rita.post("/profile/second-factor", {
    intent: "confirm",
    code: await codeBefore(secret),
    password: goodPassword,
  });
  expect(on.html.match(/[A-Z2-7]{5}-[A-Z2-7]{5}/g)?.length).toBeGreaterThanOrEqual(10);
  const again = site.visitor();
  const first = await again.post("/login", { email: site.a.email, password: goodPassword, redirectTo: "/birds" });
  expect([first.status, first.location]).toEqual([303, "/login/code?redirectTo=%2Fbirds"]);
  const refused = await again.post("/login/code", { code: "000000", redirectTo: "/birds" });
  expect([refused.status, refused.html.includes("This code is not right")]).toEqual([401, true]);
  const second = await again.post("/login/code", { code: await codeNow(secret), redirectTo: "/birds" });
  expect([second.status, second.location]).toEqual([303, "/birds"]);
  expect((await again.get("/dashboard")).status).toBe(200);
});

test("a user who must confirm their identity is redirected there and back, never to another site", async () => {
  const site = await newSite();
  await withFactor(site, site.a);
  const rita = site.visitor({ as: site.a });
  await site.db.run(sql`UPDATE sessions SET confirmed_at = ''`);
  const led = await rita.get("/settings/archive/download");
  expect([led.status, led.location]).toEqual([302, "/confirm?to=%2Fsettings%2Farchive"]);
  const back = await rita.post("/confirm", { password: goodPassword, to: "/settings/archive" });
  expect([back.status, back.location]).toEqual([303, "/settings/archive"]);
  const elsewhere = await rita.post("/confirm", { password: goodPassword, to: "//evil.test/x" });
  expect([elsewhere.status, elsewhere.location]).toEqual([303, "/dashboard"]);
});

test("without a script who sets a password by mail takes off a factor of this week, and is not asked of an older one", async () => {
  const site = await newSite();
  const { a, db, ask, visitor } = site;
  await withFactor(site, a);
  await ask("/api/auth/forgot-password", { json: { email: a.email } });
  const token = await resetTokenFor(db, a.email);
  const page = `/reset-password?token=${token}`;
  for (const [language, offered] of [
    ["pt", "Não fui eu que a ativei"],
    ["en", "I did not turn it on"],
  ] as const)
    expect(words((await visitor({ language }).get(page)).html)).toContain(offered);
  const since = (await db.all<{ at: string }>(sql`SELECT second_factor_at AS at FROM users WHERE id = ${a.user_id}`))[0]
    ?.at;
  await db.run(sql`UPDATE users SET second_factor_at = '2026-01-01T00:00:00.000Z' WHERE id = ${a.user_id}`);
  expect((await visitor().get(page)).html).not.toContain("without_factor");
  await db.run(sql`UPDATE users SET second_factor_at = ${since} WHERE id = ${a.user_id}`);
  const password = "de volta ao meu ninho";
  const fields = { token, password, confirm_password: password, without_factor: "on" };
  const rita = visitor();
  expect((await rita.post("/reset-password", fields)).location).toBe("/login");
  expect((await rita.post("/login", { email: a.email, password })).location).toBe("/dashboard");
});
