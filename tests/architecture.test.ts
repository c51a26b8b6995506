import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { rooms as roomsOfWorker } from "#worker/rooms.ts";
import { type Import, imports, sources } from "./near/imports.ts";

/**
 * Who may know whom: a room knows only those before it. Behind the worker's stand those that only the app has, and before
 * them the help, which any page may ask.
 */
const rooms = ["help", ...Object.keys(roomsOfWorker), "site", "apidocs", "brand", "settings"];
/** What every room stands on, in the same order, and knows no room. */
const grounds = {
  worker: ["locales", "money", "", "files", "kit", "openapi"],
  app: ["styles", "locales", "web", "marks", "controls", "lists", "shell", "kit"],
};
/** Where the app is put together: these meet every room, and nobody meets them. */
const entryPoints = /^worker\/(api|index|schedule|rooms)\.ts$|^worker\/local\/|^app\/[^/]+$|^app\/[a-z]+\/pages\//;

const files = [...sources.keys()];
const named = ({ from, to }: Import) => `${from} -> ${to}`;

const floorOf = (path: string) => ["db", "worker", "app"].indexOf(path.split("/")[0] ?? "");
/** The folder right below a floor; empty for a file that lies on the floor itself. */
const folderOf = (path: string) => (path.split("/").length > 2 ? (path.split("/")[1] ?? "") : "");
/** How high a file stands on its floor; -1 where its folder has no place. */
function heightOf(path: string): number {
  if (entryPoints.test(path)) return Number.POSITIVE_INFINITY;
  const floor = path.startsWith("app/") ? "app" : "worker";
  return [...grounds[floor], ...rooms].indexOf(folderOf(path));
}
const inRoom = (path: string) => path.startsWith("worker/") && rooms.includes(folderOf(path));

test("the imports of the app are found at all", () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports).toContainEqual({ from: "worker/rings/keys.ts", to: "worker/species/names.ts", typeOnly: false });
});

test("imports point down: app, worker, db", () => {
  const upward = imports.filter((it) => floorOf(it.to) > floorOf(it.from));
  // What `npm start` runs stands beside the app and holds both workers; of the pages it borrows the types.
  const beside = (it: Import) => it.from.startsWith("worker/local/") && it.typeOnly;
  expect(upward.filter((it) => !beside(it)).map(named)).toEqual([]);
});

test("a folder imports only what stands before it: shared folders, then rooms in order; pages import any room", () => {
  const sameFloor = imports.filter(({ from, to }) => floorOf(from) === floorOf(to) && floorOf(from) > 0);
  expect(sameFloor.filter(({ from, to }) => heightOf(to) > heightOf(from)).map(named)).toEqual([]);
});

test("an app room imports only worker rooms that stand no later than itself", () => {
  const borrowed = imports.filter(({ from, to }) => from.startsWith("app/") && inRoom(to));
  const heightOfRoom = (path: string) =>
    entryPoints.test(path) ? Number.POSITIVE_INFINITY : rooms.indexOf(folderOf(path));
  const isHigher = ({ from, to }: Import) => rooms.includes(folderOf(from)) && heightOfRoom(to) > heightOfRoom(from);
  expect(borrowed.filter(isHigher).map(named)).toEqual([]);
});

test("every folder has a place in the import order", () => {
  const lost = files.filter((path) => !path.startsWith("db/") && !entryPoints.test(path) && heightOf(path) < 0);
  expect(lost).toEqual([]);
});

test("no folders import each other in a circle", () => {
  const folder = (path: string) => posix.dirname(path);
  const known = new Map<string, Set<string>>();
  for (const { from, to, typeOnly } of imports) {
    // A folder may name the types of those inside it.
    const isOutline = typeOnly && folder(to).startsWith(`${folder(from)}/`);
    if (!sources.has(to) || folder(from) === folder(to) || entryPoints.test(from) || isOutline) continue;
    known.set(folder(from), (known.get(folder(from)) ?? new Set()).add(folder(to)));
  }
  const reaches = (from: string, to: string, past = new Set<string>()): boolean =>
    [...(known.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (past.has(next)) return false;
      return reaches(next, to, past.add(next));
    });
  expect([...known.keys()].filter((it) => reaches(it, it))).toEqual([]);
});

test("no files import each other in a circle, types aside", () => {
  const imported = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly && sources.has(to)) imported.set(from, [...(imported.get(from) ?? []), to]);
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imported.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  expect([...imported.keys()].filter((file) => reaches(file, file))).toEqual([]);
});

