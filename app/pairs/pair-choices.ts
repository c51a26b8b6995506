import type { NewBirdForm } from "#app/birds/api-types.ts";
import { recentIn } from "#app/birds/picker/recent-birds.ts";
import type { LoadContext } from "#app/web/load-context.ts";

/** What the boxes of a pair offer: the birds of either sex last used, the places, and the organisation's day. */
export async function boxesFor(context: LoadContext) {
  const { data: form } = await context.api.get<{ data: NewBirdForm }>("/api/birds/new-form");
  const { male: cock, female: hen } = recentIn(form, context);
  return { recent: { cock, hen }, places: form.places, today: form.today };
}
