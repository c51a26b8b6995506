import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import type { ListingState } from "#db/words/market.ts";
import type { ListingLine } from "#worker/marketplace/listings/listing-json.ts";

/** The one press that most listings of a state want. */
const wanted: Partial<Record<ListingState, { state: string; label: WordKey }>> = {
  draft: { state: "published", label: "listings.do.publish" },
  published: { state: "published", label: "listings.do.renew" },
  paused: { state: "published", label: "listings.do.again" },
  expired: { state: "published", label: "listings.do.again" },
};

/** Renews or publishes a listing from the list, by one press. */
export function QuickTurn({ listing: { id, state, title, version } }: { listing: ListingLine }) {
  const { t } = useWords();
  const turn = wanted[state];
  if (!turn) return null;
  return (
    <Form action={`/marketplace/${id}`} className="contents">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="from" value="list" />
      {state === "published" && <input type="hidden" name="renews" value="1" />}
      <Button name="state" value={turn.state} aria-label={`${t(turn.label)}: ${title}`}>
        {t(turn.label)}
      </Button>
    </Form>
  );
}
