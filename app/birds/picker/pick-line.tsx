import type { Hit } from "#app/kit/search-group.ts";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Ring } from "#app/rings/ring.tsx";

type Props = { of: Omit<Hit, "to"> };

/** A line of what was found: who it is, and below it what and where. */
export function PickLine({ of: { ring, title, detail, face, icon = "map-pin" } }: Props) {
  return (
    <>
      {face ? <BirdFace {...face} /> : <Icon of={icon} className="w-8 text-muted" />}
      <span className="hit-words">
        <span>
          {ring && <Ring colour={ring.colour}>{ring.text}</Ring>} {title}
        </span>{" "}
        <small className="text-muted">{detail}</small>
      </span>
    </>
  );
}
