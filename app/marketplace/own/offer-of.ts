import { redirect } from "@remix-run/cloudflare";
import { soldIds } from "#app/sales/sold-ids.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { most } from "#worker/marketplace/listings/contract.ts";
import type { ListingForm } from "#worker/marketplace/listings/listing-json.ts";

export type Offer = ListingForm & { /** Whether more birds were chosen than a listing has. */ isCrowd: boolean };

/**
 * What the address asks to advertise: birds (`bird_ids`, or `ids` and `all` of the list), a pair, an item or goods. Undefined
 * where it names nothing. A single bird that is in a living listing leads there.
 */
export async function offerOf(params: URLSearchParams, context: LoadContext): Promise<Offer | undefined> {
  const named = (params.get("bird_ids") ?? "").split(",").filter(Boolean);
  const ids = named.length > 0 ? named : await soldIds(params, context);
  const [pair_id, item_id] = [params.get("pair_id") ?? "", params.get("item_id") ?? ""];
  if (ids.length === 0 && !pair_id && !item_id && !params.has("goods")) return undefined;
  const query = new URLSearchParams({ bird_ids: ids.slice(0, most.birds).join(","), pair_id, item_id });
  const { data: offer } = await context.api.get<{ data: ListingForm }>(`/api/listings/form?${query}`);
  const [listed, other] = offer.hindrances;
  if (listed?.why === "listed" && !other && offer.birds.length === 1) throw redirect(listed.link);
  return Object.assign(offer, { isCrowd: ids.length > most.birds });
}
