import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A page as Remix wants to know it. */
type Page = { id: string; file: string; path?: string; index?: boolean; children: Page[] };

/**
 * Every page of the app: the files of `app/<room>/pages`, by Remix' own names for files. `_app.birds.new.tsx` is
 * `/birds/new` inside `_app.birds.tsx`, and inside `_app.tsx` alone if it were `_app.birds_.new.tsx`, in whatever room
 * they lie.
 */
export default pagesIn(fileURLToPath(new URL(".", import.meta.url)));

function pagesIn(app: string): Page[] {
  const found = readdirSync(app, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .flatMap((file) => {
      const [, name] = /^[a-z]+\/pages\/([^/]+)\.tsx?$/.exec(file) ?? [];
      return name ? [{ name, file }] : [];
    });
  const pages = new Map<string, Page>();
  const roots: Page[] = [];
  // The outer before the inner, whose name begins with theirs.
  for (const { name, file } of found.toSorted((one, other) => one.name.length - other.name.length)) {
    if (pages.has(name)) throw new Error(`Two pages are named ${name}.`);
    const outer = [...pages.keys()].findLast((it) => name.startsWith(`${it}.`));
    const page: Page = {
      id: `routes/${name}`,
      file,
      ...placeOf(outer ? name.slice(outer.length + 1) : name),
      children: [],
    };
    pages.set(name, page);
    (outer ? (pages.get(outer)?.children ?? roots) : roots).push(page);
  }
  return roots;
}

/** Where a page stands below the one around it. */
function placeOf(name: string): Pick<Page, "path" | "index"> {
  const parts = name.match(/(?:\[[^\]]*\]|[^.])+/g) ?? [];
  const path = parts.filter((part) => !part.startsWith("_")).map(addressed);
  const isIndex = parts.at(-1) === "_index";
  return { ...(path.length > 0 && { path: path.join("/") }), ...(isIndex && { index: true }) };
}

function addressed(part: string): string {
  if (part === "$") return "*";
  return part
    .replace(/_$/, "")
    .replace(/^\$/, ":")
    .replace(/\[([^\]]*)\]/g, "$1");
}
