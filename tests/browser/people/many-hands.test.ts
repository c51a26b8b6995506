import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { overflow, reachBrowser } from "#tests/browser/browser.ts";
import { canaryKeeper } from "#tests/browser/canary-keeper.ts";
import { codeNow } from "#tests/factors/factor-of.ts";
import { sharedHouse } from "#tests/stage/house-of-all.ts";
import { codeIn, firstMail } from "#tests/stage/resident.ts";

const stage = sharedHouse();
const { openPage } = await reachBrowser();
type Hand = Awaited<ReturnType<typeof openPage>> & {
  /** Goes to a page and waits until it can be used. */
  open: (path: string) => Promise<unknown>;
};

const password = "gaiola-azul-do-monte";
const ways = [
  { language: "pt-PT", width: 390, javascript: false, told: /último|única|único/i },
  { language: "en-GB", width: 1440, javascript: true, told: /last one/i },
] as const;

/** Pages by who is let in, from the most that are to the fewest. */
const rooms = {
  viewer: ["/birds", "/birds/pairs", "/places", "/profile", "/settings"],
  keeper: ["/birds/new", "/birds/pairs/new"],
  manager: ["/audit", "/settings/members", "/settings/papers", "/settings/organization"],
  owner: ["/settings/close"],
};
type Role = keyof typeof rooms;
const roles = Object.keys(rooms) as Role[];
const pricedAt = /35[.,]00|3500/;

for (const { language, width, javascript, told } of ways) {
  test(`many hands keep one flock, each with their own rights: ${language}, ${width} px, scripts ${javascript ? "on" : "off"}`, async () => {
    const keeper = await canaryKeeper(stage);
    const bird = await keeper.bird("PT 2026 001", "male", { acquisition: "bought", acquired_price_cents: 3500 });
    const enter = async (token?: string) => {
      const opened = await openPage({ origin: stage.origin, language, width, javascript });
      const lang = { name: "lang", value: language.slice(0, 2), url: stage.origin };
      await opened.context.addCookies([
        lang,
        ...(token ? [{ name: "authToken", value: token, url: stage.origin }] : []),
      ]);
      const waitUntil = javascript ? "networkidle" : "load";
      return { ...opened, open: (path: string) => opened.page.goto(path, { waitUntil }) };
    };
    const rita = await enter(keeper.token);
    const hands = new Map<Role, Hand>([["owner", rita]]);
    for (const role of ["manager", "keeper", "viewer"] as const) hands.set(role, await join(rita, role, enter));

    for (const [role, hand] of hands) await seesExactlyTheirs(hand, role);
    await hidesThePrice(hands, `/birds/${bird}`);

    const bea = hands.get("keeper") as Hand;
    await rita.open("/settings/members");
    const hers = rita.page.locator("tr", { hasText: "keeper Costa" });
    await hers.locator("button[value=deactivate]").click();
    await rita.page.locator("tr", { hasText: "keeper Costa" }).locator("button[value=activate]").waitFor();
    await bea.open("/birds/new");
    expect(new URL(bea.page.url()).pathname).toBe("/login");

    const ze = hands.get("manager") as Hand;
    const email = await changesTheirMail(ze);
    await provesWithASecondFactor(ze, email);

    await rita.open("/profile#leave");
    await rita.page.fill("#leave input[name=current_password]", keeper.password);
    await rita.page.click("#leave button:not([type=button])");
    await expect.poll(() => rita.page.textContent("#leave")).toMatch(told);
    expect([...hands.values()].flatMap(({ faults }) => faults)).toEqual([]);
    for (const { close } of hands.values()) await close();
  });
}

