import { Refusal } from "./refusal.ts";

/** The version in an If-Match header such as `"3"`; undefined without one or for `*`. Anything else is malformed. */
export function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const [, digits] = /^\s*(?:W\/)?"?([1-9]\d{0,8})"?\s*$/.exec(header) ?? [];
  if (!digits) throw new Refusal("malformed");
  return Number(digits);
}
