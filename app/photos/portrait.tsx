import { Link } from "@remix-run/react";
import type { Bird } from "#worker/birds/stored/details.ts";
import { PhotoImage } from "./photo-image.tsx";

/** The photo that stands for a bird, which leads to the others; nothing where there is none. */
export function Portrait({ bird }: { bird: Pick<Bird, "id" | "identifier" | "name" | "photo"> }) {
  if (!bird.photo) return null;
  return (
    <Link className="portrait" to={`/birds/${bird.id}/photos`}>
      <PhotoImage photo={bird.photo} bird={bird} />
    </Link>
  );
}
