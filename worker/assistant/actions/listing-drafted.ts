import type { ListingForm } from "#worker/marketplace/listings/listing-json.ts";
import { actionArguments } from "../tools/arguments.ts";
import { action } from "./action.ts";

/** The draft of a listing on the market. It is seen by nobody until it is published on its page. */
export const listingDrafted = action({
  permission: "market.write",
  arguments: actionArguments.draft_listing,
  plan: async ({ bird_ids, cents }, { call, speech }) => {
    const { say, money } = speech;
    const named = [...new Set(bird_ids)];
    const query = new URLSearchParams({ bird_ids: named.join() });
    const { data: form } = await call<{ data: ListingForm }>(`/api/listings/form?${query}`);
    // Where the law lets no price stand, the draft has none.
    const isPriced = cents !== undefined && cents > 0 && form.gate.level === "open";
    const price = isPriced ? money(cents, form.currency) : say("deeds.listing.unpriced");
    const hindered = form.hindrances.map(({ why, ring }) => say(`deeds.listing.${why}`, { ring }));
    return {
      title: say("deeds.listing.title", { count: form.birds.length }),
      rows: form.birds.map((bird) => ({
        label: bird.identifier,
        href: `/birds/${bird.id}`,
        before: say("deeds.listing.none"),
        after: say("deeds.listing.draft", { title: form.title, price }),
      })),
      warnings: [
        ...hindered,
        ...(cents && !isPriced ? [say("deeds.listing.no_price")] : []),
        ...(form.missing.length > 0 ? [say("deeds.listing.missing")] : []),
      ],
      refused: [],
      versions: {},
      write: {
        method: "POST",
        path: "/api/listings",
        body: {
          kind: form.kind,
          bird_ids: named,
          title: form.title,
          price_cents: isPriced ? cents : null,
          photo_ids: form.photos.flatMap(({ id, is_chosen }) => (is_chosen ? [id] : [])),
        },
      },
      href: `/marketplace/new?${query}`,
    };
  },
  done: ({ data }: { data: { id: string; version: number } }) => ({
    href: `/marketplace/${data.id}`,
    warnings: [],
    undo: [{ method: "DELETE", path: `/api/listings/${data.id}`, version: data.version }],
  }),
});
