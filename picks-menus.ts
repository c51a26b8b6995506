// @ts-nocheck
import { readFileSync, writeFileSync } from "node:fs";
import { createClient } from "@libsql/client";
import { launchChromium } from "#tests/browser/chromium.ts";
const origin = "http://localhost:8872";
const db = createClient({ url: JSON.parse(readFileSync("/tmp/w/picks-data/running.json","utf8")).database_url });
const b = await launchChromium();
const email = "demo@voliera.test";
const shots: any[] = [];
async function token(role: string) {
  await db.execute({ sql: "UPDATE users SET role = ? WHERE email = ?", args: [role, email] });
  const form = new URLSearchParams({ username: email, password: "pintassilgo-ao-sol", grant_type: "password" });
  return (await (await fetch(`${origin}/api/auth/login`, { method: "POST", body: form })).json()).access_token;
}
const roles = ["owner", "manager", "keeper", "viewer", "guest"];
const looks = [[390, "pt", "light", false], [390, "en", "dark", true], [768, "pt", "dark", false], [768, "en", "light", true], [1440, "pt", "light", false], [1440, "en", "dark", true]] as const;
const want = process.argv[2]?.split(",") ?? roles;
for (const role of roles.filter((r) => want.includes(r))) {
  const t = role === "guest" ? null : await token(role);
  for (const [width, lang, theme, js] of looks) {
    const ctx = await b.newContext({ baseURL: origin, javaScriptEnabled: js, colorScheme: theme, reducedMotion: "reduce", viewport: { width, height: width < 600 ? 844 : 900 }, isMobile: width < 600, hasTouch: width < 600 });
    await ctx.addCookies(Object.entries({ lang, theme, sidebar_state: "true", ...(t && { authToken: t }) }).map(([name, value]) => ({ name, value, url: origin })));
    const p = await ctx.newPage();
    if (!t) { await p.goto("/demo"); await p.locator("main form button").first().click(); await p.waitForURL("**/dashboard**", {timeout: 10000}).catch(() => {}); }
    const shot = async (what: string) => { const f = `/tmp/w/picks-shots/menu-${role}-${width}-${what}-${lang}.png`; await p.screenshot({ path: f }); shots.push({ role, width, what, f, look: `${lang} ${theme} ${js ? "JS" : "no JS"}` }); };
    await p.goto("/dashboard"); await p.waitForTimeout(js ? 500 : 100);
    await shot("home");
    // plus
    const add = width < 1024 ? p.locator(".add-menu > summary").first() : p.locator(".add-menu > summary").first();
    await add.click({ timeout: 3000 }).catch((e) => console.log("add", role, width, String(e).slice(0, 100)));
    await p.waitForTimeout(300); await shot("plus");
    await p.goto("/more"); await p.waitForTimeout(js ? 400 : 50);
    const over = await p.evaluate(() => document.documentElement.scrollHeight - innerHeight).catch(() => "?");
    if (width === 390) console.log(role, width, "more scrolls by", over);
    await shot("more");
    if (width === 1440) {
      await p.goto("/birds"); await p.waitForTimeout(300); 
      const u = p.locator(".sidebar summary").last(); await u.click({ timeout: 2000 }).catch((e) => console.log("user", role, String(e).slice(0, 80)));
      await p.waitForTimeout(300); await shot("user");
    }
    await ctx.close();
  }
}
await db.execute({ sql: "UPDATE users SET role = 'owner' WHERE email = ?", args: [email] });
const page = await b.newPage();
async function sheet(name: string, list: any[], col: number, cols: number) {
  await page.setViewportSize({ width: cols * (col + 10) + 20, height: 500 });
  await page.setContent(`<meta charset=utf-8><style>body{margin:10px;background:#777;color:#fff;font:600 14px sans-serif}main{display:grid;grid-template-columns:repeat(${cols},${col}px);gap:10px}img{width:100%}</style><main>${list.map((s) => `<div>${s.role} ${s.width} ${s.what} ${s.look}<img src="data:image/png;base64,${readFileSync(s.f).toString("base64")}"></div>`).join("")}</main>`);
  await page.screenshot({ path: `/tmp/w/picks-shots/menus-${name}.png`, fullPage: true }); console.log(name);
}
for (const what of ["plus", "more"]) await sheet(`390-${what}`, shots.filter((s) => s.width === 390 && s.what === what), 390, 5);
await sheet("768-a", shots.filter((s) => s.width === 768 && s.what !== "home"), 480, 4);
await sheet("1440-home", shots.filter((s) => s.width === 1440 && s.what === "home"), 640, 4);
await sheet("1440-plus", shots.filter((s) => s.width === 1440 && s.what === "plus"), 640, 4);
await sheet("1440-user", shots.filter((s) => s.width === 1440 && s.what === "user"), 640, 4);
await b.close();
