import { existsSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { sitePages } from "#app/web/site-pages.ts";
import type { Made, RoomPages, Send, Things } from "#tests/kit/room-pages.ts";

// Read off the disk and not by `import.meta.glob`, for `npm run sheets` runs without Vite.
const files = readdirSync("tests").map((folder) => `tests/${folder}/fixtures.ts`);
const found = await Promise.all(
  files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href) as Promise<Found>),
);
type Found = { pages?: RoomPages };
/** How the rooms say their pages are looked at; some have nothing but routes. */
const rooms = found.flatMap(({ pages }) => pages ?? []);

/** A server with the demo flock, and how to log in to it. */
type Demo = { origin: string; email: string; password: string };

/** Addresses of what the demo flock has; one of its birds goes to the trash. */
export async function lookAround({ origin, email, password }: Demo) {
  const form = new URLSearchParams({ username: email, password, grant_type: "password" });
  const opened = await fetch(`${origin}/api/auth/login`, { method: "POST", body: form });
  const { access_token } = (await opened.json()) as { access_token: string };
  const ask = async <T>(path: string, method = "GET") => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { Authorization: `Bearer ${access_token}` },
    });
    return (method === "GET" ? await answer.json() : {}) as { data: T };
  };
  type Rows = Array<{ id: string; kind: string; identifier: string }>;
  const { items } = (await ask<{ items: Rows }>("birds/?page_size=10")).data;
  const [bird, trashed] = items.map(({ id }) => id);
  const firstOf = async (sex: string) => (await ask<{ items: Rows }>(`birds/?sex=${sex}`)).data.items[3]?.id;
  const couple = { cock: (await firstOf("male")) ?? "", hen: (await firstOf("female")) ?? "" };
  await ask(`birds/${trashed}`, "DELETE");
  const paired = await fetch(`${origin}/api/pairs`, {
    method: "POST",
    headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ kind: "pair", state: "active", cock_ids: [couple.cock], hen_ids: [couple.hen] }),
  });
  const { data: pair } = (await paired.json()) as { data: { id: string } };
  const send = async <T>(path: string, json: object) => {
    const headers = { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" };
    return (await (
      await fetch(`${origin}/api/${path}`, { method: "POST", headers, body: JSON.stringify(json) })
    ).json()) as {
      data: T;
    };
  };
  const { data: laid } = await send<{ clutch: { id: string }; eggs: Rows }>(`pairs/${pair.id}/eggs`, {
    count: 2,
    every: 0,
  });
  const egg = laid.eggs[0]?.id ?? "";
  await send("eggs/events", { egg_ids: [egg], state: "hatched" });
  const shared = await fetch(`${origin}/api/birds/${bird}/shares`, {
    method: "POST",
    headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
    body: "{}",
  });
  const { data: share } = (await shared.json()) as { data: { url: string } };
  const places = (await ask<Rows>("places/")).data;
  const [species, otherSpecies] = (await ask<Rows>("bird-species/")).data;
  const place = (kind: string) => `/places/${places.find((it) => it.kind === kind)?.id}`;
  const things: Things = {
    bird: `/birds/${bird}`,
    kind: `/species/${species?.id}`,
    otherKinds: [species?.id ?? "", otherSpecies?.id ?? ""],
    ring: items[0]?.identifier ?? "",
    trashed,
    room: place("bank"),
    cage: place("cage"),
    couple,
    pair: `/birds/pairs/${pair.id}`,
    clutch: `/clutches/${laid.clutch.id}`,
    egg: `/eggs/${egg}`,
    shared: new URL(share.url).pathname,
    made: {},
  };
  const make: Send = async (path, json, idOf = ({ id }) => id) => idOf((await send<Made>(path, json)).data) ?? "";
  return {
    ...things,
    made: await thingsOfRooms(make, things),
    /** Of a session that is open, unless one of the pages ends it. */
    token: access_token,
  };
}

/** Every page that visitors have. */
export const visitorPages = [
  ...sitePages.map(({ path }) => path),
  ...rooms.flatMap(({ visitors }) => visitors ?? []),
  "/no-such-page",
];

/** Every page that members have, of these things of theirs. */
export const memberPages = (things: Things): string[] => rooms.flatMap(({ members }) => members?.(things) ?? []);

/** Pages with a form that viewers see, as their rooms say. */
export const viewersSee: readonly string[] = rooms.flatMap((room) => room.viewersSee ?? []);

/** Pages of members that no walk visits, each with the reason. */
export const notVisited: Record<string, string> = Object.assign({}, ...rooms.map((room) => room.notVisited));

/** Kilobytes of HTML that pages may weigh, as their rooms say. */
export const pageBudgets: Record<string, number> = Object.assign({}, ...rooms.map(({ budgets }) => budgets));

/** What the rooms' pages need beside the things the demo flock has. */
export async function thingsOfRooms(send: Send, things: Things): Promise<Things["made"]> {
  const made = await Promise.all(rooms.map((room) => room.things?.(send, things)));
  return Object.assign({}, ...made);
}
