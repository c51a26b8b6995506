import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { password, withPassword } from "./ending.ts";

test("an owner closes the organisation, sees it on every page, and keeps it after all, without JavaScript", async () => {
  for (const [language, text] of [
    [
      "pt",
      {
        banner: /A organização fecha a .* só podem ser consultados/,
        wrong: /nome da organização exatamente/,
        under: "A fechar",
      },
    ],
    [
      "en",
      { banner: /The organisation closes on .* only be viewed/, wrong: /name exactly as it stands/, under: "Closing" },
    ],
  ] as const) {
    const site = await newSite();
    await withPassword(site, site.a);
    const browser = site.visitor({ as: site.a, language });
    const page = "/settings/close";
    expect((await browser.get("/settings")).html).toContain(`href="${page}"`);
    const open = (await browser.get("/birds")).html;
    expect([text.banner.test(words(open)), open.includes('href="/birds/new')]).toEqual([false, true]);
    const wrong = await browser.post(page, { name: "Outro", password });
    expect([wrong.status, text.wrong.test(words(wrong.html))]).toEqual([422, true]);
    expect(wrong.html).toContain('value="Outro"');
    expect(wrong.html).not.toContain(password);
    expect((await browser.post(page, { name: "Viveiro A", password })).location).toBe(page);
    const { html } = await browser.get(page);
    expect(words(html)).toMatch(text.banner);
    expect(words(html)).toContain(text.under);
    const birds = (await browser.get("/birds")).html;
    expect([text.banner.test(words(birds)), birds.includes('href="/birds/new')]).toEqual([true, false]);
    expect((await browser.post(page, { intent: "keep" })).location).toBe(page);
    await browser.get(page);
    expect(words((await browser.get("/birds")).html)).not.toMatch(text.banner);
  }
});

test("only an owner is led to closing the organisation, let in, and offered to keep it", async () => {
  const site = await newSite();
  await site.db.run(sql`UPDATE organizations SET closes_at = '2031-01-01T00:00:00.000Z' WHERE id = ${site.a.org_id}`);
  await site.db.run(sql`UPDATE users SET role = 'manager' WHERE id = ${site.a.user_id}`);
  const browser = site.visitor({ as: site.a });
  await browser.get("/birds");
  const { html } = await browser.get("/settings");
  expect(words(html)).toMatch(/The organisation closes on/);
  expect(html).not.toContain('href="/settings/close"');
  expect((await browser.get("/settings/close")).status).toBe(403);
});
