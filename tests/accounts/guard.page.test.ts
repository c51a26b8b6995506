import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { newSite, origin } from "#tests/app/site.ts";

const pages = [
  "/dashboard",
  "/birds",
  "/birds/new",
  "/birds/import",
  "/birds/import/imp_nobody",
  "/birds/species/new",
  "/birds/bird_nobody",
  "/birds/bird_nobody/edit",
  "/birds/bird_nobody/delete",
  "/birds/bird_nobody/pedigree",
  "/birds/bird_nobody/photos",
  "/species",
  "/species/catalogue",
  "/profile",
];

test("every signed-in page sends whoever has not proven the address to prove it", async () => {
  const { visitor, db, a } = await newSite();
  await db.update(users).set({ is_verified: false }).where(eq(users.id, a.user_id));
  for (const page of pages) {
    const { status, location } = await visitor({ as: a }).get(page);
    expect([page, status, location]).toEqual([page, 302, "/confirm-email"]);
  }
});

test("every signed-in page sends whoever's session has ended to the login, and back after it", async () => {
  const { visitor, db, a } = await newSite();
  await db.delete(sessions).where(eq(sessions.user_id, a.user_id));
  for (const page of pages) {
    const guest = visitor({ as: a });
    const { status, location } = await guest.get(page);
    expect([page, status, location]).toEqual([page, 302, `/login?redirectTo=${encodeURIComponent(page)}`]);
    expect(guest.cookies.has("authToken")).toBe(false);
  }
});

test("a session that ended while the pages were open leads back to the page alone, not to what Remix asked", async () => {
  const { visitor, db, a } = await newSite();
  await db.delete(sessions).where(eq(sessions.user_id, a.user_id));
  for (const guest of [visitor({ as: a }), visitor()]) {
    const { html } = await guest.get("/birds.data?q=canary&_routes=routes%2F_app%2Croutes%2F_app.birds");
    expect(html).toContain(`/login?redirectTo=${encodeURIComponent("/birds?q=canary")}`);
    expect(html).not.toContain("_routes%3D");
  }
});

/** What is there for visitors too, though no page of the site. */
const open = /^(preferences|dev\/parts|sitemap|robots|manifest|p\/|\*)/;
/** What only takes forms or is a picture in a page: nobody comes by address, and whoever does meets no page. */
const noPage =
  /^(photos\/|market\/photos|market\/s\/:slug\/logo|operator|portraits\/|billing\/documents\/|settings\/(look\/logo|papers\/file)|shared-health\/:token\/logo|birds\/:birdId\/health\/:eventId|finance\/(file|sales)\.(csv|xlsx)|legal-forms\/(:paperId|register|return|templates)\/(file|copy|proof)|finance\/sales\/:saleId\/receipt|expenses\/:expenseId\/receipt|search\/hits|help\/on\/|support\/tickets\/:ticketId\/files|birds\/:birdId\/certificate\.svg|birds\/:birdId\/photos\/upload|(birds|places)\/labels\/pdf)/;

test("whoever is not signed in is led to the login from whatever needs a session, and back after it", async () => {
  const { visitor } = await newSite();
  const paths = routes.filter(({ id }) => id !== "routes/_site").flatMap((route) => pathsOf(route));
  const requests = [...new Set(paths)].filter((path) => path && !open.test(path) && !noPage.test(path));
  expect(requests.length).toBeGreaterThan(60);
  const lost: unknown[] = [];
  for (const path of requests.map((it) => `/${it.replace(/:\w+/g, "x")}`)) {
    const guest = visitor();
    let { status, location } = await guest.get(path);
    // What shows nothing leads to its page, and that to the login.
    if (location && !location.startsWith("/login")) ({ status, location } = await guest.get(location));
    if (!location?.startsWith("/login?redirectTo=%2F")) lost.push([path, status, location]);
  }
  expect(lost).toEqual([]);
});

type Route = (typeof routes)[number];
const pathsOf = ({ path = "", children }: Route, above = ""): string[] => {
  const here = [above, path].filter(Boolean).join("/");
  return [here, ...children.flatMap((it) => pathsOf(it, here))];
};

test("a page that does not exist leads back to the page of ours before it, and nowhere else", async () => {
  const { visitor } = await newSite();
  const from = async (referer: string) => {
    const { status, html } = await visitor().get("/no-such-page", { headers: { Referer: referer } });
    const [link = ""] = html.match(/<a[^>]*data-back[^>]*>/) ?? [];
    return [status, /href="([^"]*)"/.exec(link)?.[1]];
  };
  expect(await from(`${origin}/about?lang=en`)).toEqual([404, "/about?lang=en"]);
  expect(await from(`${origin}/no-such-page`)).toEqual([404, "/"]);
  expect(await from("https://elsewhere.example/about")).toEqual([404, "/"]);
});

test("while the API is away its callers are told to come back, and pages keep their words", async () => {
  const { visitor, a } = await newSite({ between: () => Promise.reject(new Error("network")) });
  const call = await visitor().get("/api/health");
  expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(call.headers.get("Content-Type")).toContain("application/problem+json");
  const page = await visitor({ as: a }).get("/birds");
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await visitor().get("/")).status).toBe(200);
});
