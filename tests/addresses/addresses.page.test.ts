import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { codeFor, mailsTo } from "#tests/mail/postbox.ts";
import { colleague } from "#tests/members/colleagues.ts";

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
  const answer = await rita.post("/profile/email", { intent: "ask", email: "nova@voliera.test" });
  expect([answer.status, answer.location]).toEqual([303, "/profile/email"]);
  expect(words((await rita.get("/profile/email")).html)).toContain("We sent a six-digit code to nova@voliera.test");
  const wrong = await rita.post("/profile/email", { intent: "confirm", code: "00000" });
  expect([wrong.status, words(wrong.html)]).toEqual([422, expect.stringContaining("Enter all six digits")]);
  const code = await codeFor(db, "nova@voliera.test");
  const done = await rita.post("/profile/email", { intent: "confirm", code });
  expect([done.status, done.location]).toEqual([303, "/profile"]);
  expect(words((await rita.get("/profile")).html)).toContain("Email changed to nova@voliera.test");
  const path = /\/email-back\/[\w-]+/.exec((await mailsTo(db, a.email))[0]?.text ?? "")?.[0] ?? "";
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

test("without a script whom an owner removed is told so, and whose organisation was taken that we know", async () => {
  const site = await newSite();
  const { a, b, db } = site;
  const links: string[] = [];
  for (const [who, email] of [
    [a, "nova@voliera.test"],
    [b, "outra@voliera.test"],
  ] as const) {
    const rita = site.visitor({ as: who });
    await rita.post("/profile/email", { intent: "ask", email });
    await rita.post("/profile/email", { intent: "confirm", code: await codeFor(db, email) });
    links.push(/\/email-back\/[\w-]+/.exec((await mailsTo(db, who.email))[0]?.text ?? "")?.[0] ?? "");
  }
  // One by an owner of then, one by an owner who came since.
  const long = await colleague(site, a, "owner");
  await db.run(sql`UPDATE users SET created_at = '2026-01-01T00:00:00.000Z' WHERE id = ${long.user_id}`);
  await new Promise((done) => setTimeout(done, 5));
  const taker = await colleague(site, b, "owner");
  await site.ask(`/api/members/${a.user_id}`, { as: long, method: "DELETE" });
  await site.ask(`/api/members/${b.user_id}`, { as: taker, method: "DELETE" });
  const reader = site.visitor({ language: "pt" });
  const answer = await reader.get(links[0] ?? "");
  expect([answer.status, words(answer.html)]).toEqual([
    410,
    expect.stringContaining("Já não é membro desta organização"),
  ]);
  const page = await reader.get(links[1] ?? "");
  expect([page.status, words(page.html)]).toEqual([200, expect.stringContaining(`Repor ${b.email}`)]);
  const known = await reader.post(links[1] ?? "", {});
  expect([known.status, words(known.html)]).toEqual([409, expect.stringContaining("Avisámos quem gere a Voliera")]);
});
