// @ts-nocheck
import { readFileSync } from "node:fs";
import { launchChromium } from "#tests/browser/chromium.ts";
const origin = "http://localhost:8872"; const seen = JSON.parse(readFileSync("/tmp/w/picks-seen.json","utf8"));
const b = await launchChromium();
for (const lang of ["pt","en"]) {
 const ctx = await b.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
 await ctx.addCookies(Object.entries({ lang, theme: "light", sidebar_state: "true", authToken: seen.token }).map(([name, value]) => ({ name, value, url: origin })));
 const p = await ctx.newPage(); await p.goto(process.argv[2]);
 console.log(lang, await p.evaluate(() => [...document.querySelectorAll("main table tbody tr")].map((r) => Math.round(r.getBoundingClientRect().height))));
 await p.goto("/birds"); console.log(await p.evaluate(() => [...document.querySelectorAll("main table tbody tr")].map((r) => Math.round(r.getBoundingClientRect().height)).join()), await p.evaluate(() => [...document.querySelectorAll("main table thead th")].map((r) => r.textContent + Math.round(r.getBoundingClientRect().width)).join()));
 await p.screenshot({ path: `/tmp/w/picks-shots/birds-${lang}.png` });
}
await b.close();
