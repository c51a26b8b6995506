import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type WordKey, wordsOf } from "#app/locales/dictionary.ts";
import { beginnings, menu } from "#app/rooms.ts";
import { beginningsFor, groupsFor } from "#app/shell/menu/nav-groups.ts";
import { allowed } from "#db/permissions.ts";
import { roles } from "#db/vocabulary.ts";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const t = ((key: WordKey) => wordsOf("pt", [key])[key] ?? "") as never;
/** The links of a part of a page, in their order. */
const linksIn = (html: string, part: RegExp) =>
  [...(part.exec(html)?.[0] ?? "").matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
const main = /<main\b[\s\S]*<\/main>/;
const opened = (html: string) =>
  [...html.matchAll(/<details class="nav-group"([^>]*)>[\s\S]*?<span class="nav-label">([^<]*)/g)].flatMap(
    ([, attributes = "", label = ""]) => (/\sopen\b/.test(attributes) ? [label] : []),
  );

test.each(roles)(
  "a %s finds the way out first on the page of everything, then every group and what they may begin",
  async (role) => {
    const { visitor, db, a } = await newSite();
    await db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
    const rita = visitor({ as: a, language: "pt-PT" });
    await rita.get("/birds");
    const { status, html } = await rita.get("/more");
    expect(status).toBe(200);
    const may = allowed(role);
    const groups = groupsFor(menu, { t, may });
    const isFoot = (name: string) => name === "settings" || name === "help";
    const inside = groups.filter(({ name }) => !isFoot(name)).flatMap(({ pages }) => pages.map(({ to }) => to));
    const links = linksIn(html, main);
    const [top = ""] = (main.exec(html)?.[0] ?? "").split('class="launchers"');
    expect([links[0], top.includes("/logout")]).toEqual(["/profile", true]);
    expect(links.filter((it) => inside.includes(it))).toEqual(inside);
    for (const { label } of groups) expect(words(main.exec(html)?.[0] ?? "")).toContain(label);
    const begun = beginningsFor(beginnings, { t, may, keepsEggs: false });
    expect(linksIn(html, /<details class="menu add-menu[\s\S]*?<\/details>/)).toEqual(begun.map(({ to }) => to));
  },
);

test("groups stay open by the cookie of the device that opened them, and a cookie of anything else opens none", async () => {
  const { visitor, a } = await newSite();
  const [desk, phone] = [visitor({ as: a, language: "pt-PT" }), visitor({ as: a, language: "pt-PT" })];
  desk.cookies.set("menu_open", "birds.genetics");
  phone.cookies.set("menu_open", "breeding");
  expect(opened((await desk.get("/dashboard")).html)).toEqual(["Aves", "Genética"]);
  expect(opened((await phone.get("/dashboard")).html)).toEqual(["Criação"]);
  // The group of the page itself is open besides.
  expect(opened((await phone.get("/species")).html)).toEqual(["Aves", "Criação"]);
  for (const garbage of ["", "%E0%A4%A", "Birds", "constructor.toString", "birds,breeding", "x".repeat(10_000)]) {
    desk.cookies.set("menu_open", garbage);
    const { status, html } = await desk.get("/dashboard");
    expect([garbage.slice(0, 20), status, opened(html)]).toEqual([garbage.slice(0, 20), 200, []]);
  }
});

test("a member keeps the menus on a page that does not exist, and a visitor gets the page without them", async () => {
  const { visitor, a } = await newSite();
  for (const path of ["/nowhere", "/birds/bird_nobody"]) {
    const { status, html } = await visitor({ as: a, language: "pt-PT" }).get(path);
    expect([path, status, html.includes('class="sidebar"'), html.includes('class="bottom-bar"')]).toEqual([
      ...[path, 404, true, true],
    ]);
  }
  const { status, html } = await visitor().get("/nowhere");
  expect([status, html.includes('class="bottom-bar"')]).toEqual([404, false]);
});

test("the plan and the days left of its trial stand on the dashboard, in the settings and on the page of everything", async () => {
  const { visitor, db, a } = await newSite();
  const ends = new Date(Date.now() + 9.5 * 86_400_000).toISOString();
  await db.run(sql`UPDATE organizations SET trial_ends_at = ${ends} WHERE id = ${a.org_id}`);
  const rita = visitor({ as: a, language: "pt-PT" });
  await rita.get("/birds");
  for (const path of ["/dashboard", "/settings", "/more"]) {
    const shown = words(main.exec((await rita.get(path)).html)?.[0] ?? "");
    expect([path, /Plano Profissional · faltam 10 dias de período experimental/.test(shown)]).toEqual([path, true]);
  }
});
