import type { Browser, BrowserContext } from "playwright-core";

/** One way to see every page. */
type Look = { language: string; theme: string; width: number };
/** A page as it was seen: where it lies, and a JPEG of it. */
export type Picture = { path: string; jpeg: Buffer };

/** Pixels of a page that are shown, however long it is: a window and a half of a desk, two of a phone. */
const tallest = (width: number) => (width < 600 ? 1690 : 1400);
export const namedLook = ({ language, theme, width }: Look) => `${language}-${theme}-${width}`;

type Reader = { origin: string; token?: string };

/** A window of somebody who looks that way; with a token it is a member's. */
export async function windowOf(browser: Browser, { language, theme, width }: Look, { origin, token }: Reader) {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: theme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    locale: language === "pt" ? "pt-PT" : "en-GB",
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const choices = { lang: language, theme, sidebar_state: "true", ...(token && { authToken: token }) };
  await context.addCookies(Object.entries(choices).map(([name, value]) => ({ name, value, url: origin })));
  return context;
}

/** The top of each page, one after the other. */
export async function picturesOf(context: BrowserContext, paths: readonly string[]): Promise<Picture[]> {
  const page = await context.newPage();
  const { width, height: usual } = page.viewportSize() ?? { width: 0, height: 0 };
  const pictures: Picture[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate("document.fonts.ready");
    const height = Math.min(Number(await page.evaluate("document.documentElement.scrollHeight")), tallest(width));
    // In a window as tall as the picture what sticks to the window's foot is at the picture's.
    await page.setViewportSize({ width, height: Math.max(height, usual) });
    const clip = { x: 0, y: 0, width, height: Math.max(height, usual) };
    const jpeg = await page.screenshot({ clip, type: "jpeg", quality: 85 });
    pictures.push({ path, jpeg });
    await page.setViewportSize({ width, height: usual });
  }
  return pictures;
}
