import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#db/schema/accounts.ts";
import { newSite } from "#tests/app/site.ts";
import { mailsTo, resetTokenFor } from "#tests/mail/postbox.ts";
import { hashPassword, lowestCost } from "#worker/accounts/passwords/hashing.ts";
import { goodPassword } from "./signup.ts";

/** A site where breeder A can log in with a password of hers. */
async function siteWithPassword() {
  const site = await newSite();
  await site.db
    .update(users)
    .set({ password_hash: hashPassword(goodPassword, lowestCost) })
    .where(eq(users.id, site.a.user_id));
  const credentials = { email: site.a.email, password: goodPassword };
  const sessionsOf = () => site.db.select().from(sessions).where(eq(sessions.user_id, site.a.user_id));
  return { ...site, credentials, sessionsOf };
}
const cookieOf = (headers: Headers, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

test("R19: a breeder logs in, and the session ends with the browser", async () => {
  const { visitor, credentials } = await siteWithPassword();
  const rita = visitor();
  const answer = await rita.post("/login", credentials);
  expect([answer.status, answer.location]).toEqual([303, "/dashboard"]);
  const cookie = cookieOf(answer.headers, "authToken") ?? "";
  expect(cookie).toMatch(/; Path=\/; SameSite=Lax; HttpOnly$/);
  expect((await rita.get("/dashboard")).html).toContain("Sessão iniciada");
});

test("R19: remember me keeps the session for thirty days", async () => {
  const { visitor, credentials } = await siteWithPassword();
  const answer = await visitor().post("/login", { ...credentials, remember: "on" });
  const [, seconds] = /Max-Age=(\d+)/.exec(cookieOf(answer.headers, "authToken") ?? "") ?? [];
  expect(Math.round(Number(seconds) / 86_400)).toBe(30);
});

test("the account's language is taken up where none was chosen", async () => {
  const { visitor, credentials } = await siteWithPassword();
  const rita = visitor({ language: "en" });
  await rita.post("/login", credentials);
  expect(rita.cookies.get("lang")).toBe("pt");
  const chooser = visitor();
  await chooser.post("/preferences", { language: "en", return_to: "/login" });
  await chooser.post("/login", credentials);
  expect((await chooser.get("/dashboard")).html).toContain("Login successful");
});

test("every failed login shows the same message and keeps the address but never the password", async () => {
  const { visitor, credentials } = await siteWithPassword();
  const wrongs = [
    { ...credentials, password: "outra palavra qualquer" },
    { ...credentials, email: "ninguem@viveiro.pt" },
    { ...credentials, email: "not an address" },
  ];
  for (const wrong of wrongs) {
    const answer = await visitor().post("/login", wrong);
    expect([wrong.email, answer.status]).toEqual([wrong.email, 401]);
    expect(answer.html).toContain("Email or password is incorrect.");
    expect(answer.html).toContain(`value="${wrong.email}"`);
    expect(answer.html).not.toContain(wrong.password);
  }
});

// security.md §5, 50 to 56.
const escapes = [
  "//evil.com",
  "/\\evil.com",
  "\t//evil.com",
  "/%09/evil.com",
  "https:evil.com",
  "http://voliera.test@evil.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "/..//evil.com",
  "/.//evil.com",
  "/ok%0d%0aSet-Cookie:x=1",
  "/ok\r\nSet-Cookie: x=1",
];
test("R31: login redirects only within this site", async () => {
  const { visitor, credentials } = await siteWithPassword();
  for (const redirectTo of escapes) {
    const form = await visitor().get(`/login?redirectTo=${encodeURIComponent(redirectTo)}`);
    expect(form.html).not.toMatch(/name="redirectTo" value="(?!\/[^/\\])/);
    const { location, headers } = await visitor().post("/login", { ...credentials, redirectTo });
    expect([redirectTo, new URL(location ?? "", "http://voliera.test").origin]).toEqual([
      redirectTo,
      "http://voliera.test",
    ]);
    expect([redirectTo, location]).toEqual([redirectTo, expect.stringMatching(/^\/(?![/\\])/)]);
    expect(headers.get("x")).toBeNull();
  }
  const kept = await visitor().post("/login", { ...credentials, redirectTo: "/birds?page=2" });
  expect(kept.location).toBe("/birds?page=2");
});

test("a signed-in user is redirected from login and sign-up pages to the dashboard", async () => {
  const { visitor, a } = await newSite();
  const rita = visitor({ as: a });
  for (const path of ["/login", "/signup", "/signup-details", "/confirm-email"])
    expect([path, (await rita.get(path)).location]).toEqual([path, "/dashboard"]);
});

test("R14 R18: logging out asks first, ends the session at once and says so", async () => {
  const { visitor, a, ask, sessionsOf } = await siteWithPassword();
  const rita = visitor({ as: a });
  const question = await rita.get("/logout");
  expect([question.status, question.html.includes("Cancel")]).toEqual([200, true]);
  expect(await sessionsOf()).toHaveLength(1);

  const answer = await rita.post("/logout", {});
  expect([answer.status, answer.location]).toEqual([303, "/"]);
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  expect(rita.cookies.has("authToken")).toBe(false);
  expect(await sessionsOf()).toEqual([]);
  expect((await ask("/api/auth/me", { as: a })).status).toBe(401);
  expect((await rita.get("/")).html).toContain("Logged out successfully");
  expect((await rita.get("/dashboard")).location).toBe("/login?redirectTo=%2Fdashboard");
});

test("a forgotten password gets the same answer for every address", async () => {
  const { db, visitor, a } = await newSite();
  const answers = [];
  for (const email of [a.email, "ninguem@viveiro.pt"]) {
    const stranger = visitor();
    const { status, location } = await stranger.post("/forgot-password", { email });
    answers.push([status, location, (await stranger.get(location ?? "")).html.replace(/nonce="[^"]*"/g, "")]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(await mailsTo(db, a.email)).toHaveLength(1);
});

test("a reset link sets a password once and ends every other session", async () => {
  const { db, visitor, a, sessionsOf } = await siteWithPassword();
  const rita = visitor();
  await rita.post("/forgot-password", { email: a.email });
  const token = await resetTokenFor(db, a.email);
  expect((await rita.get(`/reset-password?token=${token}`)).html).toContain(`value="${token}"`);

  const fields = { token, password: "um canto ao amanhecer", confirm_password: "um canto ao amanhecer" };
  const short = await rita.post(`/reset-password?token=${token}`, {
    ...fields,
    password: "curta",
    confirm_password: "curta",
  });
  expect([short.status, short.html.includes("Password must be at least 8 characters long")]).toEqual([422, true]);
  const done = await rita.post("/reset-password", fields);
  expect([done.status, done.location]).toEqual([303, "/login"]);
  expect((await rita.get("/login")).html).toContain("Password saved. You can now log in.");
  expect(await sessionsOf()).toEqual([]);
  expect((await rita.post("/login", { email: a.email, password: fields.password })).location).toBe("/dashboard");

  const again = await visitor().post("/reset-password", fields);
  expect([again.status, again.html.includes("This link no longer works")]).toEqual([400, true]);
  expect((await visitor().get("/reset-password")).html).toContain("This link no longer works");
});

// R16 and R17: the door and the account pages, with and without a session.
const paths = ["/login", "/signup", "/signup-details", "/confirm-email", "/forgot-password", "/reset-password"];
const foreign: Record<string, string>[] = [
  { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://other.voliera.test", "Sec-Fetch-Site": "same-site" },
];
const oldBrowsers: Record<string, string>[] = [
  { Origin: "https://evil.test" },
  { Origin: "null" },
  { Origin: "http://voliera.test:8080" },
  { Origin: "https://evil.test", "X-Forwarded-Host": "evil.test" },
  {},
];
test("R16 R17: a form sent from elsewhere changes nothing", async () => {
  const { visitor, credentials, sessionsOf, a } = await siteWithPassword();
  for (const path of [...paths, "/contact", "/logout", "/profile", "/preferences"]) {
    for (const headers of [...foreign, ...oldBrowsers]) {
      const answer = await visitor({ as: a }).post(path, { ...credentials, intent: "name" }, { bare: true, headers });
      expect([path, headers, answer.status]).toEqual([path, headers, 403]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  }
  expect(await sessionsOf()).toHaveLength(1);
});

test("a breeder changes her name and sees it at once", async () => {
  const { visitor, a } = await newSite();
  const rita = visitor({ as: a });
  const done = await rita.post("/profile", { intent: "name", first_name: "Ritinha", last_name: "de Melo" });
  expect([done.status, done.location]).toEqual([303, "/profile"]);
  const profile = await rita.get("/profile");
  expect(profile.html).toContain("Name saved.");
  expect(profile.html).toContain("Ritinha de Melo");
  const empty = await rita.post("/profile", { intent: "name", first_name: " ", last_name: "Kept" });
  expect([empty.status, empty.html.includes('value="Kept"')]).toEqual([422, true]);
});

test("a breeder changes her language for good", async () => {
  const { db, visitor, a } = await newSite();
  const rita = visitor({ as: a });
  expect((await rita.post("/profile", { intent: "language", language: "en" })).status).toBe(303);
  expect(rita.cookies.get("lang")).toBe("en");
  const [user] = await db.select().from(users).where(eq(users.id, a.user_id));
  expect(user?.language).toBe("en");
});

test("a new password asks for the old one and ends the other sessions", async () => {
  const { visitor, a, credentials, sessionsOf } = await siteWithPassword();
  const elsewhere = visitor();
  await elsewhere.post("/login", credentials);
  const rita = visitor({ as: a });
  const fields = { intent: "password", current_password: "errada", password: "um canto ao amanhecer" };
  const wrong = await rita.post("/profile", fields);
  expect([wrong.status, wrong.html.includes("The current password is not correct.")]).toEqual([422, true]);
  expect(wrong.html).not.toContain("um canto ao amanhecer");
  expect((await rita.post("/profile", { ...fields, current_password: goodPassword })).location).toBe("/profile");
  expect(await sessionsOf()).toHaveLength(1);
  expect((await elsewhere.get("/profile")).location).toContain("/login");
});

test("a session somewhere else is listed and can be ended", async () => {
  const { visitor, a, credentials } = await siteWithPassword();
  const phone = visitor();
  const android = "Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36";
  await phone.post("/login", credentials, { headers: { "User-Agent": android } });
  const rita = visitor({ as: a });
  const { html } = await rita.get("/profile");
  expect(html).toContain("Chrome on Android");
  const [, handle = ""] = /name="handle" value="([^"]+)"/.exec(html) ?? [];
  expect((await rita.post("/profile", { intent: "session", handle })).location).toBe("/profile");
  expect((await phone.get("/profile")).location).toContain("/login");
  expect((await rita.get("/profile")).status).toBe(200);
  expect((await rita.post("/profile", { intent: "session", handle: "../../me" })).status).toBe(303);
  expect((await rita.post("/profile", { intent: "toString" })).status).toBe(400);
});
