import { sitePages } from "#app/web/site-pages.ts";

/** A house with the demo flock, and how to log in to it. */
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
  return {
    /** Of a session that is open, unless one of the pages ends it. */
    token: access_token,
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
  };
}

/** Every page that visitors have. */
export const visitorPages = [
  ...sitePages.map(({ path }) => path),
  "/pricing?billing=yearly",
  "/contact?sent",
  "/forgot-password",
  "/reset-password?token=x",
  "/join/nobody",
  "/email-back/nobody",
  "/no-such-page",
];
/** Every page that members have, of these things of theirs. */
export const memberPages = ({
  shared,
  couple,
  pair,
  clutch,
  egg,
  bird,
  kind,
  otherKinds,
  ring,
  trashed,
  room,
  cage,
}: Awaited<ReturnType<typeof lookAround>>) => [
  "/dashboard",
  "/agenda",
  "/agenda?show=month",
  "/round",
  `/round/${cage.slice("/places/".length)}`,
  "/round/none?day=yesterday",
  "/birds",
  "/birds?q=nothing-has-this",
  "/birds?page=x",
  "/birds?sex=male&age=adult&columns=sex,place,mutation",
  "/birds/new",
  bird,
  `${bird}/edit`,
  `${bird}/certificate`,
  `${bird}/species`,
  ...otherKinds.map((id) => `${bird}/species?to=${id}`),
  `/birds/new?${new URLSearchParams({ after: ring })}`,
  `${bird}/delete`,
  `${bird}/pedigree`,
  `${bird}/parent?side=mother`,
  `${bird}/photos`,
  `${bird}/papers`,
  `${bird}/mates`,
  `${bird}/genetics`,
  `/genetics?father=${bird.slice("/birds/".length)}`,
  `${bird}/weights`,
  `${bird}/status`,
  `${bird}/died`,
  `${bird}/history`,
  `/birds/${couple.hen}/pairs`,
  `${bird}/pairs`,
  `${bird}/pedigree?ancestors=6&descendants=6`,
  "/birds/diversity",
  "/birds/pair",
  clutch,
  `${clutch}/rings`,
  `${egg}/edit`,
  "/eggs",
  "/eggs?state=pipped",
  `/eggs?pair_id=${pair.slice("/birds/pairs/".length)}&figure=hatched`,
  "/birds/pairs",
  "/birds/pairs?state=ended&season=1999",
  "/birds/pairs/results",
  "/birds/pairs/results?by=hen&season=1999",
  "/birds/pairs/new",
  `/birds/pairs/new?${new URLSearchParams(couple)}`,
  pair,
  `${pair}/edit`,
  `${pair}/delete`,
  "/birds/matrix",
  `/birds/matrix?ids=${Object.values(couple)}`,
  "/birds/pair?cock=nobody&hen=nobody",
  `/birds/pair?${new URLSearchParams(couple)}`,
  "/birds/import",
  "/birds/import/from",
  "/birds/import/paper",
  "/birds/species/new",
  "/birds/trash",
  `/birds/trash/erase?ids=${trashed}`,
  "/birds/bulk",
  `/birds/move?ids=${bird.slice("/birds/".length)}`,
  "/audit",
  "/audit?show=access",
  "/settings",
  "/settings/statuses",
  "/settings/ring-colours",
  "/settings/season",
  "/settings/members",
  "/settings/members?show=invitations",
  "/settings/organization",
  "/settings/look",
  "/settings/papers",
  "/settings/papers?edit=new",
  "/settings/statuses?edit=new",
  "/genetics",
  "/genetics?c.crest=crest.0&h.crest=crest.0&c.brown=0.brown&c.ivory=0.ivory",
  "/genetics?h.brown=0.brown",
  "/genetics/parents?w.crest=crest&w.brown=brown",
  "/genetics/mutations",
  "/genetics/mutations/new",
  "/species",
  "/species/catalogue",
  "/places",
  "/places/new",
  room,
  `${room}/cages`,
  cage,
  `${cage}/edit`,
  `${cage}/delete`,
  `${cage}/move-in`,
  `/places/labels?ids=${cage.slice("/places/".length)}`,
  `/birds/labels?ids=${bird.slice("/birds/".length)}`,
  "/scan?code=nobody",
  "/search",
  "/search?q=a",
  "/search?q=nothing-has-this",
  "/birds/move",
  "/move",
  "/weigh",
  kind,
  `${kind}/edit`,
  `${kind}/delete`,
  "/birds/labels",
  "/places/labels",
  "/scan",
  "/profile",
  "/profile/email",
  "/profile/second-factor",
  "/confirm?to=/settings/archive",
  "/settings/access",
  "/settings/archive",
  "/settings/close",
  "/logout",
  "/birds/bird_nobody",
  shared,
  "/p/nobody",
];
