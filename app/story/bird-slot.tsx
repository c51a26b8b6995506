import { Link } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { PhotoImage } from "#app/photos/photo-image.tsx";
import type { BirdHead } from "#worker/birds/stored/header.ts";

/** What the bird looks like, and the way to its photos: how many there are, or where the first one is added. */
export function BirdSlot({ head }: { head: BirdHead }) {
  const { t } = useWords();
  const may = useMay();
  const face = head.photo ? <PhotoImage photo={head.photo} bird={head} /> : <Icon of="bird" />;
  if (!head.photo && !may.write) return <div className="bird-slot">{face}</div>;
  return (
    <Link className="bird-slot" to={`/birds/${head.id}/photos`}>
      {face}
      <span className="bird-slot-word">
        <Icon of="camera" />
        {head.photo ? (
          <>
            {head.photos} <span className="unseen">{t("photos.tab")}</span>
          </>
        ) : (
          t("story.add_photo")
        )}
      </span>
    </Link>
  );
}
