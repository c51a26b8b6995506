import type { WordKey } from "#app/locales/words.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { FoundBird } from "#worker/birds/picker/found-birds.ts";
import { birdPicks, findBirds, findPlaces, pickWords, type Wanted, type WantedPlaces } from "./find-picks.ts";
import { type Picked, type PickQuestion, pickValue } from "./pick.ts";
import { placePick } from "./place-pick.ts";
import { sentPick } from "./sent-pick.ts";

type Given = FormData | URLSearchParams;
/** Who was meant by what stands in a box; else whom to choose from, and the question in words. */
export type Meant = Picked | { id?: undefined; question: PickQuestion; message: string };

/** The rank of a bird that is only of a species so called. */
const worstRank = 10;
/** How well a bird alone is called to be meant without asking: by its ring as written, by its signs, by how they end. */
const [asWritten, sameSigns, ending] = [0, 1, 2];

/** The bird that is meant by `text`: what is left open is asked. One that is gone is meant by its whole ring alone. */
export async function meantBird(context: LoadContext, text: string, wanted: Wanted): Promise<Meant> {
  const { items, more, today } = await findBirds(context, text, wanted);
  const named = items.filter((it) => it.rank < worstRank);
  const here = named.filter((it) => it.status_kind !== "gone");
  const bird =
    only(named.filter((it) => it.rank <= asWritten)) ??
    only(named.filter((it) => it.rank <= sameSigns)) ??
    only(here.filter((it) => it.rank <= ending)) ??
    (more ? undefined : only(here));
  if (bird) return { id: bird.id, text: bird.identifier };
  return asking(context, text, shown(named, here), more, (birds) => birdPicks(birds, today, context, wanted.sex));
}

const shown = (named: FoundBird[], here: FoundBird[]) => (here.length > 0 ? here : named);

/** The place that is meant. */
async function meantPlace(context: LoadContext, text: string, wanted: WantedPlaces): Promise<Meant> {
  const { items, more } = await findPlaces(context, text, wanted);
  const place =
    only(items.filter(({ rank }) => rank === 0)) ??
    only(items.filter(({ rank }) => rank <= 1)) ??
    (more ? undefined : only(items));
  if (place) return { id: place.id, text: place.name };
  const t = pickWords(context);
  return asking(context, text, items, more, (places) => places.map((it) => placePick(it, t)), "place");
}

function asking<Found>(
  context: LoadContext,
  text: string,
  found: Found[],
  more: boolean,
  picksOf: (found: Found[]) => PickQuestion["picks"],
  what: "bird" | "place" = "bird",
): Meant {
  const isOne = found.length === 1 && what === "bird";
  const how = found.length === 0 ? "none" : more ? "many" : "which";
  const key: WordKey = isOne ? "birds.pick.only_bird" : `birds.pick.${how}_${what}`;
  const message = pickWords(context)(key, { text });
  return { question: { text, picks: picksOf(found), more, words: message }, message };
}

function only<Found>([first, another]: readonly Found[]): Found | undefined {
  return another ? undefined : first;
}

/**
 * Puts the id of the place that is meant in the place of what stands in its box; a box of few places has the id already.
 * Answers whom to choose from where that is open.
 */
export async function takePlace(given: Given, context: LoadContext, name = "place_id", wanted: WantedPlaces = {}) {
  const drawn = given.get(`${name}-of`);
  const text = given.get(name)?.toString().trim() ?? "";
  if (typeof drawn !== "string") return undefined;
  const picked = sentPick(given, name, text);
  given.delete(`${name}-pick`);
  if (text === "" && !picked) return undefined;
  const meant = picked ?? (await meantPlace(context, text, wanted));
  if (meant.id === undefined) return meant;
  given.set(name, meant.id);
  given.set(`${name}-of`, meant.text);
  given.set(`${name}-pick`, pickValue(meant));
  return undefined;
}

type Refused = Extract<Outcome<never>, { ok: false }>;
/** The one bird a form is about, or why it is not known, as the API would refuse it on `ring`, and whom to choose from. */
export type Sought = { id: string } | { id?: undefined; refused: Refused; question: PickQuestion };

/** Which bird of the flock a round means by its box `ring`. */
export async function seekBird(context: LoadContext, form: FormData, ring: string): Promise<Sought> {
  const meant = sentPick(form, "ring", ring) ?? (await meantBird(context, ring, { who: "flock" }));
  if (meant.id !== undefined) return meant;
  const { message, question } = meant;
  const problem = { type: "", title: "", status: 422, detail: message, code: "invalid" };
  const errors = [{ path: "ring", code: "birds.pick", message }];
  return { refused: { ok: false, status: 422, problem: { ...problem, errors }, retry_after: null }, question };
}
