import { mkdir, rm, writeFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { fileOf, type Shade, type Shape, shapes, shotNames } from "#app/site/shot-list.ts";
import { openUnhurried } from "#db/connection.ts";
import type { Language } from "#db/vocabulary.ts";
import { launchChromium } from "#tests/browser/chromium.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { demoUser, seedDemo } from "#worker/local/seed.ts";
import { encoded } from "./encode.ts";
import { takeHelpPictures } from "./help.ts";
import { day, windows } from "./scenes.ts";
import { takeShot } from "./take-picture.ts";
import { type Look, openWindow, signedIn } from "./window.ts";

// `npm run pictures`: the real server with the demo flock, looked at through Chromium. It stands with the tests because it
// needs what they need, a test server and a browser, and because the app may know neither.

const folder = "app/site/shots";
type Open = (look: Look) => Promise<Page>;

/** `npm run pictures -- help clear-eggs` takes only those of the help, or of one article. */
async function make() {
  const [only, ...named] = process.argv.slice(2);
  const browser = await launchChromium();
  try {
    if (only !== "help") await makeShots(browser);
    await takeHelpPictures(browser, named);
  } finally {
    await browser.close();
  }
}

async function makeShots(browser: Browser) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const language of ["pt", "en"] as const) await makeIn(browser, language);
}

/** A server for each language: a breeder's species are written in the breeder's own. */
async function makeIn(browser: Browser, language: Language) {
  const server = await openTestServer();
  try {
    const db = openUnhurried({ DATABASE_URL: server.databaseUrl });
    await seedDemo(db, demoUser.password, { now: new Date(day), language });
    const session = await signedIn(browser, server);
    const open: Open = (look) => openWindow(browser, server, session, look);
    for (const shape of ["phone", "desk"] as const)
      for (const shade of ["light", "dark"] as const) await takeShots(open, { shape, shade, language });
    await takeWindows(open, language);
  } finally {
    await server.stop();
  }
}

async function takeShots(open: Open, kind: { shape: Shape; shade: Shade; language: Language }) {
  const { files } = shapes[kind.shape];
  for (const name of shotNames) {
    const picture = await takeShot(open, { name, ...kind });
    for (const format of ["avif", "webp"] as const)
      for (const [at, width] of files[format].entries()) {
        const file = fileOf({ name, ...kind }, width, format);
        await writeFile(
          `${folder}/${file}`,
          await encoded(picture, width, format, at === files[format].length - 1 ? "fine" : "plain"),
        );
      }
  }
}

async function takeWindows(open: Open, language: Language) {
  for (const { file, look, visit } of windows.filter(({ look }) => look.language === language)) {
    const page = await open(look);
    await visit(page, language, "desk");
    await page.screenshot({ path: `.readme/${file}.png` });
    await page.context().close();
  }
}

await make();
