import { Link } from "@remix-run/react";
import type { Part } from "#app/kit/parts.ts";
import { Banner } from "#app/marks/banner.tsx";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { chickOnBirdPage } from "#worker/results/colours/on-bird-page.ts";

type Page = SlotAnswer<typeof chickOnBirdPage>;

/** That the pair a bird came of cannot have such a chick. */
export const onBirdPage: ReadonlyArray<Part<"bird", Page>> = [{ place: "cards", order: 5, Show: ColourDoubt }];

function ColourDoubt({ page: { colour_doubt } }: { page: Page }) {
  if (!colour_doubt) return null;
  const { title, says, pair_id, see } = colour_doubt;
  return (
    <Banner tone="warning" title={title}>
      {says.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Link className="link" to={`/birds/pairs/results?pair=${pair_id}`}>
        {see}
      </Link>
    </Banner>
  );
}
