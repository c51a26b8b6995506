import { findArticles } from "#app/help/find-articles.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { TicketRow } from "#worker/support/tickets/contract.ts";
import type { Found } from "./search-results.tsx";

type Listed = { data: TicketRow[]; total: number };

/** What the page of support shows of a search, or null without one; and whether the reader has asked before. One call. */
export async function findHelp(
  context: LoadContext,
  q: string,
): Promise<{ found: Found | null; has_tickets: boolean }> {
  const { data, total } = await context.api.get<Listed>(`/api/support/tickets?${new URLSearchParams({ q })}`);
  if (q === "") return { found: null, has_tickets: total > 0 };
  const tickets = data.slice(0, 5).map(({ id, number, title }) => ({ id, number, title }));
  return { found: { articles: findArticles(q, context.language, 8), tickets }, has_tickets: true };
}
