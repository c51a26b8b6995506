import { expect, test } from "vitest";
import { imports as words } from "#app/imports/words/en.ts";
import { imports as palavras } from "#app/imports/words/pt.ts";
import { signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { xlsOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { expectSound, reachBrowser } from "./browser.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

/** A hundred and twenty canaries, the young before their parents. */
const flock = [
  ["Tag ID", "Species", "Sex", "Birth Date", "Father", "Mother"],
  ...Array.from({ length: 100 }, (_, at) => [
    `0${1000 + at}`,
    "Canary",
    "unknown",
    "2025-05-01",
    `C${at % 10}`,
    `H${at % 10}`,
  ]),
  ...Array.from({ length: 10 }, (_, at) => [`C${at}`, "Canary", "cock", "2023-04-01", "", ""]),
  ...Array.from({ length: 10 }, (_, at) => [`H${at}`, "Canary", "hen", "2023-04-02", "", ""]),
];

for (const javascript of [false, true]) {
  test(`a spreadsheet moves in through the pages and changes nothing the second time, JavaScript ${javascript ? "on" : "off"}`, async () => {
    const { token } = await signUp(server);
    const { page, context, faults, close } = await openPage({ origin: server.origin, javascript, width: 390 });
    await context.addCookies([
      { name: "authToken", value: token, url: server.origin },
      { name: "lang", value: "en", url: server.origin },
    ]);
    const upload = async (name: string, bytes: Uint8Array) => {
      await page.goto("/birds/import");
      await page.setInputFiles("input[type=file]", {
        name,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(bytes),
      });
      await page
        .locator("form", { has: page.locator("input[type=file]") })
        .locator("button[type=submit]")
        .click();
      await page.getByRole("heading", { name: words["imports.check.title"] }).waitFor();
    };
    await upload("canaries.xlsx", xlsxOf(flock));
    expect(await page.textContent("main")).toContain("Canary");
    // The species is not there yet: it comes with the same click, from the catalogue.
    await page.getByRole("button", { name: words["imports.commit.create_one"] }).click();
    await page.getByRole("heading", { name: words["imports.done.title"] }).waitFor();
    if (javascript) await expectSound(page, faults);
    await page.goto("/birds?q=01000");
    expect(await page.textContent("main")).toContain("Showing 1 of 1");
    await page.goto("/birds");
    expect(await page.textContent("main")).toContain("of 120 birds");

    await upload("canaries.xls", xlsOf(flock));
    expect(await page.textContent("main")).toContain(words["imports.commit.nothing.title"]);
    expect(faults).toEqual([]);
    await close();
  });
}

/** A season of blue tits: families of eight before their parents, of whom some have a name in the place of a ring. */
const blueTits = [
  ["Tag ID", "Species", "Sex", "Father", "Mother", "Notes"],
  ...Array.from({ length: 1040 }, (_, at) => {
    const family = at % 106;
    const isYoung = at < 828;
    const parents = [family % 9 === 0 ? `Male${family}` : `R29${5000 + family}`, `R29${6000 + family}`];
    if (isYoung) return [`R18${7000 + at}`, "Blue tit", at % 2 ? "male" : "female", ...parents, `nest H${family}`];
    const isCock = at < 934;
    return [isCock ? parents[0] : parents[1], "Blue tit", isCock ? "male" : "female", "", "", ""];
  }),
];

for (const javascript of [false, true]) {
  test(`1,040 blue tits of a species nobody has are in with three clicks at 390 px, JavaScript ${javascript ? "on" : "off"}`, async () => {
    const { token } = await signUp(server);
    const { page, context, faults, close } = await openPage({ origin: server.origin, javascript, width: 390 });
    await context.addCookies([
      { name: "authToken", value: token, url: server.origin },
      { name: "lang", value: "en", url: server.origin },
    ]);
    const clicks: string[] = [];
    const click = async (name: string) => {
      clicks.push(name);
      await page.getByRole("button", { name, exact: true }).click();
    };
    await page.goto("/birds/import");
    clicks.push(words["imports.upload.file"]);
    const buffer = Buffer.from(xlsxOf(blueTits));
    await page.setInputFiles("input[type=file]", { name: "tits.xlsx", mimeType: "application/octet-stream", buffer });
    await click(words["imports.upload.submit"]);
    await page.getByText("1,040 birds; we will create the species Blue tit.").waitFor();
    await click(words["imports.commit.create_one"]);
    await page.getByRole("heading", { name: words["imports.done.title"] }).waitFor({ timeout: 30_000 });
    expect(clicks).toEqual(["File", "Check file", "Create it and import"]);
    if (javascript) await expectSound(page, faults);
    await page.getByRole("link", { name: words["imports.next.birds"] }).click();
    await page.getByText("of 1,040 birds").waitFor();
    expect(faults).toEqual([]);
    await close();
  });
}

/** A breeder's own list: a title, no species, sexes as letters, where a hen was bought in the place of a mother. */
const messy = [
  ["Lista do viveiro, 2024"],
  ["Nº Anilha", "Cor", "Sexo M/F", "Data Nasc.", "Pai", "Mãe", "Obs."],
  ["27AB-001/22", "Amarelo", "M", "05/03/2022", "", "", ""],
  ["27AB-002/22", "Verde", "F", "05/03/2022", "", "Comprada ao Sr. Manuel", ""],
  ["27AB-003/22", "Verde", "X", "13/03/2022", "", "", ""],
  ...Array.from({ length: 28 }, (_, at) => [
    ...[`27AB-${100 + at}/24`, "Isabel", "MF?"[at % 3], "05/03/2024", "27AB-003/22", "27AB-002/22", "Canta bem"],
  ]),
  ["27AB-900/24", "Isabel", "roxo", "05/03/2024", "", "", ""],
];

for (const [javascript, language, width] of [
  [false, "pt-PT", 390],
  [true, "en-GB", 1440],
] as const) {
  test(`a messy list is in with four taps, and a wrong cell is put right on the way, JavaScript ${javascript ? "on" : "off"}`, async () => {
    const { token } = await signUp(server);
    const reader = { origin: server.origin, javascript, language, width };
    const { page, context, faults, close } = await openPage(reader);
    const lang = language.slice(0, 2);
    await context.addCookies([
      { name: "authToken", value: token, url: server.origin },
      { name: "lang", value: lang, url: server.origin },
    ]);
    const text = lang === "pt" ? palavras : words;
    const clicks: string[] = [];
    const click = async (name: string) => {
      clicks.push(name);
      await page.getByRole("button", { name, exact: true }).click();
    };
    await page.goto("/birds/import");
    clicks.push(text["imports.upload.file"]);
    const buffer = Buffer.from(xlsxOf(messy));
    await page.setInputFiles("input[type=file]", { name: "aves.xlsx", mimeType: "application/octet-stream", buffer });
    await click(text["imports.upload.submit"]);
    await page.getByLabel(text["imports.field.species"]).fill("Canário");
    await click(text["imports.mapping.go_on"]);
    await page.getByText("27AB-003/22").first().waitFor({ state: "attached" });
    await page.locator("summary", { hasText: "Sexo M/F" }).first().click();
    await page.locator("select[name^=cell-]").selectOption({ label: text["imports.correct.male"] });
    await click(text["imports.correct.submit"]);
    await page.getByText(text["imports.correct.title"]).waitFor();
    if (javascript) await expectSound(page, faults);
    await click(text["imports.commit.create_one"]);
    await page.getByRole("heading", { name: text["imports.done.title"] }).waitFor();
    expect(clicks.filter((name) => name !== text["imports.correct.submit"])).toHaveLength(4);
    await page.goto("/birds?q=27AB-002");
    await page.getByRole("link", { name: "27AB-002/22" }).first().click();
    await page.getByText("Comprada ao Sr. Manuel").first().waitFor();
    expect(faults).toEqual([]);
    await close();
  });
}
