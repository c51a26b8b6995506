// @ts-nocheck
import { readFileSync } from "node:fs";
import { launchChromium } from "#tests/browser/chromium.ts";
const origin = "http://localhost:8872"; const seen = JSON.parse(readFileSync("/tmp/w/picks-seen.json","utf8"));
const b = await launchChromium();
 const ctx = await b.newContext({ baseURL: origin, bypassCSP: true, viewport: { width: 1440, height: 900 } });
 await ctx.addCookies(Object.entries({ lang: "pt", theme: "light", sidebar_state: "true", authToken: seen.token }).map(([name, value]) => ({ name, value, url: origin })));
 const p = await ctx.newPage(); await p.goto(process.argv[2]);
 if (process.argv[3]) await p.addStyleTag({ content: readFileSync(process.argv[3], "utf8") });
 await p.waitForTimeout(300);
 console.log(await p.evaluate(() => [...document.querySelectorAll("main table tbody tr")].map((r) => Math.round(r.getBoundingClientRect().height)).join()), await p.evaluate(() => [...document.querySelectorAll("main table thead th")].map((r) => r.textContent + Math.round(r.getBoundingClientRect().width)).join()));
 console.log(await p.evaluate(() => [...document.querySelectorAll("main table tbody tr")].map((r) => [...r.children].map((c) => { const k = document.createRange(); k.selectNodeContents(c); return Math.round(k.getBoundingClientRect().height); }).join()).join(" | ")));
 await p.locator("main table").screenshot({ path: "/tmp/w/picks-shots/mates-pt.png" });
await b.close();
