import type { BirdCautions } from "#worker/kit/bird-slots.ts";

const alarming = ["sick", "quarantine", "reserved"] as const;

/** What a bird's status says against breeding with it now; one of somebody else's, or away from here, is not at hand. */
export const statusCautions = {
  of({ status_key, status_kind, is_reference }) {
    const isAway = is_reference || (status_kind !== null && status_kind !== "present");
    return [...alarming.filter((key) => key === status_key), ...(isAway ? (["away"] as const) : [])];
  },
} satisfies BirdCautions;
