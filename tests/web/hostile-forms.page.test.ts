import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { memberPages, thingsOfRooms } from "#tests/browser/all-pages.ts";
import type { Made, Send } from "#tests/kit/room-pages.ts";
import { isNear } from "#tests/near/pages.ts";
import { isNarrowed } from "#tests/near/routes.ts";
import { birdRoom, type Posting } from "#tests/round/bird-room.ts";

/** A field of a form; of a closed one a breeder chooses the value, or has no hand in it at all. */
type Field = { name: string; value: string; isClosed: boolean };
type Found = { at: string; fields: Field[] };

/** What a table looked up by a word would find though nobody put it there, and what no header takes. */
const words = ["__proto__", "constructor", "hasOwnProperty", "toString", "1\r\nX-Other: 1", "anilha — ação 鳥"];

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const textIn = (tag: string, name: string) => {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : unescaped(value);
};

/** The forms of a page that write, each with what a browser would send of it and every word one may press. */
function formsOf(html: string, path: string): Found[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = "", inside = ""]) => {
    if (!/method="post"/i.test(head) || /multipart/.test(head)) return [];
    const tags = [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].map(([tag]) => tag);
    const fields = tags.flatMap((tag) => {
      const name = textIn(tag, "name");
      const isClosed = /^<(select|button)|type="(hidden|radio|checkbox)"/.test(tag);
      return name ? [{ name, value: textIn(tag, "value") ?? "", isClosed }] : [];
    });
    return [{ at: textIn(head, "action") ?? path, fields }];
  });
}

async function newFlock() {
  const site = await newSite();
  const post: Posting = async (path, json) =>
    ((await (await site.ask(path, { as: site.a, json })).json()) as { data: never }).data;
  const room = await birdRoom(post);
  type Rows = Array<{ id: string; identifier: string; sex: string }>;
  const answer = await site.ask("/api/birds/?page_size=20", { as: site.a });
  const { items } = ((await answer.json()) as { data: { items: Rows } }).data;
  const couple = {
    cock: items.find(({ sex }) => sex === "male")?.id ?? "",
    hen: items.find(({ sex }) => sex === "female")?.id ?? "",
  };
  const [first, second] = items;
  await site.ask(`/api/birds/${second?.id}`, { as: site.a, method: "DELETE" });
  const pairs = (await (await site.ask("/api/pairs/", { as: site.a })).json()) as { data: { items: Rows } };
  const clutch = await site.ask(`/api/clutches/${room.toCandle.clutch.id}`, { as: site.a });
  const { eggs } = ((await clutch.json()) as { data: { eggs: Rows } }).data;
  const things = {
    shared: "/p/nobody",
    couple,
    trashed: second?.id,
    otherKinds: [],
    made: {},
    pair: `/birds/pairs/${pairs.data.items[0]?.id}`,
    clutch: `/clutches/${room.toCandle.clutch.id}`,
    egg: `/eggs/${eggs[0]?.id}`,
    bird: `/birds/${first?.id}`,
    ring: first?.identifier ?? "",
    kind: "/species/none",
    room: `/places/${room.cages.one}`,
    cage: `/places/${room.cages.one}`,
  };
  const send: Send = async (path, json, idOf = ({ id }) => id) => idOf(await post<Made>(`/api/${path}`, json)) ?? "";
  return { ...site, paths: memberPages({ ...things, made: await thingsOfRooms(send, things) }) };
}

/** Two forms that do the same to two things are one. */
const shapeOf = ({ at, fields }: Found) =>
  `${at.split("?")[0]?.replace(/[a-z]+_\w{10,}/g, ":id")} ${[...new Set(fields.map(({ name }) => name))]}`;

const leaves = /logout|leave|close|preferences/;

test("no word in a closed field of any form breaks the page that takes it", { timeout: 60_000 }, async () => {
  const { visitor, a, paths } = await newFlock();
  const rita = visitor({ as: a });
  const forms = new Map<string, Found>();
  for (const path of paths.filter(isNear)) {
    const { status, html } = await rita.get(path);
    if (status !== 200) continue;
    for (const form of formsOf(html, path)) if (!leaves.test(form.at)) forms.set(shapeOf(form), form);
  }
  const broken: unknown[] = [];
  let sent = 0;
  for (const { at, fields } of forms.values())
    for (const name of new Set(fields.flatMap((it) => (it.isClosed ? [it.name] : [])))) {
      // Each field meets one of the words; a word that says what to do meets them all.
      const all = /^(intent|deed|do|kind|version|state|choice|field)$/.test(name)
        ? words
        : [words[sent % words.length] ?? ""];
      for (const word of all) {
        sent += 1;
        const given = Object.fromEntries(fields.map((it) => [it.name, it.value]));
        const { status } = await rita.post(at, { ...given, [name]: word });
        if (status >= 500) broken.push([at, name, word, status]);
      }
    }
  expect(broken).toEqual([]);
  expect(isNarrowed || (forms.size > 30 && sent > 100)).toBe(true);
});

test("no word in a place of the address breaks the page that goes back to itself", async () => {
  const { visitor, a } = await newSite();
  const rita = visitor({ as: a });
  for (const path of [
    "/birds/%0d%0aX%3a1/history?before=x",
    "/birds/%E9%B3%A5/history?before=x",
    "/birds/%E9%B3%A5/mates?x=1",
  ])
    expect([path, (await rita.get(path)).status < 500]).toEqual([path, true]);
});
