import { chromium } from "playwright-core";

// A closed machine refuses whatever Chromium wants of its own: let it want nothing.
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The machine's Chromium, for Playwright. */
export const asWeLaunchIt = { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: quiet };

/** The machine's Chromium; close it yourself. */
export const launchChromium = () => chromium.launch(asWeLaunchIt);
