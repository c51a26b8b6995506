import { plainName } from "#worker/species/names.ts";
import { reservedSlugs } from "./slug-contract.ts";

/** An address that a name could have; '' where none of its letters are Latin ones. */
export function proposedSlug(name: string): string {
  const slug = plainName(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  return slug.length >= 3 && /[a-z]/.test(slug) && !reservedSlugs.has(slug.replaceAll("-", "")) ? slug : "";
}
