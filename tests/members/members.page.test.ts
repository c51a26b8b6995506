import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { colleague, password } from "./colleagues.ts";

type Site = Awaited<ReturnType<typeof newSite>>;
const page = "/settings/members";

async function linkTo({ db }: Site, email: string): Promise<string> {
  const [mail] = await db.all<{ text: string }>(sql`
    SELECT text FROM mails WHERE recipient = ${email} ORDER BY created_at DESC, rowid DESC LIMIT 1`);
  return new URL(/http\S+\/join\/\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
}

test("people are invited, invited again, taken back and change their role without a script", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const textOf = async () => words((await rita.get(page)).html);
  expect(await textOf()).toContain("1 of 50 places taken.");
  const email = "bia@voliera.test";
  expect((await rita.post(page, { intent: "invite", email, role: "keeper" })).location).toBe(page);
  expect(await textOf()).toContain(`Invitation sent to ${email}.`);
  expect(await textOf()).toContain("2 of 50 places taken. 1 invitation open.");
  const twice = await rita.post(page, { intent: "invite", email, role: "keeper" });
  expect([twice.status, words(twice.html)]).toEqual([422, expect.stringContaining("already has an open invitation")]);
  const wrong = await rita.post(page, { intent: "invite", email: "bia", role: "king" });
  expect([wrong.status, words(wrong.html)]).toEqual([
    422,
    expect.stringContaining("Choose one of the roles in the list."),
  ]);
  const [{ id = "" } = {}] = await site.db.all<{ id: string }>(sql`SELECT id FROM invitations`);
  await rita.post(page, { intent: "again", id, email });
  expect(await textOf()).toContain(`Invitation sent to ${email} again.`);
  expect(words((await rita.get(`${page}?show=invitations`)).html)).toContain("1 invitation");
  await rita.post(page, { intent: "withdraw", id, email });
  expect(await textOf()).toContain(`Invitation to ${email} withdrawn.`);
  const bia = await colleague(site, site.a, "keeper");
  await rita.post(page, { intent: "role", id: bia.user_id, name: "Bia Costa", role: "manager" });
  expect(await textOf()).toContain("Bia Costa now has the role Manager.");
  const king = await rita.post(page, { intent: "role", id: bia.user_id, name: "Bia Costa", role: "king" });
  expect([king.status, words(king.html)]).toEqual([
    422,
    expect.stringContaining("Choose one of the roles in the list."),
  ]);
  expect((await rita.post(page, { intent: "explode" })).status).toBe(400);
});

test("whoever follows the link of their invitation is in, in both languages, and the link is good for once", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  for (const language of ["pt", "en"]) {
    const email = `bia-${language}@voliera.test`;
    await rita.post(page, { intent: "invite", email, role: "keeper" });
    const link = await linkTo(site, email);
    const bia = site.visitor({ language });
    const shown = await bia.get(link);
    expect([shown.status, words(shown.html).includes(email), words(shown.html).includes("Viveiro A")]).toEqual([
      ...[200, true, true],
    ]);
    expect(["Referrer-Policy", "X-Robots-Tag", "Cache-Control"].map((name) => shown.headers.get(name))).toEqual([
      ...["no-referrer", "noindex", "no-store"],
    ]);
    const names = { first_name: "Bia", last_name: "Costa" };
    const unlike = await bia.post(link, { ...names, password, confirm_password: "another", terms: "on" });
    expect([unlike.status, unlike.html.includes(password)]).toEqual([422, false]);
    const unread = await bia.post(link, { ...names, password, confirm_password: password });
    expect(unread.status).toBe(422);
    const joined = await bia.post(link, { ...names, password, confirm_password: password, terms: "on" });
    expect([joined.status, joined.location]).toEqual([303, "/dashboard"]);
    expect((await bia.get("/birds")).status).toBe(200);
    const again = await site.visitor({ language }).get(link);
    expect([again.status, again.html.includes('name="password"')]).toEqual([410, false]);
    expect((await bia.post(link, { ...names, password, confirm_password: password, terms: "on" })).status).toBe(410);
  }
});

