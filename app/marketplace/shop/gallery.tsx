import { useWords } from "#app/locales/words.tsx";
import type { MarketListing } from "#worker/marketplace/browsing/one-listing.ts";
import { photoPath, ShopPicture, smallPhotoPath } from "./picture.tsx";

/** The photos of a listing, the small copies first; each opens in full size. A desk shows the first in full. */
export function Gallery({ listing }: { listing: MarketListing }) {
  const { t } = useWords();
  const { photos, title } = listing;
  if (photos.length === 0)
    return (
      <ul className="shop-gallery">
        <li>
          <ShopPicture of={{ ...listing, photo: null }} />
        </li>
      </ul>
    );
  return (
    <ul className="shop-gallery" aria-label={t("shop.photos")}>
      {photos.map((photo, at) => (
        <li key={photo.key}>
          <a className="shop-picture" href={photoPath(photo)} aria-label={t("shop.photo.open", { n: at + 1 })}>
            <picture>
              {at === 0 && <source media="(min-width: 64rem)" srcSet={photoPath(photo)} />}
              <img
                src={smallPhotoPath(photo)}
                alt={t("shop.photo", { n: at + 1, title })}
                loading={at === 0 ? "eager" : "lazy"}
                decoding="async"
              />
            </picture>
          </a>
        </li>
      ))}
    </ul>
  );
}
