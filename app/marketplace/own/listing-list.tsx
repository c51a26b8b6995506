import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { daysBetween } from "#app/locales/day-words.ts";
import type { Translate } from "#app/locales/words.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { Language } from "#db/vocabulary.ts";
import { livingListings } from "#db/words/market.ts";
import type { ListingLine, ListingPage } from "#worker/marketplace/listings/listing-json.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { LevelPill } from "./law-card.tsx";
import { QuickTurn } from "./quick-turn.tsx";
import { StatePill } from "./state-pill.tsx";

type Props = { list: ListingPage; today: string };
type RecordColumn = Parameters<typeof RecordTable<ListingLine>>[0]["columns"][number];

/** So many days before its end a listing is renewed by one press; before that there is nothing to renew. */
const nearEnd = 15;

/** What a listing costs, in words; nothing where none may be said. */
export function priceText(
  { price_cents, currency, is_free, level }: Pick<ListingLine, "price_cents" | "currency" | "is_free" | "level">,
  t: Translate,
  language: Language,
): string {
  if (is_free) return t("listings.price.free");
  if (price_cents !== null && currency) return moneyInWords(price_cents, currency, language);
  return level === "open" ? t("listings.price.ask") : "—";
}

/** Listings with their state, what the law lets them show, and how long they are still seen. */
export function ListingTable({ list: { items }, today }: Props) {
  const { t, language } = useWords();
  const enquiriesColumn: RecordColumn = {
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
  };
  return (
    <RecordTable
      caption={t("market.listings")}
      rows={items}
      columns={[
        { name: "title", label: t("listings.title"), cell: (it) => <Titled of={it} /> },
        { name: "state", label: t("listings.state"), cell: ({ state }) => <StatePill state={state} /> },
        { name: "level", label: t("listings.level"), cell: ({ level }) => <LevelPill level={level} /> },
        {
          name: "price",
          label: t("listings.price"),
          align: "end",
          cell: (it) => <span className="whitespace-nowrap">{priceText(it, t, language)}</span>,
        },
        {
          name: "left",
          label: t("listings.left"),
          cell: (it) => {
            const days = daysLeft(it, today);
            if (days === null) return "—";
            const words = days > 0 ? t("listings.left.days", { count: days }) : t("listings.left.today");
            return <span className="whitespace-nowrap">{words}</span>;
          },
        },
        ...(items.some(({ enquiries }) => enquiries > 0) ? [enquiriesColumn] : []),
      ]}
      actions={{
        label: t("listings.do"),
        cell: (it) => <QuickTurn listing={it} isEnding={(daysLeft(it, today) ?? nearEnd) < nearEnd} />,
      }}
    />
  );
}

/** For how many days a listing is still seen; null of one that nothing ends. */
function daysLeft({ state, expires_at }: ListingLine, today: string): number | null {
  if (!expires_at || !livingListings.some((it) => it === state)) return null;
  return daysBetween(today, expires_at.slice(0, 10));
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
