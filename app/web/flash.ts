import type { Translate, WordKey } from "#app/locales/words.tsx";
import { ownPath } from "./paths.ts";

type Manner = { undo?: string; tone?: "success" | "error" };
type Values = Record<string, string | number>;
/** A message for the next page, whichever that will be: any key there is. */
export type Flash = Manner & { key: WordKey; values?: Values };
/** A message as it came back in a cookie, which anybody may have written. */
export type SentFlash = Manner & { key: string; values?: Values };
/** A message in the reader's words. */
export type FlashText = Manner & { text: string };

/**
 * A message in words, out of everything the server can say: the page it appears on may be of a room that lacks them.
 * Undefined for a key nobody has words for.
 */
export function flashText(flash: SentFlash | undefined, t: Translate): FlashText | undefined {
  if (!flash) return undefined;
  const { key, values, ...manner } = flash;
  const text = t(key as WordKey, values);
  return text === key ? undefined : { ...manner, text };
}

/** The message in a cookie; undefined when it is none of ours, whoever put it there. Undo leads to this site only. */
export function flashIn(text: string, origin: string): SentFlash | undefined {
  const { key, values, undo, tone } = parsed(text);
  if (typeof key !== "string" || !/^\w+(\.\w+)+$/.test(key)) return undefined;
  const path = typeof undo === "string" ? ownPath(undo, origin, "") : "";
  return {
    key,
    ...(isValues(values) && { values }),
    ...(path && { undo: path }),
    ...((tone === "success" || tone === "error") && { tone }),
  };
}

function parsed(text: string): Partial<Record<keyof SentFlash, unknown>> {
  try {
    return Object(JSON.parse(text)) as Partial<Record<keyof SentFlash, unknown>>;
  } catch {
    return {};
  }
}

const isValues = (given: unknown): given is Record<string, string | number> =>
  typeof given === "object" &&
  given !== null &&
  Object.values(given).every((value) => typeof value === "string" || typeof value === "number");
