import { expect, test } from "vitest";
import { articles } from "#app/help/articles.ts";
import { helpAt } from "#app/rooms.ts";
import routes from "#app/routes.ts";

type Route = (typeof routes)[number];

/** The addresses of pages below a route, with `:id` for what they are of. */
const pathsBelow = ({ path, children }: Route, above = ""): string[] => {
  const own = path ? `${above}/${path}` : above;
  return [...(path ? [own] : []), ...children.flatMap((it) => pathsBelow(it, own))];
};
const shell = routes.find(({ id }) => id === "routes/_app") as Route;
const pages = [...new Set(shell.children.flatMap((it) => pathsBelow(it)))];

test("every page of the app has its article, named in the manifest of its room", () => {
  expect(pages.length).toBeGreaterThan(100);
  const slugs = new Set(articles.map(({ slug }) => slug));
  const faults = pages.flatMap((path) => {
    const article = helpAt(path.replace(/:(\w+)/g, "$1_01"));
    if (article && slugs.has(article)) return [];
    return [`${path}: ${article ?? "none"}: name an article in \`help\` of the manifest.ts of its room`];
  });
  expect(faults).toEqual([]);
});

test("the nearest path says which article a page has", () => {
  expect(helpAt("/birds")).toBe("find-a-bird");
  expect(helpAt("/birds/new")).toBe("add-a-bird");
  expect(helpAt("/birds/bird_01/pedigree")).toBe("reading-f");
  expect(helpAt("/birds/import/imp_01")).toBe("spreadsheet-in");
  expect(helpAt("/eggs/candle")).toBe("clear-eggs");
  expect(helpAt("/somewhere/else")).toBeUndefined();
});
