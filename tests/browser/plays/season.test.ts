import { expect, test } from "vitest";
import { shortDay } from "#app/clutches/step-words.ts";
import { reachBrowser } from "#tests/browser/browser.ts";
import { seasonWords } from "#tests/clutches/season-words.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

const april = (day: number) => `2027-04-${String(day).padStart(2, "0")}`;

/** A breeder with two pairs, and what is done to eggs. */
async function breeder(reader: Reader) {
  const at = await breederAt(openPage, reader);
  const { nests, page, press } = at;
  const [own, foster] = [await nests.pair(), await nests.pair()];
  /** A third pair, with three eggs of a day that are set on it. */
  async function third(at: string) {
    const pair = await nests.pair();
    type Laid = { clutch: { id: string }; eggs: Array<{ id: string }> };
    const laid = await nests.post<Laid>(`/api/pairs/${pair.id}/eggs`, { laid_on: at, count: 3, every: 0 });
    const egg_ids = laid.data.eggs.map(({ id }) => id);
    await nests.post("/api/eggs/events", { egg_ids, state: "set", on: at });
    const hatch = (on: string) => nests.post("/api/eggs/events", { egg_ids, state: "hatched", on });
    return { clutch: laid.data.clutch.id, hatch };
  }
  return {
    ...at,
    own,
    foster,
    third,
    lay: () => press('.egg-lay:not([name]), form[action="/eggs"] button:not([name])'),
    /** Ticks eggs by their numbers, and presses what happened to them. */
    async deed(eggs: readonly number[], act: string) {
      for (const egg of eggs) await page.locator(`#egg-${egg} input`).check();
      const button = page.locator(`.nest-bar button[value=${act}]`).first();
      if (!(await button.isVisible())) await page.locator(".nest-rarer > summary").click();
      await press(`.nest-bar button[value=${act}]`);
    },
    /** The same for one egg, with a word that is asked behind "more". */
    async more(egg: number, box: string, value: string, act: string) {
      await page.locator(`#egg-${egg} input`).check();
      await page.locator(".nest-rarer > summary").click();
      await page.locator(`.nest-rarer [name=${box}]`).selectOption(value);
      await press(`.nest-rarer button[value=${act}]`);
    },
    /** What is known of an egg, folded or not. */
    facts: async (egg: number) => ((await page.locator(`#facts-${egg}`).textContent()) ?? "").replace(/\s+/g, " "),
    parts: async () => (await page.locator(".agenda-part").allInnerTexts()).map((it) => it.replace(/\s+/g, " ")),
  };
}

/**
 * The season of one pair of canaries, from its first egg until its young are weaned, by what is pressed and read: eggs
 * laid from the first to the sixth of April, the first four pulled and given back on the fourth.
 */
