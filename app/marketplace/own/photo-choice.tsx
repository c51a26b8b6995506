import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { ListingPhoto } from "#worker/marketplace/listings/listing-json.ts";
import type { ListingBird } from "#worker/marketplace/offered/offered-json.ts";

/** A page names so many birds to which photos may be added; the others are in the table above. */
const mostLinks = 4;

type Props = {
  birds: readonly ListingBird[];
  photos: readonly ListingPhoto[];
  /** Those that are ticked; undefined before anything was sent. */
  ticked: readonly string[];
  most: number;
  errors?: string[] | undefined;
};

/** Which photos of the birds are shown: small pictures, each with its tick. */
export function PhotoChoice({ birds, photos, ticked, most, errors }: Props) {
  const { t } = useWords();
  const [first] = birds;
  if (!first) return null;
  const ringOf = new Map(birds.map(({ id, identifier }) => [id, identifier]));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t("listingform.photos")}</legend>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {photos.map(({ id, bird_id }, at) => (
            <li key={id} className="photo-card">
              <label>
                <img
                  src={`/photos/${id}/thumb`}
                  alt={t("listingform.photo.of", { number: at + 1, ring: ringOf.get(bird_id) ?? "" })}
                  loading="lazy"
                  decoding="async"
                />
                <span className="touch">
                  <input
                    type="checkbox"
                    name="photo_ids"
                    id={at === 0 ? "photo_ids" : undefined}
                    value={id}
                    defaultChecked={ticked.includes(id)}
                  />{" "}
                  {t("listingform.photo.show")}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {errors && <p className="field-error">{errors.join(" ")}</p>}
      <p className="field-hint">
        {photos.length > 0 ? t("listingform.photos.hint", { count: most }) : t("listingform.photos.none")}{" "}
        {birds.slice(0, mostLinks).map(({ id, identifier }) => (
          <Link key={id} className="link" to={`/birds/${id}/photos`}>
            {t("listingform.photos.add", { ring: identifier })}{" "}
          </Link>
        ))}
      </p>
    </fieldset>
  );
}
