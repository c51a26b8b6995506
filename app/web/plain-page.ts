import { wordsFor } from "#app/locales/dictionary.ts";
import type { Language } from "#db/vocabulary.ts";

type PlainKey = "site.foreign" | "site.broken" | "site.too_large" | "site.unreadable";

/** A page for the moments before or after Remix can speak. */
export function plainPage(language: Language, key: PlainKey, status: number): Response {
  const words = wordsFor(language, ["site"]);
  const title = words[`${key}.title`] ?? "";
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Voliera</title><h1>${title}</h1><p>${words[`${key}.detail`]}</p><p><a href="/">Voliera</a></p></html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
