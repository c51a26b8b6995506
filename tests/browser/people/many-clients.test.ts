import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { overflow, reachBrowser } from "#tests/browser/browser.ts";
import { canaryKeeper } from "#tests/browser/canary-keeper.ts";
import { codeBefore, codeNow } from "#tests/factors/factor-of.ts";
import { codeIn, firstMail } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();
type Client = Awaited<ReturnType<typeof openPage>> & {
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
// So many digits that no random id, nonce or stamp of a page holds them by chance.
const price = { cents: 351247, shown: /3\W?512[.,]47|351247/ };

for (const { language, width, javascript, told } of ways) {
  test(`many hands keep one flock, each with their own rights: ${language}, ${width} px, scripts ${javascript ? "on" : "off"}`, async () => {
    const keeper = await canaryKeeper(server);
    const bird = await keeper.bird("PT 2026 001", "male", { acquisition: "bought", acquired_price_cents: price.cents });
    const enter = async (token?: string) => {
      const opened = await openPage({ origin: server.origin, language, width, javascript });
      const lang = { name: "lang", value: language.slice(0, 2), url: server.origin };
      await opened.context.addCookies([
        lang,
        ...(token ? [{ name: "authToken", value: token, url: server.origin }] : []),
      ]);
      const waitUntil = javascript ? "networkidle" : "load";
      return { ...opened, open: (path: string) => opened.page.goto(path, { waitUntil }) };
    };
    const rita = await enter(keeper.token);
    const clients = new Map<Role, Client>([["owner", rita]]);
    for (const role of ["manager", "keeper", "viewer"] as const) clients.set(role, await join(rita, role, enter));

    for (const [role, client] of clients) await seesExactlyTheirs(client, role);
    await hidesThePrice(clients, `/birds/${bird}`);

    const bea = clients.get("keeper") as Client;
    await rita.open("/settings/members");
    const hers = rita.page.locator("tr", { hasText: "keeper Costa" });
    await hers.locator("button[value=deactivate]").click();
    await rita.page.locator("tr", { hasText: "keeper Costa" }).locator("button[value=activate]").waitFor();
    await bea.open("/birds/new");
    expect(new URL(bea.page.url()).pathname).toBe("/login");

    const ze = clients.get("manager") as Client;
    const email = await changesTheirMail(ze);
    await provesWithASecondFactor(ze, email);

    await rita.open("/profile#leave");
    await rita.page.fill("#leave input[name=current_password]", keeper.password);
    await rita.page.click("#leave button:not([type=button])");
    await expect.poll(() => rita.page.textContent("#leave")).toMatch(told);
    expect([...clients.values()].flatMap(({ faults }) => faults)).toEqual([]);
    for (const { close } of clients.values()) await close();
  });
}

/** Invites somebody, reads their mail and joins in their place. */
async function join({ page: inviter, open }: Client, role: Role, enter: () => Promise<Client>): Promise<Client> {
  const email = `${role}-${randomUUID()}@voliera.test`;
  await open("/settings/members");
  await inviter.fill("main input[name=email]", email);
  await inviter.locator("main form:has(input[name=email]) select[name=role]").selectOption(role);
  await inviter.click("main form:has(input[name=email]) button:not([type=button])");
  await inviter.getByText(email).first().waitFor();
  const client = await enter();
  const { page } = client;
  await page.goto(`/dev/mail?to=${encodeURIComponent(email)}`);
  const [link = ""] = /\/join\/[0-9A-F]{10}-[0-9a-f]{40}/.exec((await firstMail(server, email)).text) ?? [];
  await client.open(link);
  await page.fill("input[name=first_name]", role);
  await page.fill("input[name=last_name]", "Costa");
  await page.fill("input[name=password]", password);
  await page.fill("input[name=confirm_password]", password);
  await page.check("input[name=terms]");
  await page.click("main form button:not([type=button])");
  await page.waitForURL("**/dashboard");
  expect(await overflow(page)).toBe(0);
  return client;
}

/** Every page of one's role opens, none of those above, and the settings lead to no other. */
async function seesExactlyTheirs({ page, context }: Client, role: Role) {
  const reach = roles.indexOf(role);
  for (const [at, owner] of roles.entries())
    for (const path of rooms[owner]) {
      const answer = await context.request.get(`${server.origin}${path}`, { maxRedirects: 0 });
      expect([role, path, answer.status() === 200]).toEqual([role, path, at <= reach]);
    }
  await page.goto("/settings");
  const ways = await page.$$eval("main a[href^='/settings/']", (all) => all.map((it) => it.getAttribute("href") ?? ""));
  const above = roles.slice(reach + 1).flatMap((it) => rooms[it]);
  expect(ways.filter((href) => above.includes(href))).toEqual([]);
  expect(rooms.manager.slice(1).every((href) => ways.includes(href))).toBe(reach >= roles.indexOf("manager"));
}

/** The price of a bird is told to managers and owners, and to nobody else anywhere. */
async function hidesThePrice(clients: Map<Role, Client>, path: string) {
  for (const [role, { page, context }] of clients) {
    const fields: Record<string, boolean> = {};
    for (const place of [path, `${path}/history`, "/birds/export?format=csv", "/birds?columns=acquired_price"])
      fields[place] = price.shown.test(await (await context.request.get(`${server.origin}${place}`)).text());
    const reports = role === "owner" || role === "manager";
    expect([role, fields[path], fields["/birds/export?format=csv"]]).toEqual([role, reports, reports]);
    if (reports) continue;
    expect(Object.values(fields)).not.toContain(true);
    await page.goto(path);
    expect(await page.content()).not.toMatch(price.shown);
  }
}

/** Gives the account another address; answers it. */
async function changesTheirMail({ page, open }: Client): Promise<string> {
  const email = `novo-${randomUUID()}@voliera.test`;
  await open("/profile/email");
  await page.fill("main input[name=email]", email);
  await page.click("main button[value=ask]");
  await page.locator("main input[name=code]").waitFor();
  await page.fill("main input[name=code]", codeIn((await firstMail(server, email)).text));
  await page.click("main button[value=confirm]");
  await page.waitForURL("**/profile");
  expect(await page.textContent("main")).toContain(email);
  return email;
}

/** Turns a second factor on, and logs in twice more: with a code of the app, and with one from paper. */
async function provesWithASecondFactor({ page, open }: Client, email: string) {
  await open("/profile/second-factor");
  await page.click("main button[value=begin]");
  const shown = await page.locator("main code").first().textContent();
  const secret = (shown ?? "").replaceAll(" ", "");
  await page.fill("main input[name=code]", await codeBefore(secret));
  await page.fill("main input[name=password]", password);
  await page.click("main button[value=confirm]");
  await page.locator("main li code").first().waitFor();
  const [paper = ""] = await page.locator("main li code").allTextContents();
  for (const code of [await codeNow(secret), paper]) {
    await open("/logout");
    await page.click("main form button:not([type=button])");
    await page.waitForURL(`${server.origin}/`);
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
