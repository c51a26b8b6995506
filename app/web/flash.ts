import { ownPath } from "./paths.ts";

/** A message for the next page; `key` is one of app/locales, never text from outside. */
export type Flash = {
  key: string;
  values?: Record<string, string | number>;
  undo?: string;
  tone?: "success" | "error";
};

/** The message in a cookie; undefined when it is none of ours, whoever put it there. Undo leads to this site only. */
export function flashIn(text: string, origin: string): Flash | undefined {
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

function parsed(text: string): Partial<Record<keyof Flash, unknown>> {
  try {
    return Object(JSON.parse(text)) as Partial<Record<keyof Flash, unknown>>;
  } catch {
    return {};
  }
}

const isValues = (given: unknown): given is Record<string, string | number> =>
  typeof given === "object" &&
  given !== null &&
  Object.values(given).every((value) => typeof value === "string" || typeof value === "number");
