import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { WayMark } from "#worker/places/place-path.ts";

/** The way to a place, room › bank › cage, each a link. */
export function Way({ marks }: { marks: readonly WayMark[] }) {
  return marks.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && <span className="text-muted"> › </span>}
      <Link className="link" to={`/places/${id}`}>
        {name}
      </Link>
    </Fragment>
  ));
}
