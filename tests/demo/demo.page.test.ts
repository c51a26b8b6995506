import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

type Site = Awaited<ReturnType<typeof newSite>>;

async function entered({ visitor }: Site, language = "en") {
  const guest = visitor({ language });
  const opened = await guest.post("/demo", {});
  expect([opened.status, opened.location]).toEqual([303, "/dashboard"]);
  return guest;
}

test("the demo says what it is, and one button opens it", async () => {
  const site = await newSite();
  const { html } = await site.visitor({ language: "pt-PT" }).get("/demo");
  expect(html).toContain("Entre num viveiro já com aves");
  expect(html.match(/<form[^>]*action="\/demo"/g)).toHaveLength(1);
  const guest = await entered(site, "pt-PT");
  const inside = (await guest.get("/dashboard")).html;
  for (const words of ["Demonstração: veja tudo, nada se altera.", "Viveiro da Ribeira", 'href="/signup"'])
    expect(inside).toContain(words);
  expect(inside).not.toContain(".invalid<");
});

test("a signed-in user who opens the demo link stays signed in as themselves", async () => {
  const { visitor, a } = await newSite();
  const rita = visitor({ as: a });
  for (const answer of [await rita.get("/demo"), await rita.post("/demo", {})])
    expect(answer.location).toBe("/dashboard");
  expect(rita.cookies.get("authToken")).toBe(a.token);
});

test("signing up or logging in leaves the demo behind", async () => {
  const site = await newSite();
  for (const path of ["/signup", "/login?redirectTo=%2Fbirds"]) {
    const guest = await entered(site);
    const { location } = await guest.get(path);
    expect([location, guest.cookies.has("authToken")]).toEqual([path, false]);
    expect((await guest.get(path)).status).toBe(200);
  }
});

test("the pages for visitors take whoever looks at the demo for a visitor", async () => {
  const site = await newSite();
  const guest = await entered(site);
  for (const path of ["/", "/pricing", "/contact"]) {
    const { html } = await guest.get(path);
    expect([path, html.includes('href="/signup"'), html.includes("demo.invalid")]).toEqual([path, true, false]);
  }
});

test("a form sent from the demo is answered in words and changes nothing", async () => {
  const site = await newSite();
  const guest = await entered(site);
  const refused = await guest.post("/profile", { intent: "name", first_name: "Ana", last_name: "Sousa" });
  expect([refused.status, refused.html.includes("This is the demo flock")]).toEqual([403, true]);
  expect((await guest.get("/birds?sex=male")).html).not.toContain('action="/birds/views');
  expect((await guest.get("/dashboard")).html).toContain("Visitor");
});

test("the appearance and the language of the demo are the visitor's own", async () => {
  const site = await newSite();
  const guest = await entered(site);
  await guest.post("/preferences", { language: "pt", theme: "dark" });
  expect((await guest.get("/dashboard")).html).toMatch(/<html lang="pt-PT" data-theme="dark"/);
});
