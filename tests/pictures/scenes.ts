import type { Page } from "playwright-core";
import { ageOn } from "#app/birds/birth/age.ts";
import { ageWords } from "#app/birds/birth/age-in-words.tsx";
import { birds as en } from "#app/birds/words/en.ts";
import { birds as pt } from "#app/birds/words/pt.ts";
import { translator } from "#app/locales/words.tsx";
import type { Shape, ShotName } from "#app/site/shot-list.ts";
import type { Language } from "#db/vocabulary.ts";
import { xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { sheets } from "./sheet.ts";
import type { Look } from "./window.ts";

/** The day the flock of the pictures lives in, so that they are the same whenever they are taken. */
export const day = "2026-07-20";

type Visit = (page: Page, language: Language, shape: Shape) => Promise<unknown>;
/** Where the picture begins: above and left of something by so much; `per` is how many pixels of the page one shows. */
type Crop = { from: string; margin: number; per: number };

/** In an order in which both sexes and different species and statuses are among the few that have room. */
const register: Visit = async (page, language) => {
  await page.goto("/birds?sort_by=birth_date&order=asc");
  await age(page, language);
};

/** As a phone shows it: the drawing goes on to the right, and the words below it say who is there. */
const pedigree: Visit = async (page, _language, shape) => {
  await page.goto("/birds?q=A%C3%A7ucena");
  const bird = await page.getAttribute('main tbody a[href^="/birds/bird_"]', "href");
  const path = `${bird?.split(/[?#]/)[0]}/pedigree`;
  await page.goto(shape === "phone" ? `${path}?ancestors=1&include_siblings=false` : path);
};

const check: Visit = async (page, language) => {
  await page.goto("/birds/import");
  const { name, rows } = sheets[language];
  const mimeType = "application/octet-stream";
  await page.setInputFiles("input[type=file]", { name, mimeType, buffer: Buffer.from(xlsxOf(rows)) });
  await page.locator("form:has(input[type=file]) button[type=submit]").click();
  await page.waitForURL("**/birds/import/imp_*");
};

/** What each picture shows. */
export const scenes: Record<ShotName, { visit: Visit } & Record<Shape, Crop>> = {
  register: {
    visit: register,
    phone: { from: "main .data-table tbody", margin: 6, per: 390 / 360 },
    desk: { from: "main h1", margin: 24, per: 1.14 },
  },
  pedigree: {
    visit: pedigree,
    phone: { from: ".tree-bar", margin: 16, per: 1 },
    desk: { from: ".tree-bar", margin: 12, per: 850 / 880 },
  },
  import: {
    visit: check,
    phone: { from: "main form", margin: 16, per: 1 },
    desk: { from: "main h1", margin: 24, per: 1.14 },
  },
};

type Window = { file: string; look: Look; visit: Visit };
const desk = { language: "en", shade: "light", width: 1280, height: 720, scale: 1, sidebar: "true" } as const;

/** The pictures of the README: whole windows. */
export const windows: readonly Window[] = [
  { file: "birds", look: desk, visit: register },
  { file: "pedigree", look: desk, visit: pedigree },
  {
    file: "phone",
    visit: register,
    look: { language: "pt", shade: "dark", width: 390, height: 844, scale: 1 },
  },
];

/** The birds as old as they are on the pictures' day. */
async function age(page: Page, language: Language): Promise<void> {
  const t = translator({ pt, en }[language], language);
  for (const time of await page.locator("main time").all()) {
    const on = ageOn({ birth_date: await time.getAttribute("datetime"), birth_precision: null }, day);
    const words = on ? ageWords(on, t) : "";
    await time
      .locator("span")
      .first()
      .evaluate((element, words) => (element.textContent = words), words);
  }
}
