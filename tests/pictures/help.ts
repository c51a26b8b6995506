import { readdirSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import type { Article } from "#app/help/article.ts";
import { type PictureShade, pictureFile, pictureShades, pictureSize } from "#app/help/picture-list.ts";
import { openUnhurried } from "#db/connection.ts";
import type { Language } from "#db/vocabulary.ts";
import { openTestServer, type StartedServer } from "#tests/servers/test-server.ts";
import { demoUser, seedDemo } from "#worker/local/seed.ts";
import { openPage } from "./help-pages.ts";
import { openWindow, type Session, signedIn } from "./window.ts";

const folder = "app/help/pictures";
/** What one may weigh. */
const heaviest = 30 * 1024;

// Read off the disk and not by `import.meta.glob`, for this runs without Vite.
async function allArticles(): Promise<Article[]> {
  const files = readdirSync("app/help/articles", { recursive: true, encoding: "utf8" }).filter((it) =>
    /\.ts$/.test(it),
  );
  const modules = files.map(
    (it) => import(pathToFileURL(`app/help/articles/${it}`).href) as Promise<{ article: Article }>,
  );
  return (await Promise.all(modules)).map(({ article }) => article);
}

/** Takes the pictures of all articles anew, or of those that are named, out of a flock in the middle of its season. */
export async function takeHelpPictures(browser: Browser, named: readonly string[]): Promise<void> {
  const articles = (await allArticles()).filter(({ slug }) => named.length === 0 || named.includes(slug));
  const untaken: string[] = [];
  // Kept until all are there: whatever changes in `app` has the next server built anew.
  const taken = new Map<string, Buffer>();
  for (const language of ["pt", "en"] as const) {
    const server = await openTestServer();
    try {
      const db = openUnhurried({ DATABASE_URL: server.databaseUrl });
      await seedDemo(db, demoUser.password, { language });
      const session = await signedIn(browser, server);
      for (const { slug, picture } of articles) {
        if (!picture) continue;
        for (const shade of pictureShades)
          await take(browser, server, session, { path: picture.path, language, shade })
            .then(async (picture) => taken.set(pictureFile(slug, language, shade), await encoded(picture)))
            .catch((error: Error) => untaken.push(`${slug}: ${error.message}`));
      }
    } finally {
      await server.stop();
    }
  }
  if (named.length === 0) await rm(folder, { recursive: true, force: true });
  for (const [file, picture] of taken) {
    await mkdir(dirname(`${folder}/${file}`), { recursive: true });
    await writeFile(`${folder}/${file}`, picture);
  }
  if (untaken.length > 0) throw new Error(untaken.join("\n"));
}

type Sought = { path: string; language: Language; shade: PictureShade };

/** The upper part of what stands in a page, twice as fine as it is shown. */
async function take(browser: Browser, server: StartedServer, session: Session, { path, language, shade }: Sought) {
  const { width, height } = pictureSize;
  const page = await openWindow(browser, server, session, { language, shade, width, height: 2000, scale: 2 });
  await openPage(page, path);
  await speak(page, language);
  const box = await page.locator("main h1").first().boundingBox();
  if (!box) throw new Error(`${page.url()} has no heading: ${path}`);
  const y = Math.max(0, box.y - 16);
  const picture = await page.screenshot({ clip: { x: 0, y, width, height } });
  await page.context().close();
  return picture;
}

const fileWords = { pt: ["Escolher ficheiro", "Nenhum ficheiro selecionado"], en: ["Choose File", "No file chosen"] };

/** Fields for files and days as a browser in the reader's language draws them; this one knows only those of America. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.locator("main input[type=file]").evaluateAll((inputs, [button = "", none = ""]) => {
    for (const input of inputs) {
      const drawn = document.createElement("div");
      drawn.className = input.className;
      const style = "background:var(--stone-soft);border-radius:.375rem;padding:.25rem .75rem;margin-right:.75rem";
      drawn.innerHTML = `<span style="${style}">${button}</span>${none}`;
      drawn.style.cssText = "display:flex;align-items:center;white-space:nowrap;overflow:hidden";
      input.replaceWith(drawn);
    }
  }, fileWords[language]);
  await page.locator("main input[type=date], main input[type=time]").evaluateAll((inputs) => {
    for (const input of inputs as HTMLInputElement[]) {
      const { value } = input;
      input.type = "text";
      input.value = value.split("-").reverse().join("/");
    }
  });
}

async function encoded(picture: Buffer): Promise<Buffer> {
  for (const quality of [46, 38, 30, 22, 14]) {
    const smaller = sharp(picture).resize({ width: pictureSize.pixels });
    const made = await smaller.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (made.length <= heaviest) return made;
  }
  throw new Error("A picture of the help weighs too much: show less on it.");
}
