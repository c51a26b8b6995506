import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import type { ListingState } from "#db/words/market.ts";
import type { ListingLine } from "#worker/marketplace/listings/listing-json.ts";

type Turn = { state: "published" | "paused"; label: WordKey };
const again: Turn = { state: "published", label: "listings.do.again" };
const wanted: Partial<Record<ListingState, Turn>> = {
  draft: { state: "published", label: "listings.do.publish" },
  published: { state: "paused", label: "listings.do.pause" },
  paused: again,
  expired: again,
};
const renewed: Turn = { state: "published", label: "listings.do.renew" };

/** The one press that a listing of the list wants most: publish, pause, or renew where its end is near. */
export function QuickTurn({ listing, isEnding }: { listing: ListingLine; isEnding: boolean }) {
  const { t } = useWords();
  const { id, state, title, version } = listing;
  const turn = state === "published" && isEnding ? renewed : wanted[state];
  if (!turn) return null;
  return (
    <Form action={`/marketplace/${id}`} className="contents">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="from" value="list" />
      {turn === renewed && <input type="hidden" name="renews" value="1" />}
      <Button name="state" value={turn.state} aria-label={`${t(turn.label)}: ${title}`}>
        <span className="whitespace-nowrap">{t(turn.label)}</span>
      </Button>
    </Form>
  );
}
