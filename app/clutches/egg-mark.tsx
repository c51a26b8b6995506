import type { EggState } from "#db/vocabulary.ts";

const shell = "M12 2.5c4.2 0 7 6 7 10.8 0 4.7-2.9 7.7-7 7.7s-7-3-7-7.7C5 8.5 7.8 2.5 12 2.5z";

/** What tells one state from another in a small drawing; the words beside it say the same. */
const signs: Record<EggState, string> = {
  laid: "",
  stored: "M8 13h8",
  set: "M9 10h.1M14 8h.1M15 13h.1M10 15h.1",
  fertile: "M12 8v5M12 13l-3 3M12 13l3 3M12 10l2.5-1.5",
  clear: "",
  pipped: "M9 8l2 2-1 2 3 1",
  hatched: "M5.2 12l2.6 1.8 2.2-2.6 2.4 2.6 2.4-2.6 2.2 2.6 1.8-1.3",
  early_dead: "M10 11l4 4M14 11l-4 4",
  late_dead: "M9.5 10.5l5 5M14.5 10.5l-5 5",
  broken: "M12 2.5l-2 5 4 3-4 4 3 3-1 3.5",
  abandoned: "M9 13h.1M12 13h.1M15 13h.1",
  removed: "M4 20L20 4",
};

/** An egg, drawn as it is. */
export function EggMark({ state }: { state: EggState }) {
  return (
    <svg className="egg-mark" data-state={state} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path className="egg-shell" d={shell} />
      {signs[state] && <path className="egg-sign" d={signs[state]} />}
    </svg>
  );
}
