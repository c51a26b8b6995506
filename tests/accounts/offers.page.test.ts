import { expect, test } from "vitest";
import { type WordKey, wordsOf } from "#app/locales/dictionary.ts";
import { menu, within } from "#app/rooms.ts";
import routes from "#app/routes.ts";
import { groupsFor, holds, pageAround } from "#app/shell/menu/nav-groups.ts";
import { allowed } from "#db/permissions.ts";
import { roles } from "#db/vocabulary.ts";
import { notVisited } from "#tests/browser/all-pages.ts";
import { newAviary, tapsTo, traversal } from "./traversal.ts";

test("no page offers anybody a way that would be refused, role by role, link by link and form by form", async () => {
  const sizes: Record<string, number> = {};
  for (const role of roles) {
    const { become, browser } = await newAviary();
    await become(role);
    // The answer to the first call brings the card that says so.
    await browser.get("/birds");
    const { met, refused, forms } = await traversal(browser);
    sizes[role] = met.size;
    const unlike = new Map(
      forms.map((form) => [
        `${form.action.replace(/[a-z]+_[0-9A-Z]{26}/g, "id")} ${Object.keys(form.fields)} ${form.fields.intent ?? form.fields.action ?? ""}`,
        form,
      ]),
    );
    for (const { from, action, fields } of unlike.values()) {
      if (/^\/(logout|preferences)/.test(action) || fields.intent === "session") continue;
      const { status } = await browser.post(action.startsWith("?") ? `${from.split("?")[0]}${action}` : action, fields);
      if (status === 403) refused.push(`the form to ${action} ${JSON.stringify(fields).slice(0, 120)} on ${from}`);
    }
    expect([role, refused]).toEqual([role, []]);
  }
  expect(sizes.viewer).toBeGreaterThan(25);
  expect(sizes.keeper).toBeGreaterThan(sizes.viewer ?? 0);
  expect(sizes.owner).toBeGreaterThan(sizes.keeper ?? 0);
});

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .trim();

/** What a page says of where it is: its breadcrumbs, its heading, and which entry of the bar of phones is lit. */
function placeOf(html: string) {
  const crumbs = /<nav class="crumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const bar = /<nav class="bottom-bar"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const lit = [...bar.matchAll(/<a\b[^>]*aria-current[^>]*>([\s\S]*?)<\/a>/g)];
  return {
    crumbs: [...crumbs.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = ""]) => plain(step)),
    heading: plain(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ""),
    lit: lit.map(([, text = ""]) => plain(text)),
  };
}

test("every page of the menu has one name in menu, heading, breadcrumbs and bar of phones, and other pages stand below it", async () => {
  const { browser } = await newAviary();
  const { pages } = await traversal(browser, { most: 1 });
  const t = (key: WordKey) => wordsOf("en", [key])[key] ?? "";
  const groups = groupsFor(menu, { t: t as never, may: allowed("owner") });
  const names: string[] = [];
  for (const [path, html] of pages) {
    const here = pageAround(path, groups, within);
    const group = groups.find((it) => holds(it, here));
    const entry = group?.pages.find(({ to }) => to === here);
    if (!group || !entry || !html.includes("<main")) continue;
    const { crumbs, heading, lit } = placeOf(html);
    const way = group.pages.length > 1 ? [group.label, entry.label] : [entry.label];
    expect([path, crumbs.slice(0, way.length)]).toEqual([path, way]);
    expect([path, lit]).toEqual([path, ["home", "birds", "breeding"].includes(group.name) ? [group.label] : []]);
    if (path !== here) continue;
    names.push(path);
    // Home greets its reader by name.
    if (group.name !== "home") expect([path, crumbs, heading]).toEqual([path, way, entry.label]);
  }
  expect(names.sort()).toEqual(groups.flatMap((it) => it.pages.map(({ to }) => to)).sort());
});

/** Every page that members have, by its path with `:id` for what changes in it. */
const kinds = routes
  .filter(({ id }) => id === "routes/_app")
  .flatMap(({ children }) => children.flatMap((route) => pathsOf(route)))
  .filter((path) => !notVisited[path])
  .map((path) => path.replace(/:\w+/g, ":id"));

type Route = (typeof routes)[number];
function pathsOf(route: Route, above = ""): string[] {
  const path = route.path ? `${above}/${route.path}` : above;
  return [path, ...route.children.flatMap((child) => pathsOf(child, path))];
}

/** Pages that no link leads to, and what does; or that this flock has nothing for. */
const ledTo: Record<string, string> = {
  "/birds/bulk": "the bar over chosen birds",
  "/birds/:id/delete": "a button, and a link where no script runs of its dialog",
  "/birds/trash/erase": "a button over chosen birds",
  "/clutches/:id/rings": "a chick that waits for a ring",
  "/confirm": "whatever asks for the password again",
  "/contacts/:id": "a contact",
  "/expenses/:id": "an expense",
  "/finance/pairs/:id": "the page of a pair",
  "/finance/sales/:id": "a sale",
  "/health/courses/:id": "a course of medicine",
  "/support/tickets/:id": "a ticket",
  "/stock/:id": "an item on the shelf",
  "/stock/rings/:id": "a series of rings",
  "/legal-forms/:id": "a paper",
  "/marketplace/:id": "a listing",
  "/marketplace/:id/edit": "a listing",
  "/settings/webhooks/:id": "a webhook",
  "/species/:id/delete": "a species without birds",
};
// What is done to a thing begins on its page, of which there are as many as there are things.
const isOfThing = (kind: string) => /:id\/|^\/finance\/pairs\/:id$|\/labels$/.test(kind);

test("every page is at most three taps away from the home of a phone without scripts, in every role and in the demo", async () => {
  const { become, browser, guest } = await newAviary();
  await guest.post("/demo", {});
  for (const role of [...roles, "guest"]) {
    const reader = role === "guest" ? guest : browser;
    if (role !== "guest") await become(role);
    await reader.get("/birds");
    const walk = await traversal(reader, { most: 3 });
    const taps = tapsTo(walk);
    // A guest of the demo has no profile to go to.
    const own = kinds.filter((kind) => role !== "guest" || !kind.startsWith("/profile"));
    const met = own.flatMap((kind) => (taps.has(kind) ? [[kind, taps.get(kind) ?? 0] as const] : []));
    expect([role, met.filter(([kind, n]) => n > (isOfThing(kind) ? 5 : 3))]).toEqual([role, []]);
    if (role === "owner") expect(kinds.filter((kind) => !taps.has(kind) && !(kind in ledTo))).toEqual([]);
  }
});
