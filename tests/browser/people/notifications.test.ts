import { expect, test } from "vitest";
import { reachBrowser } from "#tests/browser/browser.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

type Row = { to: string; read_at: string | null };

test("on a phone, in Portuguese and without a script, what a notification is about, all read, and a mail's end are 2, 2 and 4 taps from anywhere", async () => {
  const { token, org_id } = await signUp(server);
  const database = directDatabase(server.databaseUrl);
  await database.execute({
    sql: `INSERT INTO notifications (id, org_id, user_id, event, key, facts, link, at)
      SELECT 'ntf_' || users.id || value, org_id, users.id, 'season.due', value,
        json_object('step', 'candle', 'count', 1240, 'nests', value), '/agenda', '2026-11-2' || value || 'T05:00:00.000Z'
      FROM users, json_each('[1,2,3]') WHERE org_id = ?`,
    args: [org_id],
  });
  database.close();
  const read = async <Data>(path: string) =>
    ((await (await call(server, path, { token })).json()) as { data: Data }).data;
  const list = () => read<{ items: Row[]; unread: number }>("/api/notifications");
  const { page, context, faults, close } = await openPage({
    origin: server.origin,
    language: "pt-PT",
    width: 390,
    javascript: false,
  });
  await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  let taps = 0;
  const press = async (selector: string) => {
    taps += 1;
    await page.locator(selector).first().click();
  };
  async function fromHome(way: () => Promise<void>) {
    await page.goto("/dashboard");
    taps = 0;
    await press("header a[href='/notifications']");
    await way();
    return taps;
  }
  const opened = fromHome(async () => {
    expect(await page.locator(".notification").first().textContent()).toContain("1\u00a0240 ovos para ovoscopia");
    await press(".notification button[value=open]");
  });
  expect([await opened, new URL(page.url()).pathname, (await list()).unread]).toEqual([2, "/agenda", 2]);
  expect([await fromHome(() => press("button[value=read_all]")), (await list()).unread]).toEqual([2, 0]);
  expect(await fromHome(() => press("button[value=clear_all]"))).toBe(2);
  expect((await list()).items).toEqual([]);
  await press(".toast button");
  expect([(await list()).items.length, await page.locator(".notification").count()]).toEqual([3, 3]);
  const off = fromHome(async () => {
    await press("main a[href='/settings/notifications']");
    await press("[name=season_mail][value=off]");
    await press("main form button[data-kind=primary]");
  });
  expect(await off).toBe(4);
  expect(await read("/api/notifications/choices")).toMatchObject({ season: { on: true, mail: "off", push: true } });
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([scrollWidth, faults]).toEqual([390, []]);
  await close();
});
