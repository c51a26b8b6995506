import { BirdDrawing } from "#app/marks/bird-drawing.tsx";
import { Cage } from "#app/marks/illustrations.tsx";
import type { MarketCard, MarketPhoto } from "#worker/marketplace/browsing/card.ts";

/** Where a photo of the market lies, and its small copy. */
export const photoPath = ({ key }: MarketPhoto) => `/market/photos/${key}`;
export const smallPhotoPath = (photo: MarketPhoto) => `${photoPath(photo)}/small`;

type PictureProps = { of: Pick<MarketCard, "photo" | "drawing" | "kind">; isFirst?: boolean };

/** A listing's first photo or, without one, what is drawn for it; a decoration beside its title. */
export function ShopPicture({ of: { photo, drawing, kind }, isFirst = false }: PictureProps) {
  return (
    <span className="shop-picture">
      {photo ? (
        <img src={smallPhotoPath(photo)} alt="" loading={isFirst ? "eager" : "lazy"} decoding="async" />
      ) : kind === "goods" ? (
        <Cage />
      ) : (
        <BirdDrawing drawing={drawing} />
      )}
    </span>
  );
}
