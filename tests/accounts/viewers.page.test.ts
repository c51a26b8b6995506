import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { viewersSee } from "#tests/browser/all-pages.ts";

/** A flock with a cage, looked at by its owner and then by the same person as a viewer. */
async function newAviary() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  const bird = await keeper.bird("PT 1", canary.id);
  const { ask, a } = site;
  const room = await ask("/api/places", { as: a, json: { name: "Room", kind: "room" } });
  const cage = await ask("/api/places", { as: a, json: { name: "Cage", kind: "cage" } });
  const idOf = async (answer: Response) => ((await answer.json()) as { data: { id: string } }).data.id;
  const [roomId, cageId] = [await idOf(room), await idOf(cage)];
  await ask("/api/birds/move", { as: a, json: { ids: [bird.id], place_id: cageId } });
  await ask(`/api/birds/${bird.id}/weights`, { as: a, json: { weighed_on: "2026-01-02", grams: 21 } });
  const pages = [
    ...["/dashboard", "/birds", "/species", "/places", "/profile"],
    ...["", "/papers", "/weights", "/photos"].map((tab) => `/birds/${bird.id}${tab}`),
    ...[`/places/${roomId}`, `/places/${cageId}`, `/species/${canary.id}`],
  ];
  const become = (role: string) => site.db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
  return { ...site, bird, pages, become, browser: site.visitor({ as: a }) };
}

// Ways to change something, as a page without a script offers them.
const ways =
  /(href|action|formaction)="[^"]*\/(new|edit|delete|import|move|move-in|cages|catalogue|upload|archive|statuses|ring-colours|audit)\b|<button[^>]*value="(status|place|delete)"/gi;

test("a viewer is offered nothing that would be refused, page by page", async () => {
  const { browser, pages, become } = await newAviary();
  for (const path of pages) expect([path, (await browser.get(path)).html.match(ways) !== null]).toEqual([path, true]);
  await become("viewer");
  // The answer to the first call brings the card that says so.
  await browser.get("/birds");
  for (const path of pages) {
    const { status, html } = await browser.get(path);
    expect([path, status, html.slice(html.indexOf("<body")).match(ways) ?? []]).toEqual([path, 200, []]);
  }
});

type Route = (typeof routes)[number];
const pathsOf = (route: Route, above = ""): Array<{ path: string; file: string }> => {
  const path = route.path ? `${above}/${route.path}` : above;
  return [{ path, file: route.file }, ...route.children.flatMap((child) => pathsOf(child, path))];
};

test("a viewer is refused every page that is nothing but a form they may not send", async () => {
  const { browser, bird, become } = await newAviary();
  await become("viewer");
  await browser.get("/birds");
  const sources = routes
    .filter(({ id }) => id === "routes/_app")
    .flatMap((it) => pathsOf(it))
    .map(({ path, file }) => ({ path, source: readFileSync(`app/${file}`, "utf8") }));
  const withForms = sources
    .filter(({ source }) => /export (async function|const) action\b/.test(source) && /export default/.test(source))
    .map(({ path }) => path);
  expect(viewersSee.filter((path) => !withForms.includes(path))).toEqual([]);
  const forms = withForms.filter((path) => !viewersSee.includes(path));
  // Where a form is prepared for.
  const before = ["/birds/import/from", "/birds/import/paper"];
  expect(forms.length).toBeGreaterThan(35);
  for (const path of [...forms, ...before]) {
    // What is refused is refused before it is looked for.
    const { status, html } = await browser.get(path.replace(":birdId", bird.id).replace(/:\w+/, "nothing_1"));
    expect([path, status, /<aside class="sidebar"/.test(html)]).toEqual([path, 403, true]);
  }
});

test("a viewer still chooses birds to export and to label, and saves views of their own", async () => {
  const { browser, bird, become } = await newAviary();
  await become("viewer");
  await browser.get("/birds");
  const { html } = await browser.get("/birds");
  expect(html).toMatch(new RegExp(`name="ids"[^>]*value="${bird.id}"|value="${bird.id}"[^>]*name="ids"`));
  expect(html).toMatch(/formAction="\/birds\/labels"/i);
  expect(words((await browser.get(`/birds/export?format=csv&chosen=1&ids=${bird.id}`)).html)).toContain("PT 1");
  expect((await browser.post("/birds/views?sex=male", { name: "Males" })).location).toBe("/birds?sex=male");
  await browser.post("/birds/bulk", { action: "delete", ids: bird.id });
  expect(words((await browser.get("/birds")).html)).toMatch(/PT 1/);
});

test("a keeper keeps birds but is not led to what only owners and managers do", async () => {
  const { browser, become } = await newAviary();
  await become("keeper");
  await browser.get("/birds");
  expect((await browser.get("/birds")).html).toContain('value="delete"');
  expect((await browser.get("/profile")).html).not.toMatch(/href="\/(audit|settings\/)/);
});
