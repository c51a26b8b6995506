import type * as z from "zod";
import { wordsFor } from "#app/locales/dictionary.ts";
import { translator, type WordKey } from "#app/locales/words.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { soughtBird } from "#worker/search/contract.ts";
import type { FoundBird } from "#worker/search/found-birds.ts";
import type { Searched } from "#worker/search/queries.ts";

type SoughtBirdInput = z.output<typeof soughtBird>;
type Refused = Extract<Outcome<never>, { ok: false }>;
/** The one bird that was meant, or why it is not known, as the API would refuse it on `ring`, and whom to choose from. */
export type Sought = { id: string } | { id?: undefined; refused: Refused; found: FoundBird[] };

/** The rank of a bird that is only of a species so called. */
const worstRank = 10;
/** How well a bird alone is called to be meant without asking: by its ring as written, by its signs, by how they end. */
const [asWritten, sameSigns, ending] = [0, 1, 2];

/** Which bird of the flock a form means. A bird that is gone is meant only by its whole ring, or when it was chosen. */
export async function seekBird(
  { api, language }: LoadContext,
  { ring, asked, bird_id }: SoughtBirdInput,
): Promise<Sought> {
  if (bird_id && asked === ring) return { id: bird_id };
  const refuse = (key: WordKey, found: FoundBird[] = []): Sought => {
    const message = translator(wordsFor(language, ["search"]), language)(key, { ring });
    const problem = { type: "", title: "", status: 422, detail: message, code: "invalid" };
    const errors = [{ path: "ring", code: "search.sought", message }];
    return { refused: { ok: false, status: 422, problem: { ...problem, errors }, retry_after: null }, found };
  };
  const outcome = await api.send<{ data: Searched }>("GET", `/api/search?${new URLSearchParams({ q: ring })}`);
  if (!outcome.ok) return { refused: outcome, found: [] };
  const { items, total } = outcome.answer.data.birds;
  const own = items.filter((it) => !it.is_reference && it.rank < worstRank);
  const here = own.filter((it) => it.status_kind !== "gone");
  const isAll = total <= items.length;
  const meant =
    onlyOne(own.filter((it) => it.rank <= asWritten)) ??
    onlyOne(own.filter((it) => it.rank <= sameSigns)) ??
    onlyOne(here.filter((it) => it.rank <= ending)) ??
    (isAll ? onlyOne(here) : undefined);
  if (meant) return { id: meant.id };
  if (own.length === 0) return refuse("search.sought.none");
  return refuse(isAll ? "search.sought.which" : "search.sought.many", here.length > 0 ? here : own);
}

function onlyOne<Bird>([only, another]: readonly Bird[]): Bird | undefined {
  return another ? undefined : only;
}
