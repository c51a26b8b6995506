import { expect, test } from "vitest";
import { sitePages } from "#app/web/site-pages.ts";
import { newSite } from "#tests/app/site.ts";

// What w3m, a search engine's excerpt or a screen reader makes of a page, where no style keeps words apart.

const inline = "a|b|button|em|i|label|legend|mark|small|span|strong|svg|time";
const touching = new RegExp(`[^<>]{0,30}[\\p{L}\\p{N}](?:</?(?:${inline})\\b[^>]*>)+[\\p{L}\\p{N}][^<>]{0,20}`, "gu");
const withoutDrawings = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<svg\b.*?<\/svg>/gs, "")
    .replace(/<(script|style)\b.*?<\/\1>/gs, "\n");

const pages = [
  ...sitePages.map(({ path }) => path),
  ...["/pricing?billing=yearly", "/contact?sent", "/forgot-password", "/reset-password?token=x", "/nowhere"],
  ...["/help?q=ovos", "/help?q=none", "/help/clear-eggs"],
];

test("no two words of a page run into each other where styles are not shown", async () => {
  const { visitor } = await newSite({ vars: { CONTACT_EMAIL: "ola@voliera.test", CONTACT_PHONE: "+351 210 000 000" } });
  for (const language of ["pt", "en"])
    for (const path of pages) {
      const { html } = await visitor({ language }).get(path);
      expect([path, language, withoutDrawings(html).match(touching)]).toEqual([path, language, null]);
    }
});

test("every button and link says in words what it is for", async () => {
  const { visitor } = await newSite();
  for (const path of pages) {
    const html = withoutDrawings((await visitor().get(path)).html);
    const silent = [...html.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)].filter(
      ([, , inside = ""]) => !inside.replace(/<[^>]*>/g, "").trim(),
    );
    expect([path, silent.map(([whole]) => whole)]).toEqual([path, []]);
  }
});
