import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { daysBetween } from "#app/locales/day-words.ts";
import type { Translate } from "#app/locales/words.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { Language } from "#db/vocabulary.ts";
import type { ListingLine, ListingPage } from "#worker/marketplace/listings/listing-json.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { LevelPill } from "./law-card.tsx";
import { QuickTurn } from "./quick-turn.tsx";
import { StatePill } from "./state-pill.tsx";

type Props = { list: ListingPage; today: string };

/** What a listing costs, in words. */
export function priceText(
  { price_cents, currency, is_free }: Pick<ListingLine, "price_cents" | "currency" | "is_free">,
  t: Translate,
  language: Language,
): string {
  if (is_free) return t("listings.price.free");
  return price_cents === null || !currency ? t("listings.price.ask") : moneyInWords(price_cents, currency, language);
}

/** Listings with their state, what the law lets them show, and how long they are still seen. */
export function ListingTable({ list: { items }, today }: Props) {
  const { t, language } = useWords();
  return (
    <RecordTable
      caption={t("market.listings")}
      rows={items}
      columns={[
        { name: "title", label: t("listings.title"), cell: (it) => <Titled of={it} /> },
        { name: "state", label: t("listings.state"), cell: ({ state }) => <StatePill state={state} /> },
        { name: "level", label: t("listings.level"), cell: ({ level }) => <LevelPill level={level} /> },
        { name: "price", label: t("listings.price"), align: "end", cell: (it) => priceText(it, t, language) },
        {
          name: "left",
          label: t("listings.left"),
          cell: ({ state, expires_at }) => {
            if (!expires_at || !["published", "paused", "held", "reserved"].includes(state)) return "—";
            const days = daysBetween(today, expires_at.slice(0, 10));
            return days > 0 ? t("listings.left.days", { count: days }) : t("listings.left.today");
          },
        },
        {
          name: "enquiries",
          label: t("listings.enquiries"),
          align: "end",
          cell: ({ enquiries }) =>
            enquiries > 0 ? (
              <Link className="link" to="/marketplace/enquiries">
                {enquiries}
              </Link>
            ) : (
              "—"
            ),
        },
      ]}
      actions={{ label: t("listings.do"), cell: (it) => <QuickTurn listing={it} /> }}
    />
  );
}

function Titled({ of: { id, title, photo_id, kind } }: { of: ListingLine }) {
  return (
    <Link className="link inline-flex items-center gap-3" to={`/marketplace/${id}`}>
      {photo_id ? (
        <img className="face" src={`/photos/${photo_id}/thumb`} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon of={kind === "goods" ? "package" : "bird"} />
      )}
      <bdi>{title}</bdi>
    </Link>
  );
}
