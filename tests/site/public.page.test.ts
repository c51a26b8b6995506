import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matings } from "#app/site/examples.ts";
import { users } from "#db/schema/accounts.ts";
import { languages } from "#db/vocabulary.ts";
import { newSite } from "#tests/app/site.ts";
import { family, kindredByRow } from "#tests/kinship/named-family.ts";
import { plans } from "#worker/billing/plans.ts";
import { books } from "#worker/genetics/books/all.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import { catalogueIn } from "#worker/species/profiles.ts";

test("the front page says what Voliera does, in the visitor's language, and sends no program", async () => {
  const { visitor } = await newSite();
  const english = (await visitor().get("/")).html;
  expect(english).toContain("The aviary notebook, always in order.");
  expect(english).toContain('href="/signup"');
  expect(english).toMatch(/href="\/signup\?plan=starter"[^>]*>Create a free account/);
  expect(english).toMatch(/<html lang="en"/);
  expect(english).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(english).not.toContain("__remixContext");
  const portuguese = (await visitor({ language: "pt-PT" }).get("/")).html;
  expect(portuguese).toContain("O caderno do viveiro, sempre em ordem.");
  for (const { monthly_cents } of plans) if (monthly_cents) expect(english).toContain(`€${monthly_cents / 100}`);
});

test("each feature card leads down to its own part of the front page", async () => {
  const { visitor } = await newSite();
  const { html } = await visitor().get("/");
  const anchors = [...html.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id);
  expect(anchors).toEqual(expect.arrayContaining(["flock", "reproduction", "stock"]));
  expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
});

test("the first thing to do on the front page is an account or a look at the demo", async () => {
  const { visitor } = await newSite();
  for (const language of languages) {
    const { html } = await visitor({ language }).get("/");
    const actions = html.slice(html.indexOf('class="actions"', html.indexOf('class="hero-lead"')));
    expect([...actions.matchAll(/href="([^"]*)"/g)].slice(0, 2).map(([, to]) => to)).toEqual([
      "/signup?plan=starter",
      "/demo",
    ]);
  }
});

