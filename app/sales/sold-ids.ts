import { listQuery, searchOf } from "#app/birds/list-query.ts";
import type { LoadContext } from "#app/web/load-context.ts";

/** As many birds as a sale has lines. */
export const mostBirds = 150;
const perPage = 100;

/** The birds that an address names: one by one or with commas between, or with `all` those that a list of birds means; one more than a sale takes where there are more. */
export async function soldIds(params: URLSearchParams, context: LoadContext): Promise<string[]> {
  if (!params.has("all"))
    return params
      .getAll("ids")
      .join(",")
      .split(",")
      .filter(Boolean)
      .slice(0, mostBirds + 1);
  const ids: string[] = [];
  for (let page = 1; ids.length <= mostBirds; page += 1) {
    const question = searchOf({ ...listQuery(params), page: String(page), columns: "", page_size: String(perPage) });
    type List = { data: { items: Array<{ id: string }>; total_pages: number } };
    const { data } = await context.api.get<List>(`/api/birds/${question}`);
    ids.push(...data.items.map(({ id }) => id));
    if (page >= data.total_pages) break;
  }
  return ids.slice(0, mostBirds + 1);
}
