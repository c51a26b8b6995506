import type { EggState } from "#db/vocabulary.ts";

const shell = "M12 2.500c4.200 0 7 6 7 10.800 0 4.700-2.900 7.700-7 7.700s-7-3-7-7.700C5 8.500 7.800 2.500 12 2.500z";

/** What tells one state from another in a small drawing; the words beside it say the same. */
const signs: Record<EggState, string> = {
  laid: "",
  stored: "M8 13h8",
  set: "M9 10h.1M14 8h.1M15 13h.1M10 15h.1",
  fertile: "M12 8v5M12 13l-3 3M12 13l3 3M12 10l2.500-1.500",
  clear: "",
  pipped: "M9 8l2 2-1 2 3 1",
  hatched: "M5.200 12l2.600 1.800 2.200-2.600 2.400 2.600 2.400-2.600 2.200 2.600 1.800-1.300",
  early_dead: "M10 11l4 4M14 11l-4 4",
  late_dead: "M9.500 10.500l5 5M14.500 10.500l-5 5",
  broken: "M12 2.500l-2 5 4 3-4 4 3 3-1 3.500",
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
