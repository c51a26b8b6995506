import type { Browser, Page } from "playwright-core";
import type { Shade } from "#app/site/shot-list.ts";
import type { Language } from "#db/vocabulary.ts";
import type { StartedServer } from "#tests/servers/test-server.ts";
import { demoUser } from "#worker/local/seed.ts";

/** Who looks, and through how large a window; `scale` is how many pixels a CSS pixel has. */
export type Look = {
  language: Language;
  shade: Shade;
  width: number;
  height: number;
  scale: number;
  /** Whether the sidebar is open, as its cookie says it; else it is a row of icons. */
  sidebar?: "true";
};
export type Session = Awaited<ReturnType<typeof signedIn>>;

/** The cookies of the demo's breeder. */
export async function signedIn(browser: Browser, server: StartedServer) {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await page.goto("/login");
  await page.fill("input[name=email]", demoUser.email);
  await page.fill("input[name=password]", demoUser.password);
  await page.click("main form button[type=submit]");
  await page.waitForURL("**/dashboard");
  const state = await context.storageState();
  await context.close();
  // The message of a login that is still to be shown belongs in no picture.
  return { ...state, cookies: state.cookies.filter(({ name }) => name !== "flash") };
}

/** A signed-in page. Without scripts it is what the server drew: nothing appears late. */
export async function openWindow(browser: Browser, server: StartedServer, session: Session, look: Look): Promise<Page> {
  const { language, shade, width, height, scale, sidebar = "false" } = look;
  const isMobile = width < 600;
  const context = await browser.newContext({
    baseURL: server.origin,
    storageState: session,
    javaScriptEnabled: false,
    colorScheme: shade,
    reducedMotion: "reduce",
    locale: language === "pt" ? "pt-PT" : "en-GB",
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile,
    hasTouch: isMobile,
  });
  const choices = { lang: language, theme: shade, sidebar_state: sidebar };
  await context.addCookies(Object.entries(choices).map(([name, value]) => ({ name, value, url: server.origin })));
  return context.newPage();
}
