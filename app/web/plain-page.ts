import { site as en } from "#app/locales/words/en/site.ts";
import { site as pt } from "#app/locales/words/pt/site.ts";
import type { Language } from "#db/vocabulary.ts";

type PlainKey = "site.foreign" | "site.broken" | "site.too_large" | "site.unreadable";

const words = { pt, en };

/** A page for the moments before or after Remix can speak. */
export function plainPage(language: Language, key: PlainKey, status: number): Response {
  const title = words[language][`${key}.title`];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Voliera</title><h1>${title}</h1><p>${words[language][`${key}.detail`]}</p><p><a href="/">Voliera</a></p></html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
