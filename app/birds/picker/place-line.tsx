import { Icon } from "#app/marks/icon.tsx";
import type { ShowLine } from "./pick.ts";

/** A place that may be chosen: what it is called, and below it where it is. */
export const PlaceLine: ShowLine = ({ of: { title, detail, icon = "map-pin" } }) => (
  <>
    <Icon of={icon} className="w-8 text-muted" />
    <span className="hit-words">
      <span>{title}</span> <small className="text-muted">{detail}</small>
    </span>
  </>
);
