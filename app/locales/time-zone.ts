import type { Language } from "#db/vocabulary.ts";

/**
 * Where Cloudflare places the visitor; undefined where nobody says. Only its edge marks what it passes on with `CF-Ray`: a
 * local runtime fills `cf` with a place of its own, and everybody would live in Chicago.
 */
export function edgeZone(request: Request): string | undefined {
  const { cf } = request as { cf?: { timezone?: unknown } };
  const zone = request.headers.has("CF-Ray") ? cf?.timezone : undefined;
  return typeof zone === "string" ? zone : undefined;
}

/** By how much is known of the visitor: what the browser says, where the edge places it, what the language suggests. */
type Known = { browser: unknown; edge: string | undefined; language: Language };

/** The time zone of a new organisation: the first that `Intl` knows. */
export function zoneOf({ browser, edge, language }: Known): string {
  const zones = [browser, edge].filter((it) => typeof it === "string");
  return zones.find(isZone) ?? (language === "pt" ? "Europe/Lisbon" : "UTC");
}

function isZone(timeZone: string): boolean {
  if (timeZone === "" || timeZone.length > 64) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
