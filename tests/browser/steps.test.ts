import { randomUUID } from "node:crypto";
import { test } from "vitest";
import { imports as words } from "#app/imports/words/en.ts";
import { imports as palavras } from "#app/imports/words/pt.ts";
import { signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { csvOf, type Table } from "#tests/spreadsheets/sheets.ts";
import { expectSound, reachBrowser } from "./browser.ts";
import { longLooks, named } from "./looks.ts";

// The pages that only an action leads to: the steps of sign-up with their faults, and an import from file to report.

const server = sharedServer();
const { openPage } = await reachBrowser();
const rows = [
  ["Tag ID", "Species", "Birth Date"],
  ["0001", "Canary", "2025-05-01"],
  ["0002", "Canary", "30/02/2025"],
];

const better = [
  ["Tag ID", "Species", "Birth Date", "Sex", "Sexing method", "Notes"],
  ["0001", "Canary", "2025-05-02", "hen", "DNA", "Sings all day, and all night when the lamp is left on."],
];

for (const look of longLooks) {
  const { theme, language, width } = look;
  test(`every step is sound: ${named(look)}`, async () => {
    const { page, context, faults, close } = await openPage({ origin: server.origin, ...look });
    const lang = language.slice(0, 2);
    await context.addCookies([{ name: "lang", value: lang, url: server.origin }]);
    const inspect = async (name: string) => {
      await expectSound(page, faults);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${theme}-${lang}-${width}.png`, fullPage: true });
    };
    const submit = () => page.click("main form button[type=submit]");
    await page.goto("/signup");
    await page.fill("input[name=email]", `${randomUUID()}@voliera.test`);
    await submit();
    await page.waitForURL("**/signup-details");
    await inspect("details");
    for (const name of ["organization_name", "first_name", "last_name"])
      await page.fill(`input[name=${name}]`, "Monte");
    for (const name of ["password", "confirm_password"]) await page.fill(`input[name=${name}]`, "password1");
    await page.check("input[name=terms]");
    await submit();
    await page.locator('[role="alert"]').first().waitFor();
    await inspect("details-refused");
    for (const name of ["password", "confirm_password"]) await page.fill(`input[name=${name}]`, "gaiola-azul-7");
    await page.check("input[name=terms]");
    await submit();
    await page.waitForURL("**/confirm-email");
    await inspect("code");
    await page.fill("input[name=code]", "000000");
    await submit();
    await page.locator('[role="alert"]').first().waitFor();
    await inspect("code-refused");

    const text = lang === "pt" ? palavras : words;
    const { token } = await signUp(server);
    await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
    const heading = (key: keyof typeof words) => page.getByRole("heading", { name: text[key] }).waitFor();
    const bring = async (table: Table) => {
      await page.goto("/birds/import");
      const buffer = Buffer.from(csvOf(table));
      await page.setInputFiles("input[type=file]", { name: "birds.csv", mimeType: "text/csv", buffer });
      await page
        .locator("form", { has: page.locator("input[type=file]") })
        .locator("button[type=submit]")
        .click();
      await heading("imports.check.title");
    };
    const save = async (button = text["imports.commit.submit_one"].replace("{{count}}", "1")) => {
      await page.getByRole("button", { name: button }).click();
      await heading("imports.done.title");
    };
    await bring(rows);
    await inspect("check");
    await save(text["imports.commit.create_one"]);
    await inspect("report");
    await bring(better);
    await page.goto(`${page.url()}?on_duplicate=update`);
    await heading("imports.changes.title");
    await inspect("changes");
    await save();
    await page.getByRole("button", { name: text["imports.undo.submit"] }).click();
    await heading("imports.undo.done");
    await inspect("undone");
    await page.goto("/birds?status_id=none");
    await inspect("one-bird");
    await close();
  });
}
