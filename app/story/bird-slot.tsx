import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BirdHead } from "#worker/birds/columns/header.ts";

/** What the bird looks like, and the way to its photos: how many there are, or where the first one is added. */
export function BirdSlot({ head: { id, photo, photos, drawing } }: { head: BirdHead }) {
  const { t } = useWords();
  const may = useMay();
  const face = <BirdFace photo={photo} drawing={drawing} size="page" />;
  if (!photo && !may("flock.write")) return <div className="bird-slot">{face}</div>;
  return (
    <Link className="bird-slot" to={`/birds/${id}/photos`}>
      {face}
      <span className="bird-slot-word">
        <Icon of="camera" />
        {photo ? (
          <>
            {photos} <span className="unseen">{t("photos.tab")}</span>
          </>
        ) : (
          <span>{t("story.add_photo")}</span>
        )}
      </span>
    </Link>
  );
}
