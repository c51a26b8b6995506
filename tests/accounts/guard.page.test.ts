import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#db/schema/accounts.ts";
import { newSite } from "#tests/house/site.ts";

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

test("while the API is away its callers are told to come back, and pages keep their words", async () => {
  const { visitor, a } = await newSite({ between: () => Promise.reject(new Error("network")) });
  const call = await visitor().get("/api/health");
  expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(call.headers.get("Content-Type")).toContain("application/problem+json");
  const page = await visitor({ as: a }).get("/birds");
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await visitor().get("/")).status).toBe(200);
});
