import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { memberPages } from "#tests/browser/all-pages.ts";

/** Pages of members that no browser walks to by address, and why. */
const unwalked: Record<string, string> = {
  "/birds/views": "takes a form and shows nothing",
  "/birds/bulk/undo": "takes a form and shows nothing",
  "/birds/:birdId/restore": "takes a form and shows nothing",
  "/birds/:birdId/undo": "takes a form and shows nothing",
  "/birds/:birdId/shares": "takes a form and shows nothing",
  "/scan/:code": "leads on to what the code means",
  "/birds/import/:importId": "reached by importing: tests/browser/import.test.ts",
  "/genetics/mutations/:mutationId/edit": "the demo flock has no mutation of its own: tests/genetics, tests/kit",
  "/genetics/mutations/:mutationId/delete": "the demo flock has no mutation of its own: tests/genetics, tests/kit",
};

type Route = (typeof routes)[number];
const inside = routes.filter(({ id }) => id === "routes/_app").flatMap(({ children }) => children);
const pathsOf = (route: Route, above = ""): string[] => {
  const path = route.path ? `${above}/${route.path}` : above;
  return [path, ...route.children.flatMap((child) => pathsOf(child, path))];
};

test("a browser looks at every page that members have", () => {
  const things = {
    ...{ token: "", trashed: "bird_x", shared: "/p/x", couple: { cock: "bird_a", hen: "bird_b" } },
    ...{
      bird: "/birds/bird_1",
      clutch: "/clutches/clu_1",
      egg: "/eggs/egg_1",
      pair: "/birds/pairs/pair_1",
      kind: "/species/sp_1",
      otherKinds: ["sp_1"],
      ring: "PT 1",
      room: "/places/pl_1",
      cage: "/places/pl_2",
    },
  };
  const walked = memberPages(things).map((path) => path.replace(/\?.*/, ""));
  const pages = [...new Set(inside.flatMap((route) => pathsOf(route)))];
  expect(pages.length).toBeGreaterThan(40);
  const forgotten = pages.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
    return !unwalked[path] && !walked.some((it) => pattern.test(it));
  });
  const cure = "enter it in `memberPages` of tests/browser/all-pages.ts";
  expect(forgotten.map((path) => `${path}: ${cure}`)).toEqual([]);
});