/** Invites somebody, reads their mail and joins in their place. */
async function join({ page: inviter, open }: Hand, role: Role, enter: () => Promise<Hand>): Promise<Hand> {
  const email = `${role}-${randomUUID()}@voliera.test`;
  await open("/settings/members");
  await inviter.fill("main input[name=email]", email);
  await inviter.locator("main form:has(input[name=email]) select[name=role]").selectOption(role);
  await inviter.click("main form:has(input[name=email]) button:not([type=button])");
  await inviter.getByText(email).first().waitFor();
  const hand = await enter();
  const { page } = hand;
  await page.goto(`/dev/mail?to=${encodeURIComponent(email)}`);
  const [link = ""] = /\/join\/[0-9a-f]{40}/.exec((await firstMail(stage, email)).text) ?? [];
  await hand.open(link);
  await page.fill("input[name=first_name]", role);
  await page.fill("input[name=last_name]", "Costa");
  await page.fill("input[name=password]", password);
  await page.fill("input[name=confirm_password]", password);
  await page.check("input[name=terms]");
  await page.click("main form button:not([type=button])");
  await page.waitForURL("**/dashboard");
  expect(await overflow(page)).toBe(0);
  return hand;
}

/** Every page of one's role opens, none of those above, and the settings lead to no other. */
async function seesExactlyTheirs({ page, context }: Hand, role: Role) {
  const reach = roles.indexOf(role);
  for (const [at, owner] of roles.entries())
    for (const path of rooms[owner]) {
      const answer = await context.request.get(`${stage.origin}${path}`, { maxRedirects: 0 });
      expect([role, path, answer.status() === 200]).toEqual([role, path, at <= reach]);
    }
  await page.goto("/settings");
  const ways = await page.$$eval("main a[href^='/settings/']", (all) => all.map((it) => it.getAttribute("href") ?? ""));
  const above = roles.slice(reach + 1).flatMap((it) => rooms[it]);
  expect(ways.filter((href) => above.includes(href))).toEqual([]);
  expect(rooms.manager.slice(1).every((href) => ways.includes(href))).toBe(reach >= roles.indexOf("manager"));
}

/** The price of a bird is told to managers and owners, and to nobody else anywhere. */
async function hidesThePrice(hands: Map<Role, Hand>, path: string) {
  for (const [role, { page, context }] of hands) {
    const said: Record<string, boolean> = {};
    for (const place of [path, `${path}/history`, "/birds/export?format=csv", "/birds?columns=acquired_price"])
      said[place] = pricedAt.test(await (await context.request.get(`${stage.origin}${place}`)).text());
    const tells = role === "owner" || role === "manager";
    expect([role, said[path], said["/birds/export?format=csv"]]).toEqual([role, tells, tells]);
    if (tells) continue;
    expect(Object.values(said)).not.toContain(true);
    await page.goto(path);
    expect(await page.content()).not.toMatch(pricedAt);
  }
}

/** Gives the account another address; answers it. */
async function changesTheirMail({ page, open }: Hand): Promise<string> {
  const email = `novo-${randomUUID()}@voliera.test`;
  await open("/profile/email");
  await page.fill("main input[name=email]", email);
  await page.click("main button[value=ask]");
  await page.locator("main input[name=code]").waitFor();
  await page.fill("main input[name=code]", codeIn((await firstMail(stage, email)).text));
  await page.click("main button[value=confirm]");
  await page.waitForURL("**/profile");
  expect(await page.textContent("main")).toContain(email);
  return email;
}

/** Turns a second factor on, and logs in twice more: with a code of the app, and with one from paper. */
async function provesWithASecondFactor({ page, open }: Hand, email: string) {
  await open("/profile/second-factor");
  await page.click("main button[value=begin]");
  const shown = await page.locator("main code").first().textContent();
  const secret = (shown ?? "").replaceAll(" ", "");
  await page.fill("main input[name=code]", await codeNow(secret, -1));
  await page.fill("main input[name=password]", password);
  await page.click("main button[value=confirm]");
  await page.locator("main li code").first().waitFor();
  const [paper = ""] = await page.locator("main li code").allTextContents();
  for (const code of [await codeNow(secret), paper]) {
    await open("/logout");
    await page.click("main form button:not([type=button])");
    await page.waitForURL(`${stage.origin}/`);
    await open("/login");
    await page.fill("input[name=email]", email);
    await page.fill("input[name=password]", password);
    await page.click("main form button:not([type=button])");
    await page.waitForURL("**/login/code**");
    await page.fill("input[name=code]", code);
    await page.click("main form button:not([type=button])");
    await page.waitForURL("**/dashboard");
  }
}
