/** The address of a stop of the round (null: pairs without a cage), with the day that is noted on. */
export const stopPath = (place_id: string | null, isYesterday = false): string =>
  `/round/${encodeURIComponent(place_id ?? "none")}${isYesterday ? "?day=yesterday" : ""}`;
