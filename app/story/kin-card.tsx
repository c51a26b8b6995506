import { Link } from "@remix-run/react";
import { Sex } from "#app/birds/sex.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { KinCard as Kin } from "#worker/story/family.ts";

type Props = { kin: Kin; note?: string | false | undefined };

/** A relative: its face, its ring in its colour, its name and the year of its birth. */
export function KinCard({ kin, note }: Props) {
  const { id, photo_id, drawing, ring_colour, identifier, name, sex, birth_date } = kin;
  return (
    <Link className="kin" to={`/birds/${id}`}>
      <BirdFace photo={photo_id ? { id: photo_id } : null} drawing={drawing} />
      <span className="kin-words">
        <Ring colour={ring_colour}>{identifier}</Ring>
        <span className="kin-more">
          {sex !== "unknown" && <Sex sex={sex} />}
          {name && <bdi>{name}</bdi>}
          {birth_date && <span>{birth_date.slice(0, 4)}</span>}
          {note && <b>{note}</b>}
        </span>
      </span>
    </Link>
  );
}
