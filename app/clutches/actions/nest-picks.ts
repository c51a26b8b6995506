import type { Picked, PickQuestion, Picks } from "#app/birds/picker/pick.ts";
import { pickValue } from "#app/birds/picker/pick.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { translate } from "#worker/locales/translate.ts";
import type { PairsPage } from "#worker/pairs/listing.ts";
import { nestPick } from "./nest-pick.ts";

/** So many nests are shown at once. */
const most = 10;

/** The nests of pairs that have not ended, by a part of the pair's number or of the ring of one of its birds. */
export async function findNests({ api }: Pick<LoadContext, "api">, text: string): Promise<Picks> {
  const wanted = { state: "open", page_size: String(most), ring: text.trim().slice(0, 100) };
  const { data } = await api.get<{ data: PairsPage }>(`/api/pairs?${new URLSearchParams(wanted)}`);
  const picks = data.items.map(({ id, number, place_name }) => nestPick({ id, number, place: place_name }));
  return { picks, more: data.total > picks.length };
}

/**
 * Puts the id of the pair whose nest is meant in the place of what stands in the box `name`; a box of few nests has the id
 * already. Answers which could be meant where that is open.
 */
export async function takeNest(form: FormData, context: LoadContext, name: string) {
  const drawn = form.get(`${name}-of`);
  const text = form.get(name)?.toString().trim() ?? "";
  if (typeof drawn !== "string") return undefined;
  const picked = sentPick(form, name, text);
  form.delete(`${name}-pick`);
  if (text === "" && !picked) return undefined;
  const found = picked ? { picks: [], more: false } : await findNests(context, text);
  const meant = picked ?? onlyOne(found, text);
  if (!meant) {
    const key = found.picks.length > 0 ? "clutches.foster.which" : "clutches.foster.none";
    const message = translate(context.language, key, { text });
    const question: PickQuestion = { text, words: message, ...found };
    return { question, message };
  }
  form.set(name, meant.id);
  form.set(`${name}-of`, meant.text);
  form.set(`${name}-pick`, pickValue(meant));
  return undefined;
}

function onlyOne({ picks, more }: Picks, text: string): Picked | undefined {
  const [first, another] = picks;
  return picks.find((it) => it.text === text) ?? (another || more ? undefined : first);
}
