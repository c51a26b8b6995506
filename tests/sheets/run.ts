import { mkdir } from "node:fs/promises";
import { lookAround, memberPages, visitorPages } from "#tests/browser/all-pages.ts";
import { launchChromium } from "#tests/browser/chromium.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { wishesIn } from "./options.ts";
import { bind, layoutFor } from "./sheet-layout.ts";
import { namedLook, picturesOf, windowOf } from "./take-page.ts";

// `npm run sheets`: every page of the server with the demo flock in every look, several to a sheet, to be looked at.

const folder = ".cache/sheets";
const { languages, themes, widths, only, per } = wishesIn(process.argv.slice(2));
const looks = languages.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
);
const wanted = (paths: readonly string[]) =>
  paths.filter((path) => only.length === 0 || only.some((part) => path.includes(part)));

await mkdir(folder, { recursive: true });
const server = await openTestServer({ env: { SEED: "demo" } });
const browser = await launchChromium();
try {
  const [, email = "", password = ""] = /(\S+@\S+) \/ (\S+)/.exec(server.welcome) ?? [];
  const { origin } = server;
  const seen = await lookAround({ origin, email, password });
  // What ends the session comes last, and only as a question.
  const readers = [
    { paths: wanted(visitorPages), who: { origin } },
    { paths: wanted(memberPages(seen)), who: { origin, token: seen.token } },
  ];
  for (const look of looks) {
    const pictures = [];
    for (const { paths, who } of readers) {
      if (paths.length === 0) continue;
      const context = await windowOf(browser, look, who);
      pictures.push(...(await picturesOf(context, paths)));
      await context.close();
    }
    const layout = layoutFor(look.width, per);
    for (const file of await bind(browser, pictures, { name: namedLook(look), folder, layout })) console.log(file);
  }
} finally {
  await browser.close();
  await server.stop();
}
