import { offeredTo } from "#app/accounts/offered-to.ts";
import { asQuestion } from "#app/birds/picker/find-picks.ts";
import { inOrder } from "#app/kit/parts.ts";
import { type Hit, type HitGroup, inOneLine, type More, type SearchGroup } from "#app/kit/search-group.ts";
import { wordsFor } from "#app/locales/dictionary.ts";
import { type Translate, translator } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Searched } from "#worker/search/queries.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onSearch", query: "?part=onSearch" });
const rooms = inOrder<SearchGroup<Searched>>(found);

export type Hits = {
  q: string;
  /** Where the bird or the pair is that was surely meant. */
  opens: string | null;
  groups: HitGroup[];
  /** How many are shown, for those who hear it. */
  announcement: string;
  /** What can be done where nothing was found. */
  none: { title: string; why: string; add: More | null } | null;
};

/** What someone looks for, as a question may be. */
export const questionIn = (request: Request): string => asQuestion(new URL(request.url).searchParams.get("q") ?? "");

/** Asks the API; nothing is asked for nothing. */
export async function findHits({ api, language, viewer }: LoadContext, q: string): Promise<Hits> {
  const { data } = await api.get<{ data: Searched }>(`/api/search?${new URLSearchParams({ q })}`);
  return hitsOf(
    q,
    data,
    translator(wordsFor(language, ["search", ...rooms.flatMap(({ words = [] }) => words)]), language),
    viewer !== undefined && offeredTo(viewer).includes("flock.write"),
  );
}

function hitsOf(q: string, found: Searched, t: Translate, mayWrite: boolean): Hits {
  // Birds that are found only by what they are stand behind it.
  const input = { q, isByKind: (found.birds.items[0]?.rank ?? 0) === worstRank };
  const groups: HitGroup[] = [...rooms, birdGroup]
    .map((group) => ({ group, order: group.isFirst?.(input) ? 0 : group.order }))
    .sort((one, other) => one.order - other.order)
    .map(({ group: { name, label, hits, more } }) => ({
      name,
      label: t(label),
      hits: hits(found, t),
      more: more(found, q, t),
    }))
    .filter(({ hits }) => hits.length > 0);
  const add = { to: `/birds/new?${new URLSearchParams({ identifier: q })}`, label: t("search.add_bird", { ring: q }) };
  const why = t([...q].length < 3 ? "search.none.short" : "search.none.why");
  return {
    q,
    opens: opened(found),
    groups,
    announcement: t("search.said", { count: groups.reduce((sum, { hits }) => sum + hits.length, 0) }),
    none:
      groups.length > 0 ? null : { title: t("search.none", { q }), why, add: mayWrite && q.length <= 100 ? add : null },
  };
}

function opened(found: Searched): string | null {
  if (found.opens !== null) return `/birds/${found.opens}`;
  return rooms.map(({ opens }) => opens?.(found) ?? null).find((path) => path !== null) ?? null;
}

/** The rank of a bird that is only of a species so called. */
const worstRank = 10;

const birdGroup: SearchGroup<Searched> = {
  name: "birds",
  label: "search.birds",
  order: 10,
  hits: ({ birds }, t) => birds.items.map((it) => birdHit(it, t)),
  more: ({ birds }, q, t) => moreBirds(q, birds, t),
};

function birdHit(bird: Searched["birds"]["items"][number], t: Translate): Hit {
  const { id, identifier, ring_colour, name, photo_id, drawing, mutation, species_name, status_name, place_name } =
    bird;
  return {
    to: `/birds/${id}`,
    ring: { text: identifier, colour: ring_colour },
    title: name,
    detail: inOneLine(species_name, mutation, bird.is_reference ? t("search.bird.reference") : status_name, place_name),
    face: { photo: photo_id === null ? null : { id: photo_id }, drawing },
  };
}

function moreBirds(q: string, { items, total, total_is_capped }: Searched["birds"], t: Translate): More | null {
  if (total <= items.filter((it) => !it.is_reference).length) return null;
  const label = t(total_is_capped ? "search.more_birds" : "search.all_birds", { count: total });
  return { to: `/birds?${new URLSearchParams({ q })}`, label };
}
