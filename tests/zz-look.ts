import { chromium } from "playwright-core";
import { signUp } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
const server = await openTestServer({ rate_limits: "relaxed" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  const { token } = await signUp(server);
  for (const [l, width, lang, theme, js] of [["a", 390, "pt", "light", false], ["d", 1440, "en", "dark", true]] as const) {
    const c = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, javaScriptEnabled: js, colorScheme: theme });
    await c.addCookies([{ name: "authToken", value: token, url: server.origin }, { name: "lang", value: lang, url: server.origin }, { name: "theme", value: theme, url: server.origin }]);
    const p = await c.newPage();
    p.on("console", (m) => m.type() === "error" && console.log(l, m.text().slice(0, 200)));
    const shot = async (name: string) => { if (js) await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/w/bill/${l}-${name}.png`, fullPage: true }); console.log(l, name, p.url().slice(server.origin.length), (await p.evaluate(() => document.documentElement.scrollWidth - innerWidth).catch(() => "?"))); };
    await p.goto(`${server.origin}/settings/keys`); await shot("keys");
    if (l === "a") {
      await p.fill("#name", "Folha do clube"); await p.selectOption("#scope", "write").catch(() => {}); await p.locator("main form button[data-kind=primary]").click(); await shot("key-made");
      await p.goto(`${server.origin}/billing`); await shot("trial");
      await p.locator('button[value=monthly]').click(); await p.waitForURL("**/billing/test/**"); await shot("test");
      await p.locator("input[name=card]").nth(1).check(); await p.locator("main button[data-kind=primary]").click(); await shot("declined");
      await p.locator("input[name=card]").nth(4).check(); await p.locator("main button[data-kind=primary]").click(); await shot("asks");
      await p.locator("main button[data-kind=primary]").click(); await p.waitForURL("**/billing"); await shot("paid");
      await p.goto(`${server.origin}/billing?change=yearly`); await shot("change");
      await p.goto(`${server.origin}/billing?cancel`); await shot("cancel");
    } else {
      await p.goto(`${server.origin}/billing`); await shot("active");
      await p.locator('a[href*="change=yearly"]').click(); await p.waitForURL("**change=yearly**"); await shot("change");
      await p.locator("main button[data-kind=primary]").click(); await p.waitForURL((u) => u.pathname === "/billing" && !u.search); await shot("yearly");
      await p.locator('a[href$="?cancel"]').click(); await p.waitForURL("**cancel**"); await shot("cancel");
      await p.locator("main button[data-kind=danger]").click(); await p.waitForURL((u) => u.pathname === "/billing" && !u.search); await shot("cancelled");
      const d = await p.request.get(`${server.origin}${await p.locator('a[href^="/billing/documents/"]').first().getAttribute("href")}`); console.log(d.status(), d.headers()["content-type"], (await d.body()).length); (await import("node:fs")).writeFileSync("/tmp/w/bill/receipt.pdf", await d.body());
    }
    await c.close();
  }
} finally { await browser.close(); await server.stop(); }