test("no folder holds more than 25 files", () => {
  const everything = ["app", "worker", "db", "tests"].flatMap((floor) =>
    readdirSync(floor, { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => it.parentPath.replaceAll("\\", "/")),
  );
  const counts = new Map<string, number>();
  for (const folder of everything) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  // Pictures are made, not written; of tables there is a file for each room.
  const mayBeFull = ["app/site/shots", "db/schema"];
  const full = [...counts].filter(([folder, count]) => count > 25 && !mayBeFull.includes(folder));
  expect(full, "part the folder by what belongs together").toEqual([]);
});

test("the app imports from the worker only contracts, plans and words; everything else as types", () => {
  const lent =
    /^(worker\/[a-z]+\/([a-z]+\/)?([a-z-]+-)?contract\.ts|worker\/billing\/plans\.ts|worker\/locales\/.+|worker\/money\/(currency|typed-amount)\.ts|worker\/[a-z]+\/words\/(pt|en)\.ts|db\/(vocabulary|page-sizes|words\/\w+|bird-columns|notification-events|permissions)\.ts)$/;
  const taken = imports.filter(({ from, to, typeOnly }) => {
    return from.startsWith("app/") && /^(worker|db)\//.test(to) && !typeOnly && !lent.test(to);
  });
  expect(taken.map(named)).toEqual([]);
});

test("a contract imports nothing heavy into the browser", () => {
  const light =
    /^(zod|db\/(vocabulary|page-sizes|words\/\w+|bird-columns|notification-events|permissions)\.ts|worker\/fields\.ts|worker\/money\/amount-field\.ts|worker\/[a-z]+\/([a-z]+\/)?([a-z]+-)?contract\.ts)$/;
  const lent = (path: string) => /[/-]contract\.ts$/.test(path) || path === "worker/fields.ts";
  expect(imports.filter(({ from, to }) => lent(from) && !light.test(to)).map(named)).toEqual([]);
});

test("only rooms import tables, and never in a contract or a route", () => {
  const speakers = imports.filter(({ from, to }) => to.startsWith("db/schema/") && !from.startsWith("db/"));
  const strangers = speakers.filter(({ from }) => !inRoom(from) || /(^|[/-])(contract|routes)\.ts$/.test(from));
  // The demonstration flock of `npm start` is written straight into the tables.
  expect(strangers.filter(({ from }) => !from.startsWith("worker/local/")).map(named)).toEqual([]);
});

/** Whose rows the worker's own machinery keeps, and what rooms read of tables that a later room keeps. */
const machinery = ["audit", "heartbeats"];
const readsLater: Record<string, string> = {
  // F is worked out from who descends from whom: of the register kinship reads that, and knows nothing else of it.
  kinship: "birds",
  // An expense is paid on its day unless said otherwise: its payment is written in the batch that writes it.
  expenses: "payments",
};

test("a room reads the tables of rooms below it and its own, also in SQL", () => {
  const owners = new Map<string, string>();
  for (const [path, source] of sources) {
    const [, owner] = /^db\/schema\/([a-z]+)\.ts$/.exec(path) ?? [];
    for (const [, table = ""] of source.matchAll(/sqliteTable\(\s*"(\w+)"/g)) if (owner) owners.set(table, owner);
  }
  expect(owners.size).toBeGreaterThan(20);
  expect([...owners.values()].filter((it) => !rooms.includes(it) && !machinery.includes(it))).toEqual([]);
  const strange = files.filter(inRoom).flatMap((path) => {
    const room = folderOf(path);
    const source = sources.get(path) ?? "";
    const inSql = [...source.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+"?([a-z_]+)"?/g)].map(([, table = ""]) => table);
    const read = inSql.filter((table) => {
      const owner = owners.get(table) ?? "";
      return rooms.indexOf(owner) > rooms.indexOf(room) && readsLater[room] !== owner;
    });
    return [...new Set(read)].map((table) => `${path} reads ${table}`);
  });
  const schemas = imports.filter(({ from, to }) => inRoom(from) && /^db\/schema\//.test(to));
  const taken = schemas.filter(({ from, to }) => {
    const owner = /([a-z]+)\.ts$/.exec(to)?.[1] ?? "";
    return rooms.indexOf(owner) > rooms.indexOf(folderOf(from)) && readsLater[folderOf(from)] !== owner;
  });
  expect([...strange, ...taken.map(named)]).toEqual([]);
});

test("no file is called utils, helpers, common, misc, shared or types", () => {
  const nothing = /(^|[/.])(utils?|helpers?|common|misc|shared|types)(\.tsx?|\/)/;
  expect(files.filter((path) => nothing.test(path))).toEqual([]);
});

test("no file is longer than 250 lines, dictionaries aside", () => {
  const mayBeLong = /\/(locales|words)\//;
  const long = files.filter((path) => !mayBeLong.test(path) && (sources.get(path) ?? "").split("\n").length > 251);
  expect(long).toEqual([]);
});

test("no file re-exports another", () => {
  expect(files.filter((path) => /^export (\*|\{[^}]*\}) from/m.test(sources.get(path) ?? ""))).toEqual([]);
});

test("imports name files with their extension", () => {
  const ours = imports.filter(({ to }) => /^(app|worker|db|tests)\//.test(to));
  expect(ours.filter(({ to }) => !/\.(tsx?|css|json|m?js|woff2|svg)(\?\w+)?$/.test(to)).map(named)).toEqual([]);
});
