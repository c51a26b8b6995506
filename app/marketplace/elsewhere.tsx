import { Link } from "@remix-run/react";
import { livesHere, type OnBird, type OnBirdList, type OnItem, type OnPair, type Part } from "#app/kit/parts.ts";
import { Fact } from "#app/marks/fact.tsx";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { listingOnBirdPage } from "#worker/marketplace/listings/on-bird-page.ts";

const begun = (of: Record<string, string>) => `/marketplace/new?${new URLSearchParams(of)}`;

/** A bird is offered from its own page; one that is offered already leads to its listing. */
export const onBird: OnBird = {
  actions: [
    {
      label: "market.advertise",
      icon: "store",
      order: 17,
      needs: "market.write",
      when: livesHere,
      to: (id) => begun({ bird_ids: id }),
    },
  ],
};

type Page = SlotAnswer<typeof listingOnBirdPage>;

export const onBirdPage: ReadonlyArray<Part<"bird", Page>> = [
  { place: "facts", order: 30, needs: "market.write", Show: ({ page }) => <ListingOfBird listing={page.listing} /> },
];

function ListingOfBird({ listing }: { listing: Page["listing"] }) {
  if (!listing) return null;
  return (
    <Fact label="ui.group.market">
      <Link className="link" to={`/marketplace/${listing.id}`}>
        <bdi>{listing.title}</bdi>
      </Link>{" "}
      <span className="text-sm text-muted">{listing.state}</span>
    </Fact>
  );
}

/** Birds that are chosen, or all that a list means, are offered together. */
export const onBirdList: OnBirdList = {
  actions: [{ order: 40, label: "market.advertise", needs: "market.write", to: "/marketplace/new" }],
};

export const onPair: OnPair = [
  {
    label: "market.advertise",
    icon: "store",
    order: 70,
    needs: "market.write",
    to: (id) => begun({ pair_id: id }),
  },
];

export const onItem: OnItem = [
  {
    label: "market.advertise",
    icon: "store",
    order: 10,
    needs: "market.write",
    to: (id) => begun({ item_id: id }),
  },
];