test("for an address with an account the page says what to do, and asks for nothing", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  await rita.post(page, { intent: "invite", email: site.b.email, role: "keeper" });
  const { status, html } = await site.visitor().get(await linkTo(site, site.b.email));
  expect([
    status,
    words(html).includes("This address already has an account"),
    html.includes('name="password"'),
  ]).toEqual([200, true, false]);
});

test("whoever is deactivated in mid-session finds the login page behind the next link", async () => {
  const site = await newSite();
  const keeper = await colleague(site, site.a, "keeper");
  const bia = site.visitor({ as: keeper });
  expect((await bia.get("/birds")).status).toBe(200);
  const rita = site.visitor({ as: site.a });
  expect((await rita.post(page, { intent: "deactivate", id: keeper.user_id, name: "Bia Costa" })).location).toBe(page);
  expect(words((await rita.get(page)).html)).toContain("Bia Costa can no longer log in.");
  const next = await bia.get("/birds/new");
  expect([next.status, next.location]).toEqual([302, "/login?redirectTo=%2Fbirds%2Fnew"]);
});

test("a member is removed after a question, and is former then", async () => {
  const site = await newSite();
  const { user_id } = await colleague(site, site.a, "keeper", "Beatriz");
  const rita = site.visitor({ as: site.a });
  const answer = await rita.get(`${page}?remove=${user_id}`);
  expect(words(answer.html)).toContain("Remove Beatriz Costa?");
  const action = { intent: "remove", id: user_id, name: "Beatriz Costa" };
  expect((await rita.post(`${page}?remove=${user_id}`, action)).location).toBe(page);
  expect(words((await rita.get(page)).html)).toContain("Beatriz Costa is no longer a member.");
  expect((await rita.get(`${page}?remove=${user_id}`)).location).toBe(page);
});

test("the last owner reads why they cannot leave; everybody else leaves with their password and is out", async () => {
  const site = await newSite();
  const owner = await colleague(site, site.a, "owner");
  await site.db.run(sql`UPDATE users SET is_active = 0 WHERE id = ${site.a.user_id}`);
  const last = site.visitor({ as: owner });
  const refused = await last.post("/profile", { intent: "leave", current_password: password });
  expect([refused.status, words(refused.html)]).toEqual([409, expect.stringContaining("this is the last one")]);
  const bia = site.visitor({ as: await colleague(site, site.a, "viewer") });
  const wrong = await bia.post("/profile", { intent: "leave", current_password: "not this" });
  expect([wrong.status, words(wrong.html)]).toEqual([422, expect.stringContaining("current password is not correct")]);
  const left = await bia.post("/profile", { intent: "leave", current_password: password });
  expect([left.status, left.location, bia.cookies.has("authToken")]).toEqual([303, "/login", false]);
});

test("a manager is offered no owner's role and nothing that touches an owner", async () => {
  const site = await newSite();
  const manager = site.visitor({ as: await colleague(site, site.a, "manager") });
  const { html } = await manager.get(page);
  expect([html.includes('value="owner"'), html.includes(`value="${site.a.user_id}"`)]).toEqual([false, false]);
  const refused = await manager.post(page, { intent: "role", id: site.a.user_id, name: "Rita", role: "viewer" });
  expect([refused.status, words(refused.html)]).toEqual([403, expect.stringContaining("Only an owner")]);
});

test("a full plan says so in the place of the form", async () => {
  const site = await newSite();
  await site.db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${site.a.org_id}`);
  for (const name of ["Rui", "Eva", "Gil", "Zé"]) await colleague(site, site.a, "keeper", name);
  const rita = site.visitor({ as: site.a });
  const { html } = await rita.get(page);
  expect([words(html).includes("All places of your plan are taken."), html.includes('name="email"')]).toEqual([
    ...[true, false],
  ]);
  const refused = await rita.post(page, { intent: "invite", email: "bia@voliera.test", role: "viewer" });
  expect([refused.status, words(refused.html)]).toEqual([402, expect.stringContaining("room for 5 members")]);
});
