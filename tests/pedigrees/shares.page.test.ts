import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword } from "#tests/accounts/signup.ts";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite, origin } from "#tests/app/site.ts";
import { withPassword } from "#tests/factors/factor-of.ts";

async function family() {
  const site = await newSite();
  const { bird, species } = keeping(site, site.a);
  const canary = await species("Canary");
  const secret = { notes: "SECRET", owner: "SECRET" };
  const father = await bird("PT 1", canary.id, { sex: "male", mutation: "Opal", birth_date: "2020-02-03", ...secret });
  const mother = await bird("PT 2", canary.id, { sex: "female", father_id: father.id });
  const young = await bird("FOP 4471 2026 <3>", canary.id, {
    father_id: father.id,
    mother_id: mother.id,
    name: "Zé",
    ...secret,
  });
  return { ...site, young, browser: site.visitor({ as: site.a }) };
}

const addressIn = (html: string) => new RegExp(`href="${origin}(/p/[0-9A-F]{10}-[0-9a-f]{40})"`).exec(html)?.[1] ?? "";

test("a tree is shared, listed, seen by a stranger in both languages without a script, and revoked, by plain forms", async () => {
  const { young, browser, visitor } = await family();
  const tree = `/birds/${young.id}/pedigree`;
  expect(addressIn((await browser.get(tree)).html)).toBe("");
  const made = await browser.post(`/birds/${young.id}/shares`, { expires: "30" });
  expect([made.status, made.location]).toEqual([303, `${tree}#share`]);
  const listed = await browser.get(tree);
  expect(words(listed.html)).toContain("Public link created.");
  expect(words(listed.html)).toMatch(/Created on .* Valid until/);
  const address = addressIn(listed.html);
  for (const [language, text] of [
    ["pt", /Espécie Canary .*Coeficiente F pelo menos 25\s% risco alto.*A árvore em texto Antepassados Pai: PT 1/],
    ["en", /Species Canary .*Coefficient F at least 25% high risk.*The tree as text Ancestors Father: PT 1/],
  ] as const) {
    const page = await visitor({ language }).get(address);
    expect([page.status, page.headers.get("X-Robots-Tag"), page.headers.get("Cache-Control")]).toEqual([
      ...[200, "noindex", "no-store"],
    ]);
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(page.html).toContain('name="robots" content="noindex"');
    expect(page.html).not.toMatch(/<script(?! type="application)/);
    expect(page.html).not.toMatch(/SECRET|bird_0|org_0|href="\/birds/);
    expect(words(page.html)).toMatch(text);
    expect(words(page.html)).toMatch(/2020 · Canary · Opal/);
    expect(page.html).toContain("FOP 4471 2026 &lt;3&gt;");
    // The ring is drawn in the colour of its year, and a message that is sent the address says which bird it is.
    expect(page.html).toContain('data-band="dark_green"');
    expect(page.html).toContain('property="og:title" content="Zé · FOP 4471 2026 &lt;3&gt;"');
  }
  const revoke = /name="revoke" value="([^"]+)"/.exec(listed.html)?.[1] ?? "";
  expect((await browser.post(`/birds/${young.id}/shares`, { revoke })).status).toBe(303);
  const gone = await visitor().get(address);
  expect([gone.status, gone.headers.get("X-Robots-Tag")]).toEqual([404, "noindex"]);
  expect(gone.html).not.toContain("Zé");
  expect(addressIn((await browser.get(tree)).html)).toBe("");
});

test("without a script a screen left open shares no tree until a password is given, and closes a link at any time", async () => {
  const { young, browser, db, a, visitor } = await family();
  await withPassword({ db }, a);
  const tree = `/birds/${young.id}/pedigree`;
  await browser.post(`/birds/${young.id}/shares`, { expires: "30" });
  await db.run(sql`UPDATE sessions SET confirmed_at = ''`);
  const { html } = await browser.get(tree);
  const shares = `/birds/${young.id}/shares`;
  const confirm = `/confirm?to=${encodeURIComponent(shares)}`;
  expect([html.includes('name="expires"'), html.includes(`href="${confirm}"`)]).toEqual([false, true]);
  expect(words((await visitor({ as: a, language: "pt" }).get(tree)).html)).toContain("Confirme a sua identidade");
  const led = await browser.post(`/birds/${young.id}/shares`, { expires: "never" });
  expect([led.status, led.location]).toEqual([302, confirm]);
  const [, revoke = ""] = /name="revoke" value="(\w+)"/.exec(html) ?? [];
  expect((await browser.post(`/birds/${young.id}/shares`, { revoke })).location).toBe(`${tree}#share`);
  expect(await db.all(sql`SELECT id FROM pedigree_shares WHERE revoked_at IS NULL`)).toEqual([]);
  const back = await browser.post("/confirm", { password: goodPassword, to: shares });
  expect([back.location, (await browser.get(shares)).location]).toEqual([shares, `${tree}#share`]);
  expect((await browser.get(tree)).html).toContain('name="expires"');
});
