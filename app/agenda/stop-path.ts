/**
 * The address of a stop of the round (null: pairs without a cage), with the day that is noted on; `from` is the number of
 * the pair it begins with, where it has more than a page holds.
 */
export function stopPath(place_id: string | null, isYesterday = false, from?: string): string {
  const search = new URLSearchParams({ ...(isYesterday && { day: "yesterday" }), ...(from && { from }) }).toString();
  return `/round/${encodeURIComponent(place_id ?? "none")}${search && `?${search}`}`;
}
