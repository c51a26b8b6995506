import { listQuery, searchOf } from "#app/birds/list-query.ts";
import { idsIn } from "#app/housing/send-move.ts";
import { recordPath } from "#app/kit/record-path.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Choices } from "./choices.ts";

const perPage = 100;
const mostPages = 5;

/** The ids that an address names: one by one, or with `all` those that a list of birds means, at most 500. */
async function idsOfAddress(params: URLSearchParams, context: LoadContext): Promise<string[]> {
  if (!params.has("all")) return idsIn(params.getAll("ids")).slice(0, perPage * mostPages);
  const ids: string[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const question = searchOf({ ...listQuery(params), page: String(page), columns: "", page_size: String(perPage) });
    type List = { data: { items: Array<{ id: string }>; total_pages: number } };
    const { data } = await context.api.get<List>(`/api/birds/${question}`);
    ids.push(...data.items.map(({ id }) => id));
    if (page >= data.total_pages) break;
  }
  return ids;
}

type Member = { id: string | null; until_on: string | null };

/** The number of a pair, and who is in it now. */
async function pairOf({ api }: LoadContext, id: string | undefined) {
  if (id === undefined) return undefined;
  type Pair = { number: string; cocks: Member[]; hens: Member[] };
  const { number, cocks, hens } = (await api.get<{ data: Pair }>(recordPath("/api/pairs", id))).data;
  const ids = [...cocks, ...hens].flatMap(({ id: bird, until_on }) => (until_on === null && bird ? [bird] : []));
  return { number, ids };
}

/** What an address names birds by. */
const namedBy = ["ids", "all", "place_id", "pair_id"] as const;

/**
 * Whom an address is about: `ids`, repeated or with commas, `all` that a list of birds means, who lives in a `place_id`, or who
 * is in a `pair_id`; with what a form about them offers. `named` is whatever else leads to the same birds, null where it names
 * none. `of` a course later rooms offer more.
 */
export async function birdsOfAddress(params: URLSearchParams, context: LoadContext, of?: "course") {
  const given = (name: string) => params.get(name)?.slice(0, 64) || undefined;
  const place_id = given("place_id");
  const pair = place_id ? undefined : await pairOf(context, given("pair_id"));
  const ids = place_id ? [] : (pair?.ids ?? (await idsOfAddress(params, context)));
  const query = new URLSearchParams(place_id ? { place_id } : { ids: ids.join() });
  if (of) query.set("of", of);
  const { data: choices } = await context.api.get<{ data: Choices }>(`/api/health-events/choices?${query}`);
  const named = new URLSearchParams(params);
  // Of a list of birds `kind` is a filter, of an entry what happened.
  for (const name of ["edit", "shares", ...(named.has("all") ? [] : ["kind"])]) named.delete(name);
  return { choices, pair: pair?.number, named: namedBy.some((name) => named.has(name)) ? named.toString() : null };
}
