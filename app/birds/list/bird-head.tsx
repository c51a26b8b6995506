import { Link } from "@remix-run/react";
import { RowHead } from "#app/lists/table.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { RingColour } from "#db/vocabulary.ts";

type Headed = {
  id: string;
  identifier: string;
  name?: string | null;
  drawing: string;
  photo_id?: string | null;
  ring_colour?: RingColour | null;
};

/** What names a bird in any list: its face, its ring in its year's colour, and its name. */
export function BirdHead({ of: bird }: { of: Headed }) {
  const { id, identifier, name, drawing, photo_id, ring_colour } = bird;
  return (
    <RowHead>
      <Link to={`/birds/${id}`}>
        <BirdFace photo={photo_id ? { id: photo_id } : null} drawing={drawing} />
        <Ring colour={ring_colour}>{identifier}</Ring>
      </Link>
      {name && <span>{name}</span>}
    </RowHead>
  );
}