test("what is told of another tool names where its authors say so, and the day it was read", async () => {
  const { visitor } = await newSite();
  for (const [language, day] of [
    ["pt", "22 de novembro de 2026"],
    ["en", "22 November 2026"],
  ] as const) {
    const { html } = await visitor({ language }).get("/");
    const others = html.slice(html.indexOf('id="others"'), html.indexOf("</section>", html.indexOf('id="others"')));
    expect(others).toContain(day);
    const tools = others.split("<li>").slice(1);
    expect(tools.length).toBeGreaterThan(2);
    for (const tool of tools) expect(tool.match(/href="https:\/\/[^"]+"/g)).toHaveLength(1);
  }
});

test("who is signed in is led to the dashboard, not to another account", async () => {
  const { visitor, a } = await newSite();
  const { html } = await visitor({ as: a }).get("/");
  expect(html).toContain('href="/profile"');
  expect(html).toMatch(/data-kind="primary"[^>]*href="\/dashboard"/);
});

test("what the front page says of inbreeding is what the engine works out", async () => {
  const { visitor } = await newSite();
  const sibs = { c: ["a", "b"], d: ["a", "b"] } as const;
  const families: Record<(typeof matings)[number]["key"], Record<string, readonly [string, string]>> = {
    father_daughter: { d: ["a", "b"], x: ["a", "d"] },
    siblings: { ...sibs, x: ["c", "d"] },
    half_siblings: { c: ["a", "b"], d: ["a", "e"], x: ["c", "d"] },
    grandfather: { d: ["a", "b"], g: ["e", "d"], x: ["a", "g"] },
    cousins: { ...sibs, m: ["e", "d"], n: ["c", "f"], x: ["n", "m"] },
    line: { ...sibs, e: ["c", "d"], f: ["c", "d"], g: ["e", "f"], h: ["e", "f"], x: ["g", "h"] },
  };
  const worked = (relatives: Record<string, readonly [string, string]>) => {
    const flock = family(relatives);
    return kindredByRow(flock).inbreeding[flock.row(Object.keys(relatives).at(-1) ?? "")];
  };
  for (const { key, share } of matings) expect([key, worked(families[key])]).toEqual([key, share]);
  const { html } = await visitor({ language: "pt-PT" }).get("/");
  for (const { share } of matings) expect(html).toContain(shareInWords(share, "pt"));
});

test("as many species are promised as the catalogue has, and colours of as many groups", async () => {
  const { visitor } = await newSite();
  const { html } = await visitor().get("/about");
  expect(html).toContain(`${catalogueIn("en").filter(({ parents }) => !parents).length} species`);
  const genera = Object.keys(books).map(
    (slug) =>
      catalogueIn("en")
        .find((it) => it.slug === slug)
        ?.latin_name.split(" ")[0],
  );
  expect(new Set(genera).size).toBe(7);
  expect(html).toContain("mutations of seven groups");
});

test("no public page leaves a word untranslated, in either language", async () => {
  const { visitor } = await newSite();
  const pages = ["/", "/contact", "/contact?sent", "/privacy", "/terms", "/login", "/signup", "/forgot-password"];
  for (const language of ["pt", "en"])
    for (const path of [...pages, "/forgot-password?sent", "/reset-password?token=x", "/nowhere"]) {
      const { html } = await visitor({ language }).get(path);
      const bare = html.match(/>[^<]*\b(ui|site|pages|plans|accounts|dashboard|profile)\.[a-z_]+[^<]*</g);
      expect([language, path, bare]).toEqual([language, path, null]);
      expect([language, path, html.includes("{{")]).toEqual([language, path, false]);
    }
});

test("privacy and terms are marked as texts the operator must review", async () => {
  const { visitor } = await newSite();
  for (const path of ["/privacy", "/terms"])
    expect([path, (await visitor().get(path)).html.includes("This text is a template")]).toEqual([path, true]);
});

test("an address that does not exist says so and shows the way on", async () => {
  const { visitor, a } = await newSite();
  for (const lost of [visitor(), visitor({ as: a })]) {
    const answer = await lost.get("/nowhere/at/all");
    expect(answer.status).toBe(404);
    expect(answer.html).toContain("This page doesn&#x27;t exist");
    expect(answer.html).toContain("<title>This page doesn&#x27;t exist · Voliera</title>");
    expect(answer.html).toContain('href="/contact"');
  }
  expect((await visitor().post("/nowhere", {})).status).toBe(404);
});

test("a breeder without birds is shown the first steps, and the done ones are ticked", async () => {
  const { db, ask, visitor, a } = await newSite();
  await db.update(users).set({ language: "en" }).where(eq(users.id, a.user_id));
  const rita = visitor({ as: a });
  const empty = (await rita.get("/dashboard")).html;
  expect(empty).toContain("First steps");
  expect(empty).not.toContain("(<!-- -->done<!-- -->)");
  const kind = { common_name: "Canário", latin_name: "Serinus canaria", group: "canary", incubation_days: 13 };
  const made = await ask("/api/bird-species/", { as: a, json: { ...kind, org_id: a.org_id } });
  const { data } = (await made.json()) as { data: { id: string } };
  expect((await rita.get("/dashboard")).html).toContain("(<!-- -->done<!-- -->)");

  await ask("/api/birds/", { as: a, json: { identifier: "PT 26 001", species_id: data.id, org_id: a.org_id } });
  const flock = (await rita.get("/dashboard")).html;
  expect(flock).toContain("PT 26 001");
  expect(flock).toContain(`href="/birds?species_id=${data.id}&amp;status_id=present"`);
  expect(flock).toContain('href="/birds?status_id=none"');
});
