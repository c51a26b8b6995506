import { expect, test } from "vitest";
import { reachBrowser } from "#tests/browser/browser.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

const words = {
  pt: { six: /6 ovos/, warm: "38,1", alarm: /Covina.*temperatura/i, dose: "Doxiciclina", bath: "Banho" },
  en: { six: /6 eggs/, warm: "38.1", alarm: /Covina.*temperature/i, dose: "Doxycycline", bath: "Bath" },
};

/**
 * What cares for eggs and birds, by what is pressed and read: a machine is added and takes six eggs, what it shows is typed
 * and is too warm, a bird gets its medicine, a task is done.
 */
async function care(reader: Reader) {
  const { language } = reader;
  const says = words[language];
  const decimal = (text: string) => (language === "pt" ? text.replace(".", ",") : text);
  const { nests, page, on, press, begun, text, faults, close } = await breederAt(openPage, reader);
  const own = await nests.pair();
  await on("2027-04-01", "/incubators?edit=new");
  await nests.post(`/api/pairs/${own.id}/eggs`, { laid_on: "2027-04-01", count: 6, every: 0 });
  await page.locator("#name").fill("Covina");
  await page.locator("#air").selectOption("forced");
  await page.locator("#temperature_c").fill(decimal("37.5"));
  await page.locator("#humidity_pct").fill("50");
  await press("main form .actions button");

  await page.goto("/incubators");
  for (const way of ['main a[href^="/incubators/inc_"]', 'main a[href$="?add"]']) {
    const loaded = reader.javascript ? undefined : page.waitForEvent("load");
    await page.locator(way).first().click();
    await loaded;
  }
  await press("main form button[value=tray]");
  await page.goto("/incubators");
  expect(await text()).toMatch(says.six);

  const read = await begun("/incubators?reading=new", "main form button", () =>
    page.locator("#temperature").fill(decimal("38.1")),
  );
  expect(read).toBe(3);
  await page.goto("/incubators");
  expect(await text()).toContain(says.warm);
  await page.goto("/dashboard");
  expect(await text()).toMatch(says.alarm);

  await page.goto(`/health/courses/new?ids=${own.hens[0]}`);
  await page.locator("#medicine").fill(says.dose);
  await page.locator("#days").fill("1");
  await press("main form .actions button");
  const task = await begun("/tasks?edit=new", "main form .actions button", () =>
    page.locator("#title").fill(says.bath),
  );
  expect(task).toBe(3);
  await page.goto("/agenda");
  expect([await text(), await text()]).toEqual([
    expect.stringContaining(says.dose),
    expect.stringContaining(says.bath),
  ]);
  await press('main form[action^="/health/courses/"] button');
  await page.goto("/agenda");
  await press('main form[action^="/tasks"] button');
  await page.goto("/agenda");
  expect((await text()).match(new RegExp(`${says.dose}|${says.bath}`))).toBeNull();
  expect(faults).toEqual([]);
  await close();
}

test("eggs, a machine, a sick bird and tasks are cared for by a breeder who reads Portuguese, on a phone without a script", () =>
  care({ language: "pt", javascript: false }));

test("the same by one who reads English, with scripts", () => care({ language: "en", javascript: true }));
