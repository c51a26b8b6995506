import { findArticles } from "#app/help/find-articles.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { TicketRow } from "#worker/support/tickets/contract.ts";
import type { Found } from "./search-results.tsx";

type Listed = { data: TicketRow[] };

/** What the page of support shows of a search, or null without one. One call. */
export async function findHelp(context: LoadContext, q: string): Promise<Found | null> {
  const { data } = await context.api.get<Listed>(`/api/support/tickets?${new URLSearchParams({ q })}`);
  if (q === "") return null;
  const tickets = data.slice(0, 5).map(({ id, number, title }) => ({ id, number, title }));
  return { articles: findArticles(q, context.language, 8), tickets };
}
