import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiWords } from "#app/web/api-words.ts";
import { notificationEvents } from "#db/notification-events.ts";
import { permissions } from "#db/permissions.ts";
import { languages, subjects } from "#db/vocabulary.ts";
import type { Room } from "#worker/kit/room.ts";
import { translate } from "#worker/locales/translate.ts";
import { en as ownEn } from "#worker/locales/words/en.ts";
import { pt as ownPt } from "#worker/locales/words/pt.ts";
import { refusalStatuses } from "#worker/refusal.ts";
import { gatheredRooms, rooms } from "#worker/rooms.ts";

/** What the machinery says and what the rooms bring. */
const pt: Record<string, string> = { ...ownPt, ...gatheredRooms.words.pt };
const en: Record<string, string> = { ...ownEn, ...gatheredRooms.words.en };

const root = new URL("../../worker", import.meta.url).pathname;
const folders = readdirSync(root, { withFileTypes: true }).filter(
  (it) => it.isDirectory() && !it.name.startsWith("local"),
);
// A field of a device's address is called so, as a browser calls it.
const fieldNames = ["keys.auth"];
const families = new Set([...folders.map(({ name }) => name), ...Object.keys(pt).map(familyOf)]);

function familyOf(key: string): string {
  return key.split(".")[0] ?? "";
}

const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".ts") && !path.startsWith("local"),
);

/** An answer of the assistant names its own keys without their family. */
function inFull(path: string, key: string): string {
  const full = `assistant.${key}`;
  return path.startsWith("assistant/") && (full in pt || opensFamily(full)) ? full : key;
}

/** Every literal in the API that has the shape of a message key of a known family; codes, columns, permissions and events are no words. */
const spoken = sources.flatMap((path) =>
  [
    ...readFileSync(join(root, path), "utf8").matchAll(
      /(?<!\bcode: |\| |\braw\(|\brequires\()"([a-z_]+(?:\.[a-z_]+)+)"/g,
    ),
  ]
    .map(([, key = ""]) => ({ path, key: inFull(path, key) }))
    .filter(
      ({ key }) =>
        families.has(familyOf(key)) &&
        !fieldNames.includes(key) &&
        !permissions.some((it) => it === key) &&
        !(key in notificationEvents),
    ),
);

/** A literal that opens a family of keys, such as `mail.reset` for `mail.reset.subject`. */
function opensFamily(key: string): boolean {
  return Object.keys(pt).some((known) => known.startsWith(`${key}.`));
}

// The assistant says its words without the name of its room before them.
test("whatever the API can say has words in both languages", () => {
  expect(spoken.length).toBeGreaterThan(40);
  for (const language of languages) {
    const isMissing = (key: string) => translate(language, key, { count: 2 }) === key && !opensFamily(key);
    const missing = spoken.filter(
      ({ path, key }) => isMissing(key) && !(path.startsWith("assistant/") && !isMissing(`assistant.${key}`)),
    );
    expect([language, missing]).toEqual([language, []]);
  }
});

/** The rooms, and before them the machinery, with the words they bring. */
const bringers = Object.entries({ locales: { words: { pt: ownPt, en: ownEn } }, ...rooms } as Record<string, Room>);

test("no two rooms bring the same words, and what a room says it brings itself or a room before it", () => {
  const brought = bringers.flatMap(([, { words }]) => Object.keys(words?.pt ?? {}));
  expect(brought.filter((key, at) => brought.indexOf(key) !== at)).toEqual([]);
  const height = (path: string) => bringers.findIndex(([name]) => path.startsWith(`${name}/`));
  const bringer = (key: string) => bringers.findIndex(([, { words }]) => words && key in words.pt);
  // What lies beside the rooms names keys of theirs in its examples only.
  const inRooms = spoken.filter(({ path }) => height(path) >= 0);
  expect(inRooms.filter(({ path, key }) => bringer(key) > height(path))).toEqual([]);
});

test("the pages say whatever the API says", () => {
  expect(apiWords).toEqual({ pt, en });
});

test("the trail has a word for each of its subjects", () => {
  expect(subjects.filter((it) => !(`audit.subject.${it}` in pt))).toEqual([]);
});

test("every refusal has a title and a detail", () => {
  const keys = Object.keys(refusalStatuses).flatMap((code) => [`refusals.${code}.title`, `refusals.${code}.detail`]);
  for (const words of [pt, en]) expect(keys.filter((key) => !(key in words))).toEqual([]);
});

test("both languages have the same keys, the same placeholders and no empty words", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(pt).sort());
  const placeholders = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(pt)) {
    expect([key, text.trim() !== "" && en[key]?.trim() !== ""]).toEqual([key, true]);
    expect([key, placeholders(en[key])]).toEqual([key, placeholders(text)]);
  }
});
