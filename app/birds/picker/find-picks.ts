import { ageOn } from "#app/birds/birth/age.ts";
import { ageWords } from "#app/birds/birth/age-in-words.tsx";
import { inOneLine } from "#app/kit/search-group.ts";
import { wordsFor } from "#app/locales/dictionary.ts";
import { type Translate, translator } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import type { BirdPicks } from "#worker/birds/picker/bird-picks.ts";
import type { FoundBird } from "#worker/birds/picker/found-birds.ts";
import type { PlacePicks } from "#worker/birds/picker/place-picks.ts";
import type { Candidate, Picks } from "./pick.ts";
import { placePick } from "./place-pick.ts";

/** Which birds a box takes; as the query of `GET /api/birds/picker`. */
export type Wanted = { sex?: "male" | "female"; who?: "all" | "flock" | "living"; not?: string };

/** What someone typed, as a question may be: one line of 200 characters, without what no line may hold. */
export const asQuestion = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim()
    .slice(0, 200)
    .replace(/\p{Cs}/gu, "")
    .trim();

/** What a form speaks with; only for loaders and actions. */
export const pickWords = ({ language }: Speaking): Translate => translator(wordsFor(language, ["birds"]), language);
type Speaking = { language: LoadContext["language"] };

/** Birds as they are shown to be chosen; `today` is the organisation's day. Of one sex alone nothing is said of it. */
export const birdPicks = (birds: readonly FoundBird[], today: string, context: Speaking, sex?: Wanted["sex"]) => {
  const t = pickWords(context);
  return birds.map((bird) => birdPick(bird, today, t, sex === undefined));
};

function birdPick(bird: FoundBird, today: string, t: Translate, withSex: boolean): Candidate {
  const { id, identifier, ring_colour, name, photo_id, drawing, mutation, species_name, sex } = bird;
  const age = ageOn(bird, today);
  const isHere = bird.status_kind !== "gone" && !bird.is_reference;
  const where = isHere ? bird.place_name : bird.is_reference ? t("birds.pick.reference") : bird.status_name;
  return {
    id,
    text: identifier,
    ring: { text: identifier, colour: ring_colour },
    title: name,
    detail: inOneLine(
      [species_name, mutation].filter(Boolean).join(" "),
      withSex && sex !== "unknown" && t(`birds.sex.${sex}`),
      age && ageWords(age, t),
      where,
    ),
    face: { photo: photo_id === null ? null : { id: photo_id }, drawing },
  };
}

/** Birds by any part of ring or name, as the API ranks them; of nothing those last worked with. */
export async function findBirds({ api }: Asking, q: string, wanted: Wanted): Promise<BirdPicks> {
  const search = new URLSearchParams({ q: asQuestion(q), ...wanted });
  return (await api.get<{ data: BirdPicks }>(`/api/birds/picker?${search}`)).data;
}
type Asking = { api: LoadContext["api"] };

/** Which places a box takes; as the query of `GET /api/birds/picker/places`. */
export type WantedPlaces = { only?: "holders"; not?: string; chosen?: string };

/** The same of places. */
export async function findPlaces({ api }: Asking, q: string, wanted: WantedPlaces = {}): Promise<PlacePicks> {
  const search = new URLSearchParams({ q: asQuestion(q), ...wanted });
  return (await api.get<{ data: PlacePicks }>(`/api/birds/picker/places?${search}`)).data;
}

/** What a box that is typed in shows. */
export async function findPicks(
  context: LoadContext,
  of: string | null,
  q: string,
  wanted: Wanted & WantedPlaces,
): Promise<Picks> {
  if (of === "places") {
    const { items, more } = await findPlaces(context, q, wanted);
    const t = pickWords(context);
    return { picks: items.map((it) => placePick(it, t)), more };
  }
  const { items, more, today } = await findBirds(context, q, wanted);
  return { picks: birdPicks(items, today, context, wanted.sex), more };
}