async function season(reader: Reader) {
  const { language } = reader;
  const { candle, ring, to, candles, hatches, until, date, results, raised, died, nest } = seasonWords[language];
  const { own, foster, on, lay, deed, more, taps, begun, third, facts, text, parts, press, page, faults, close } =
    await breeder(reader);
  const day = (at: number) => dayInWords(april(at), language);
  const short = (at: number) => shortDay(april(at), april(1), language);

  await on(april(1), `/birds/pairs/${own.id}`);
  await lay();
  const clutch = new URL(page.url()).pathname;
  expect(await taps(april(2), '.nest-group form[action="/eggs"] button')).toBe(2);
  await on(april(3), clutch);
  await lay();
  // Left in the nest, the first three would hatch from the sixteenth.
  await on(april(3), "/agenda?show=month");
  expect((await parts()).at(-1)).toMatch(new RegExp(`${date(16)} .*3 ${hatches[1]} .*${until(17)}`));
  await on(april(4), clutch);
  await lay();
  await deed([1, 2, 3, 4], "stored");
  await deed([1, 2, 3, 4], "set");
  // The fifth day was missed: its egg is noted on the sixth.
  expect(await taps(april(6), `.nest-group a[href="${clutch}"]`, ".egg-lay[name=laid_on]")).toBe(3);
  await lay();
  for (const [egg, at] of [
    [1, 9],
    [2, 9],
    [3, 9],
    [4, 9],
    [5, 10],
    [6, 11],
  ] as const)
    expect(await facts(egg)).toContain(`${candle} ${short(at)}`);

  await on(april(6), "/agenda?show=month");
  const due = await parts();
  const looks = [
    [9, 4],
    [10, 1],
    [11, 1],
    [14, 4],
    [15, 1],
    [16, 1],
  ] as const;
  const born = [
    [17, 4, 18],
    [18, 1, 19],
    [19, 1, 20],
  ] as const;
  expect(due).toEqual([
    ...looks.map(([at, eggs]) =>
      expect.stringMatching(new RegExp(`^[^\\d]*${date(at)} .*${eggs} ${candles[eggs > 1 ? 1 : 0]}`)),
    ),
    ...born.map(([at, eggs, last]) =>
      expect.stringMatching(new RegExp(`^[^\\d]*${date(at)} .*${eggs} ${hatches[eggs > 1 ? 1 : 0]} .*${until(last)}`)),
    ),
  ]);

  await on(april(8), clutch);
  await deed([3], "broken");
  await on(april(9), clutch);
  await deed([2], "clear");
  expect(await taps(april(9), '.due-list a[href*="choose="]', ".nest-bar button[value=fertile]")).toBe(3);
  await on(april(10), clutch);
  await deed([5], "fertile");
  await more(5, "foster_pair_id", foster.id, "foster");
  expect(await facts(5)).toContain(`${nest} ${foster.number}`);
  await on(april(11), clutch);
  await deed([6], "fertile");
  const other = reader.javascript ? undefined : await third(april(4));
  if (other) {
    const card = `li:has(a[href="/clutches/${other.clutch}"])`;
    expect(await begun("/eggs/candle", `${card} button[value=fertile]`)).toBe(3);
  }
  await on(april(17), clutch);
  await deed([1, 4], "hatched");
  await other?.hatch(april(17));
  await on(april(18), clutch);
  await deed([5], "hatched");
  await on(april(20), clutch);
  await deed([6], "late_dead");
  for (const egg of [1, 4]) expect(await facts(egg)).toContain(`${ring} ${short(23)} ${to} ${short(25)}`);

  await on(april(23), `${clutch}/rings`);
  if (other) {
    const form = `form[action="/clutches/${other.clutch}/rings"]`;
    const type = async () => {
      for (const [at, box] of (await page.locator(`${form} input[name^="ring-"]`).all()).entries())
        await box.fill(`27AB-20${at}/27`);
    };
    expect(await begun("/eggs/ring", `${form} .actions button`, type)).toBe(3);
    expect(await facts(3)).toContain("27AB-202/27");
    await page.goto(`${clutch}/rings`);
  }
  await page.locator("#ring-1").fill("27AB-104/27");
  // Where a script runs Enter proposes the next one, and what is proposed follows the ring above it.
  if (reader.javascript) {
    await page.locator("#ring-1").press("Enter");
    expect(await page.locator("#ring-4").inputValue()).toBe("27AB-105/27");
    await page.locator("#ring-1").fill("27AB-110/27");
    expect(await page.locator("#ring-4").inputValue()).toBe("27AB-111/27");
  } else await page.locator("#ring-4").fill("27AB-111/27");
  await press("main form button");
  expect(await taps(april(25), 'a[href*="choose=4#"]', ".nest-bar button[value=lost]")).toBe(3);
  await on(april(25), clutch);
  expect(await facts(4)).toContain(`27AB-111/27, ${died} ${day(25)}`);
  await on("2027-05-18", clutch);
  await deed([1, 5], "wean");
  await page.goto(`/birds/pairs/${own.id}`);
  expect(await text()).toMatch(results);
  await page.goto(`/birds/pairs/${foster.id}`);
  expect(await text()).toContain(raised);
  expect(faults).toEqual([]);
  await close();
}

test("a season of canaries is kept by a breeder who reads Portuguese, on a phone without a script", () =>
  season({ language: "pt", javascript: false }));

test("the same by one who reads English, with scripts", () => season({ language: "en", javascript: true }));
