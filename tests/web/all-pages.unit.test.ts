import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { memberPages, notVisited } from "#tests/browser/all-pages.ts";

type Route = (typeof routes)[number];
const inside = routes.filter(({ id }) => id === "routes/_app").flatMap(({ children }) => children);
const pagesOf = (route: Route, above = ""): Array<[path: string, file: string]> => {
  const path = route.path ? `${above}/${route.path}` : above;
  return [[path, route.file], ...route.children.flatMap((child) => pagesOf(child, path))];
};
/** Every page inside by its path, with its file. */
const files = new Map(inside.flatMap((route) => pagesOf(route)));

test("a browser looks at every page that members have", () => {
  const things = {
    trashed: "bird_x",
    shared: "/p/x",
    couple: { cock: "bird_a", hen: "bird_b" },
    bird: "/birds/bird_1",
    ring: "PT 1",
    room: "/places/pl_1",
    cage: "/places/pl_2",
    made: {},
    pair: "/birds/pairs/pair_1",
    clutch: "/clutches/clu_1",
    egg: "/eggs/egg_1",
    kind: "/species/sp_1",
    otherKinds: ["sp_1"],
  };
  const traversed = memberPages(things).map((path) => path.replace(/\?.*/, ""));
  const pages = [...files.keys()];
  expect(pages.length).toBeGreaterThan(40);
  const forgotten = pages.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
    return !notVisited[path] && !traversed.some((it) => pattern.test(it));
  });
  const roomOf = (path: string) => files.get(path)?.split("/")[0];
  const cures = forgotten.map((path) => `${path}: enter it in \`pages\` of tests/${roomOf(path)}/fixtures.ts`);
  expect(cures).toEqual([]);
});

test("every page listed as not visited exists", () => {
  expect(Object.keys(notVisited).filter((path) => !files.has(path))).toEqual([]);
});
