import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/** The rooms in the order of who may know whom: a room knows only those before it. */
const rooms = [
  ...[
    "mail",
    "billing",
    "accounts",
    "effort",
    "species",
    "genetics",
    "places",
    "birds",
    "trail",
    "health",
    "pairs",
    "incubators",
    "clutches",
  ],
  ...["contacts", "finance", "stock", "legal", "marketplace", "support", "agenda", "assistant", "archive"],
];

const files = ["app", "worker", "db"]
  .flatMap((floor) => readdirSync(floor, { recursive: true, encoding: "utf8" }).map((path) => `${floor}/${path}`))
  .filter((path) => /\.tsx?$/.test(path))
  .sort();
const sources = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));

type Import = { from: string; to: string; typeOnly: boolean };
const imports = files.flatMap(importsOf);
const named = ({ from, to }: Import) => `${from} -> ${to}`;

function importsOf(from: string): Import[] {
  const source = sources.get(from) ?? "";
  const said = source.matchAll(/^(?:import|export)\s(type\s)?(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm);
  return [...said].map(([, type, name = "", lazy = name]) => ({
    from,
    to: placeOf(from, lazy || name),
    typeOnly: !!type,
  }));
}

function placeOf(from: string, name: string): string {
  return name.startsWith(".") ? posix.join(posix.dirname(from), name) : name.replace(/^#/, "");
}

const floorOf = (path: string) => ["db", "worker", "app"].indexOf(path.split("/")[0] ?? "");
const roomOf = (path: string) => (/^(app|worker)\//.test(path) ? rooms.indexOf(path.split("/")[1] ?? "") : -1);
const inRoom = (path: string) => path.startsWith("worker/") && roomOf(path) >= 0;

test("the imports of the house are found at all", () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports).toContainEqual({ from: "worker/birds/rings.ts", to: "worker/species/names.ts", typeOnly: false });
});

test("imports point down: app, worker, db", () => {
  const upward = imports.filter((it) => floorOf(it.to) > floorOf(it.from));
  // What `npm start` runs stands beside the house and holds both workers; of the pages it borrows the types.
  const beside = (it: Import) => it.from.startsWith("worker/local/") && it.typeOnly;
  expect(upward.filter((it) => !beside(it)).map(named)).toEqual([]);
});

test("a room knows only the rooms before it; pages may meet any room", () => {
  const upward = imports.filter((it) => roomOf(it.from) >= 0 && roomOf(it.to) > roomOf(it.from));
  expect(upward.map(named)).toEqual([]);
});

test("every folder of the worker is a room, the words, or the house's own machinery", () => {
  const folders = new Set(files.filter((it) => /^worker\/.+\//.test(it)).map((it) => it.split("/")[1] ?? ""));
  expect([...folders].filter((it) => ![...rooms, "locales", "local"].includes(it))).toEqual([]);
});

test("the app runs on contracts, plans and words, and otherwise only borrows types", () => {
  const lent =
    /^(worker\/[a-z]+\/([a-z]+-)?contract\.ts|worker\/billing\/plans\.ts|worker\/locales\/.+|db\/vocabulary\.ts)$/;
  const taken = imports.filter(({ from, to, typeOnly }) => {
    return from.startsWith("app/") && /^(worker|db)\//.test(to) && !typeOnly && !lent.test(to);
  });
  expect(taken.map(named)).toEqual([]);
});

test("a contract carries no machinery into the browser", () => {
  const light = /^(zod|db\/(vocabulary|bird-columns)\.ts|worker\/fields\.ts|worker\/[a-z]+\/([a-z]+-)?contract\.ts)$/;
  const lent = (path: string) => /[/-]contract\.ts$/.test(path) || path === "worker/fields.ts";
  expect(imports.filter(({ from, to }) => lent(from) && !light.test(to)).map(named)).toEqual([]);
});

test("only the rooms speak to tables, and never in a contract or a route", () => {
  const speakers = imports.filter(({ from, to }) => to.startsWith("db/schema/") && !from.startsWith("db/"));
  const strangers = speakers.filter(({ from }) => !inRoom(from) || /(^|[/-])(contract|routes)\.ts$/.test(from));
  // The demonstration flock of `npm start` is written straight into the tables.
  expect(strangers.filter(({ from }) => !from.startsWith("worker/local/")).map(named)).toEqual([]);
});

test("no file is named after nothing", () => {
  const nothing = /(^|[/.])(utils?|helpers?|common|misc|shared|types)(\.tsx?|\/)/;
  expect(files.filter((path) => nothing.test(path))).toEqual([]);
});

test("no file is too long to read at once, but for words", () => {
  const mayBeLong = /\/locales\//;
  const long = files.filter((path) => !mayBeLong.test(path) && (sources.get(path) ?? "").split("\n").length > 251);
  expect(long).toEqual([]);
});

test("nothing passes on what it does not own", () => {
  expect(files.filter((path) => /^export (\*|\{[^}]*\}) from/m.test(sources.get(path) ?? ""))).toEqual([]);
});

test("imports say which file they mean", () => {
  const ours = imports.filter(({ to }) => /^(app|worker|db|tests)\//.test(to));
  expect(ours.filter(({ to }) => !/\.(tsx?|css|json|m?js|woff2)(\?\w+)?$/.test(to)).map(named)).toEqual([]);
});
