import { wordsFor } from "#app/locales/dictionary.ts";
import { type Translate, translator } from "#app/locales/words.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { Surroundings } from "#app/web/load-context.ts";
import { allows } from "#db/permissions.ts";
import type { RingColour } from "#db/vocabulary.ts";
import type { Searched } from "#worker/search/queries.ts";

/** A line of what was found, in finished words: the box above every page carries no dictionary of its own. */
export type Hit = {
  to: string;
  ring?: { text: string; colour: RingColour | null };
  title?: string | null;
  detail: string;
  face?: { photo: { id: string } | null; group: string; look: string | null };
  /** What stands where there is no face. */
  icon?: IconName;
};
type More = { to: string; label: string };
export type HitGroup = {
  name: "birds" | "pairs" | "species" | "places";
  label: string;
  hits: Hit[];
  more: More | null;
};
export type Hits = {
  q: string;
  /** Where the bird or the pair is that was surely meant. */
  opens: string | null;
  groups: HitGroup[];
  /** How many are shown, for those who hear it. */
  said: string;
  /** What can be done where nothing was found. */
  none: { title: string; why: string; add: More | null } | null;
};

/** What someone typed, as a question may be: one line of 200 characters, without what no line may hold. */
export const questionIn = (request: Request): string =>
  (new URL(request.url).searchParams.get("q") ?? "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim()
    .slice(0, 200)
    .replace(/\p{Cs}/gu, "")
    .trim();

/** Asks the API; nothing is asked for nothing. */
export async function findHits({ api, language, viewer }: Surroundings, q: string): Promise<Hits> {
  const { data } = await api.get<{ data: Searched }>(`/api/search?${new URLSearchParams({ q })}`);
  return hitsOf(
    q,
    data,
    translator(wordsFor(language, ["search", "places", "pairs"]), language),
    viewer !== undefined && allows(viewer.role, "flock.write"),
  );
}

function hitsOf(q: string, found: Searched, t: Translate, mayWrite: boolean): Hits {
  const { birds, pairs, species, places } = found;
  const asked = new URLSearchParams({ q });
  const all: HitGroup[] = [
    {
      name: "birds",
      label: t("search.birds"),
      hits: birds.items.map((it) => birdHit(it, t)),
      more: moreBirds(q, birds, t),
    },
    {
      ...{ name: "pairs", label: t("search.pairs"), hits: pairs.items.map((it) => pairHit(it, t)) },
      more:
        pairs.total > pairs.items.length
          ? {
              to: `/birds/pairs?${new URLSearchParams({ ring: q })}`,
              label: t("search.all_pairs", { count: pairs.total }),
            }
          : null,
    },
    {
      ...{ name: "species", label: t("search.species"), hits: species.items.map((it) => speciesHit(it, t)) },
      more:
        species.total > species.items.length
          ? { to: `/species?${asked}`, label: t("search.all_species", { count: species.total }) }
          : null,
    },
    {
      ...{ name: "places", label: t("search.places"), hits: places.items.map((it) => placeHit(it, t)) },
      more:
        places.total > places.items.length
          ? { to: `/places?${asked}`, label: t("search.all_places", { count: places.total }) }
          : null,
    },
  ];
  // Birds that are found only by what they are stand behind it.
  const isSpecies = (birds.items[0]?.rank ?? 0) === worstRank;
  // The tags of chicks begin with the number of their pair.
  const isNumber = /^\d{4}-\d*$/.test(q);
  const groups = (isNumber ? [1, 0, 2, 3] : isSpecies ? [2, 0, 1, 3] : [0, 1, 2, 3])
    .flatMap((at) => all[at] ?? [])
    .filter(({ hits }) => hits.length > 0);
  const add = { to: `/birds/new?${new URLSearchParams({ identifier: q })}`, label: t("search.add_bird", { ring: q }) };
  const why = t([...q].length < 3 ? "search.none.short" : "search.none.why");
  return {
    ...{ q, opens: opened(found), groups },
    said: t("search.said", { count: groups.reduce((sum, { hits }) => sum + hits.length, 0) }),
    none:
      groups.length > 0 ? null : { title: t("search.none", { q }), why, add: mayWrite && q.length <= 100 ? add : null },
  };
}

function opened({ opens, opens_pair }: Searched): string | null {
  if (opens !== null) return `/birds/${opens}`;
  return opens_pair === null ? null : `/birds/pairs/${opens_pair}`;
}

/** The rank of a bird that is only of a species so called. */
const worstRank = 10;

const inOneLine = (...parts: Array<string | null | undefined | false>) => parts.filter(Boolean).join(" · ");

function birdHit(bird: Searched["birds"]["items"][number], t: Translate): Hit {
  const { id, identifier, ring_colour, name, photo_id, group, mutation, species_name, status_name, place_name } = bird;
  return {
    to: `/birds/${id}`,
    ring: { text: identifier, colour: ring_colour },
    title: name,
    detail: inOneLine(species_name, bird.is_reference ? t("search.bird.reference") : status_name, place_name),
    face: { photo: photo_id === null ? null : { id: photo_id }, group, look: mutation },
  };
}

function moreBirds(q: string, { items, total, total_is_capped }: Searched["birds"], t: Translate): More | null {
  if (total <= items.filter((it) => !it.is_reference).length) return null;
  const label = t(total_is_capped ? "search.more_birds" : "search.all_birds", { count: total });
  return { to: `/birds?${new URLSearchParams({ q })}`, label };
}

const speciesHit = (it: Searched["species"]["items"][number], t: Translate): Hit => ({
  to: `/species/${it.id}`,
  title: it.common_name,
  detail: inOneLine(it.latin_name, t("search.birds_count", { count: it.birds })),
  face: { photo: null, group: it.group, look: null },
});

const placeHit = (it: Searched["places"]["items"][number], t: Translate): Hit => ({
  to: `/places/${it.id}`,
  title: it.name,
  detail: inOneLine(t(`places.kind.${it.kind}`), it.within, t("search.birds_count", { count: it.birds })),
});

const pairHit = (it: Searched["pairs"]["items"][number], t: Translate): Hit => ({
  to: `/birds/pairs/${it.id}`,
  title: `${it.number} · ${[it.cocks, it.hens].map((rings) => rings.join(", ")).join(" × ")}`,
  detail: inOneLine(t(`pairs.state.${it.state}`), it.species_name, it.place_name),
  icon: "heart",
});
