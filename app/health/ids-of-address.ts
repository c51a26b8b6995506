import { listQuery, searchOf } from "#app/birds/list-query.ts";
import { idsIn } from "#app/housing/send-move.ts";
import { recordPath } from "#app/kit/record-path.ts";
import type { LoadContext } from "#app/web/load-context.ts";

const perPage = 100;
const mostPages = 5;

/** The ids that an address names: one by one, or with `all` those that a list of birds means, at most 500. */
export async function idsOf(params: URLSearchParams, context: LoadContext): Promise<string[]> {
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
export async function pairOf({ api }: LoadContext, id: string | undefined) {
  if (id === undefined) return undefined;
  type Pair = { number: string; cocks: Member[]; hens: Member[] };
  const { number, cocks, hens } = (await api.get<{ data: Pair }>(recordPath("/api/pairs", id))).data;
  const ids = [...cocks, ...hens].flatMap(({ id: bird, until_on }) => (until_on === null && bird ? [bird] : []));
  return { number, ids };
}
