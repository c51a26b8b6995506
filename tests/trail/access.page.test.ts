import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { logIn } from "#tests/accounts/signup.ts";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { withPassword } from "#tests/factors/factor-of.ts";

test("without a script the owner reads who came in, and takes it along; a keeper does not", async () => {
  const site = await newSite();
  const { a, db } = site;
  const rita = site.visitor({ as: a, language: "pt" });
  expect((await rita.get("/audit")).html).toContain('href="/audit?show=access"');
  expect(words((await rita.get("/audit?show=access")).html)).toContain("Ainda não há entradas");
  await withPassword(site, a);
  await logIn(site, a.email, "nao e esta de certeza");
  await logIn(site, a.email);
  const page = words((await rita.get("/audit?show=access")).html);
  expect(page).toMatch(/Rita Melo ?Entrou ?Feito ?192\.0\.2\.0\/24/);
  const failed = await rita.get("/audit?show=access&outcome=failed&kind=login");
  expect(words(failed.html)).toMatch(/Rita Melo ?Entrou ?Falhou/);
  expect(failed.html).toContain('href="/audit/export?show=access&amp;kind=login&amp;outcome=failed"');
  expect(words((await rita.get("/audit?show=access&kind=closing")).html)).toContain("Nada encontrado");
  expect((await rita.get("/audit?show=access&kind=cat")).location).toBe("/audit?show=access");
  const file = await rita.get("/audit/export?show=access&outcome=failed");
  expect([file.headers.get("Content-Type"), file.html.split("\r\n").length]).toEqual(["text/csv; charset=utf-8", 3]);
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  expect((await rita.get("/audit?show=access")).status).toBe(403);
  expect((await rita.get("/audit/export?show=access")).location).toBe("/audit?show=access");
});
