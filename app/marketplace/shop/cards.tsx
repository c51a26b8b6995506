import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { MarketCard } from "#worker/marketplace/browsing/card.ts";
import { ShopPicture } from "./picture.tsx";
import { lineOf, priceOf, useSpoken } from "./spoken.ts";

/** Pictures that a phone or a desk shows without being scrolled. */
const atOnce = 4;

type Card = MarketCard & { text?: string | null };

/** Listings as pictures with a few words. What only its seller's page may show is no link, and says its text here. */
export function ShopCards({ cards, level = "h2" }: { cards: readonly Card[]; level?: "h2" | "h3" }) {
  return (
    <ul className="shop-cards">
      {cards.map((card, at) => (
        <li key={card.id}>
          <ShopCard card={card} Title={level} isFirst={at < atOnce} />
        </li>
      ))}
    </ul>
  );
}

function ShopCard({ card, Title, isFirst }: { card: Card; Title: "h2" | "h3"; isFirst: boolean }) {
  const { t } = useWords();
  const spoken = useSpoken();
  const price = priceOf(card, spoken);
  const inside = (
    <>
      <ShopPicture of={card} isFirst={isFirst} />
      {card.is_reserved && <Pill tone="sky">{t("shop.reserved")}</Pill>}
      <Title>
        <bdi>{card.title}</bdi>
      </Title>
      <p>{lineOf(card, spoken)}</p>
      {card.district && (
        <p className="shop-place">
          <Icon of="map-pin" /> <bdi>{card.district}</bdi>
        </p>
      )}
      {price && <p className="shop-price">{price}</p>}
    </>
  );
  if (card.level !== "own_page")
    return (
      <Link className="shop-card" to={`/market/${card.id}`}>
        {inside}
      </Link>
    );
  return (
    <div className="shop-card">
      {inside}
      {card.text && (
        <p className="shop-text">
          <bdi>{card.text}</bdi>
        </p>
      )}
    </div>
  );
}
