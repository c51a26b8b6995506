import { Button } from "#app/controls/button.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Photo } from "#worker/photos/contract.ts";
import type { BirdPhotos } from "#worker/photos/queries.ts";
import { PhotoImage } from "./photo-image.tsx";

type CardProps = { photo: Photo; bird: BirdPhotos["bird"]; place: number; last: number };

/** One photo with its caption; what can be done with it is folded away. */
export function PhotoCard({ photo, bird, place, last }: CardProps) {
  const { t } = useWords();
  const may = useMay();
  return (
    <li className="photo-card">
      <figure>
        <a href={`/photos/${photo.id}`}>
          <PhotoImage photo={photo} bird={bird} />
        </a>
        <figcaption>
          {place === 1 && (
            <span className="photo-first inline-flex items-center gap-1 font-semibold text-deep">
              <Icon of="star" />
              {t("photos.first")}
            </span>
          )}
          {photo.caption}
        </figcaption>
      </figure>
      {may("flock.write") && (
        <details className="photo-more">
          <summary>
            {t("photos.change")} <span className="unseen">{t("photos.number", { number: place })}</span>
          </summary>
          <Form action={`?photo=${photo.id}`} className="photo-deeds grid justify-items-start gap-3">
            <Caption photo={photo} />
            <Moves place={place} last={last} />
            <Button kind="danger" name="deed" value="delete">
              <Icon of="trash-2" />
              {t("photos.delete")}
            </Button>
          </Form>
        </details>
      )}
    </li>
  );
}

function Caption({ photo }: { photo: Photo }) {
  const { t } = useWords();
  const field = fieldFacts("caption", { id: `caption-${photo.id}`, maxLength: 200 });
  return (
    <>
      <FieldFrame field={field} label={t("photos.caption")}>
        <input
          className="input"
          maxLength={200}
          defaultValue={photo.caption ?? ""}
          autoComplete="off"
          {...controlProps(field)}
        />
      </FieldFrame>
      <Button name="deed" value="caption">
        {t("photos.caption.save")}
      </Button>
    </>
  );
}

/** Its place among the others; each button's value is the place it leads to. */
function Moves({ place, last }: { place: number; last: number }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {place > 1 && (
        <Button name="deed" value={1}>
          <Icon of="star" />
          {t("photos.make_first")}
        </Button>
      )}
      {place > 2 && (
        <Button size="icon" name="deed" value={place - 1} aria-label={t("photos.earlier")} title={t("photos.earlier")}>
          <Icon of="arrow-left" />
        </Button>
      )}
      {place < last && (
        <Button size="icon" name="deed" value={place + 1} aria-label={t("photos.later")} title={t("photos.later")}>
          <Icon of="arrow-right" />
        </Button>
      )}
    </div>
  );
}
