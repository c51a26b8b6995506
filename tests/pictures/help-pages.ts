import type { Page } from "playwright-core";

/** On which page the first link stands to a thing that an article's picture shows, by the path of the picture. */
const listOf: ReadonlyArray<readonly [pattern: RegExp, list: string]> = [
  [/^\/clutches\/:clutchId\/rings/, "/eggs/ring"],
  [/^\/clutches\/:clutchId/, "/eggs"],
  [/^\/health\/courses\/:courseId/, "/health"],
  [/^\/finance\/sales\/:saleId/, "/finance/sales"],
  [/^\/finance\/pairs\/:pairId/, "/birds/pairs"],
  [/^\/birds\/pairs\/:pairId/, "/birds/pairs"],
  [/^\/incubators\/:incubatorId/, "/incubators"],
  [/^\/round\/:placeId/, "/agenda"],
  [/^\/places\/:placeId/, "/places"],
  [/^\/stock\/rings\/:seriesId/, "/stock/rings"],
  [/^\/stock\/:itemId/, "/stock"],
  [/^\/marketplace\/:listingId/, "/marketplace"],
  [/^\/species\/:speciesId/, "/species"],
  [/^\/birds\/:birdId/, "/birds?q=A%C3%A7ucena"],
];

/** Opens the page of a picture: one with a parameter of the first thing that its list leads to. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path.includes(":") ? await addressOf(page, path) : path);
}

async function addressOf(page: Page, path: string): Promise<string> {
  const list = listOf.find(([pattern]) => pattern.test(path))?.[1];
  if (!list) throw new Error(`Say in ${import.meta.filename} where a link to ${path} is found.`);
  await page.goto(list);
  const [, head = "", name = "", tail = ""] = /^([^:]*):(\w+)Id(.*)$/.exec(path) ?? [];
  const hrefs = await page.locator("main a").evaluateAll((links) => links.map((it) => it.getAttribute("href") ?? ""));
  const idIn = (pattern: string) => hrefs.map((href) => new RegExp(pattern).exec(href)?.[1]).find(Boolean);
  const id = idIn(`^${head}([a-z]+_\\w+)`) ?? idIn(`/(${name}_\\w+)`);
  if (!id) throw new Error(`${list} leads to nothing below ${head}`);
  return `${head}${id}${tail}`;
}
