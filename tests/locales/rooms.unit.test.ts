import { existsSync, readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { type DictionaryName, dictionaryNames, type WordKey, wordsFor, wordsOf } from "#app/locales/dictionary.ts";
import { beginnings, closedPaths, dictionariesAt, menu, menuWords, trailPages } from "#app/rooms.ts";
import routes from "#app/routes.ts";
import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";
import { languages } from "#db/vocabulary.ts";

type Page = (typeof routes)[number];
type Found = { file: string; path: string };
/** Every page with a picture of its own; what answers with files or forms has no words to bring. */
const pages = routes.flatMap((page) => pathsBelow(page, ""));
const found = import.meta.glob("../../app/*/manifest.ts", { eager: true, import: "manifest" });
const manifests = Object.entries(found as Record<string, RoomManifest>).map(([path, manifest]) => ({
  file: path.replace("../../", ""),
  manifest,
}));

function pathsBelow({ file, path = "", children }: Page, above: string): Found[] {
  const here = [above, path].filter(Boolean).join("/");
  // Pages of operators stand below no layout: for others nothing is there.
  const isPage = /\/(_app|_site|operator)\.[^/]+\.tsx$/.test(file);
  return [
    ...(isPage ? [{ file: `app/${file}`, path: `/${here}` }] : []),
    ...children.flatMap((it) => pathsBelow(it, here)),
  ];
}

/** Whether a path of a manifest is one that pages have, whatever their ids are called and whatever they are asked. */
const isPath = (path: string) =>
  pages.some((page) => `${unnamed(page.path)}/`.startsWith(path === "/" ? "/" : `${unnamed(path)}/`));
const unnamed = (path: string) => path.replace(/\?.*/, "").replace(/:\w+/g, ":");

const manifestOf = (file: string) => `${file.split("/").slice(0, 2).join("/")}/manifest.ts`;

test("every page has words of some room", () => {
  expect(pages.length).toBeGreaterThan(50);
  const wordless = pages.filter(({ path }) => dictionariesAt(path).length === dictionariesAt("/nowhere").length);
  const cures = wordless.map(({ file, path }) => {
    const action = existsSync(manifestOf(file)) ? "add to" : "write";
    return `${file} would show bare keys: ${action} ${manifestOf(file)}, words: { "${path}": [...] }`;
  });
  expect(cures).toEqual([]);
});

test("robots are told to stay away from whatever only members see", () => {
  const open = pages.filter(({ file, path }) => file.includes("/_app.") && !closedPaths().includes(rootOf(path)));
  const cures = open.map(({ file, path }) => `${file}: a manifest.ts needs closed: ["${rootOf(path)}"]`);
  expect(cures).toEqual([]);
});

const rootOf = (path: string) => path.split("/").slice(0, 2).join("/");

test("every dictionary is sent with some page", () => {
  const sent = new Set<DictionaryName>(["ui", "site", ...manifests.flatMap(({ manifest }) => namesIn(manifest))]);
  const cures = dictionaryNames
    .filter((name) => !sent.has(name))
    .map((name) => `No page is sent "${name}": name it in the words of the manifest.ts of its room`);
  expect(cures).toEqual([]);
});

const namesIn = ({ words = {}, wordsOn = {} }: RoomManifest) =>
  [...Object.values(words), ...Object.values(wordsOn)].flat();

test("what a manifest names exists: dictionaries in both languages, pages, entries of the menu", () => {
  const known = new Set<string>(dictionaryNames);
  const entries = new Set(menu.map(({ to }) => to));
  const cures = manifests.flatMap(({ file, manifest }) => {
    const links = [...(manifest.menu ?? []), ...(manifest.beginnings ?? [])];
    const within = Object.entries(manifest.within ?? {});
    const paths = [
      ...Object.keys(manifest.words ?? {}),
      ...Object.keys(manifest.wordsOn ?? {}),
      ...links.map(({ to }) => to.replace(/\?.*/, "")),
      ...within.map(([path]) => path),
      ...closedPages(manifest),
    ];
    return [
      ...namesIn(manifest)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: no words/pt.ts exports "${name}"`),
      ...paths.filter((path) => !isPath(path)).map((path) => `${file}: no file in any pages folder is ${path}`),
      ...within
        .filter(([, page]) => !entries.has(page))
        .map(([path, page]) => `${file}: ${path} lies within ${page}, which no menu has`),
    ];
  });
  expect(cures).toEqual([]);
});

// Photos are pictures and no page, and yet not for robots.
const closedPages = ({ closed = [] }: RoomManifest) => closed.filter((path) => path !== "/photos");

test("no two manifests say the same thing differently", () => {
  const texts = manifests.flatMap(({ manifest: { words = {}, trail = {}, closed = [] } }) => [
    ...Object.keys(words).map((path) => `words of ${path}`),
    ...Object.keys(trail).map((subject) => `page of ${subject}`),
    ...closed.map((path) => `closed ${path}`),
  ]);
  expect(texts.filter((it, at) => texts.indexOf(it) !== at)).toEqual([]);
  const places = [
    ...menu.map(({ order, group }) => `place ${order} of the group ${group}`),
    ...menu.filter(({ front }) => front).map(({ group }) => `front of the group ${group}`),
    ...beginnings.map(({ order }) => `place ${order} of what is begun`),
  ];
  expect(places.filter((it, at) => places.indexOf(it) !== at)).toEqual([]);
});

test("both languages have the same dictionaries, and each the same keys", () => {
  for (const name of dictionaryNames) {
    const [pt, en] = languages.map((language) => Object.keys(wordsFor(language, [name])).sort());
    expect({ [name]: en }).toEqual({ [name]: pt });
  }
});

test("the menus and the kinds of the trail have words on every page", () => {
  const spoken = [
    ...menuWords(),
    ...(Object.keys(trailPages()) as never[]).map((it) => `audit.subject.${it}` as const),
  ];
  for (const language of languages) {
    const words = wordsOf(language, spoken as WordKey[]);
    expect(spoken.filter((key) => words[key] === key)).toEqual([]);
  }
});

test("an unknown dictionary key is a type error", () => {
  // @ts-expect-error
  const key: WordKey = "no.such.key";
  expect(wordsOf("en", [key])).toEqual({ [key]: key });
});

test("words lie where they are gathered from", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((it) => /(^|\/)words\//.test(it));
  const strays = files.filter((it) => it.endsWith(".ts") && !/^[a-z]+\/words\/(pt|en)(\/[a-z]+)?\.ts$/.test(it));
  expect(strays).toEqual([]);
});

test("rooms are gathered where Vite reads, and by a sign that Vitest knows", async () => {
  const gathers = (path: string) => /\bimport\.meta\.glob\b/.test(readFileSync(path, "utf8"));
  const quiet = { write: false, metafile: true, packages: "external", platform: "neutral" } as const;
  // Wrangler bundles the web worker's own files without Vite.
  const { metafile } = await build({ ...quiet, entryPoints: ["app/web/web-worker.ts"], bundle: true });
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(10);
  expect(Object.keys(metafile.inputs).filter(gathers)).toEqual([]);
  for (const path of ["app/rooms.ts", "app/locales/dictionary.ts"]) {
    // At `glob<` Vitest would keep what it has transformed, and not find the next room.
    expect({ path, isSeen: readFileSync(path, "utf8").includes("import.meta.glob(") }).toEqual({ path, isSeen: true });
  }
});
