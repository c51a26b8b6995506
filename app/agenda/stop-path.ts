/** How one stands at a stop of the round. */
export type Standing = {
  /** Noted on the day before. */
  isYesterday?: boolean | undefined;
  /** The number of the pair that the page begins with, where there are more than it holds. */
  from?: string | null | undefined;
  /** The site that the round is narrowed to. */
  site_id?: string | null | undefined;
};

/** The address of a stop of the round (null: pairs without a cage). */
export function stopPath(place_id: string | null, { isYesterday, from, site_id }: Standing = {}): string {
  const fields = { ...(isYesterday && { day: "yesterday" }), ...(from && { from }), ...(site_id && { site_id }) };
  const search = new URLSearchParams(fields).toString();
  return `/round/${encodeURIComponent(place_id ?? "none")}${search && `?${search}`}`;
}

/** How one stands there, as the address says it. */
export const standingIn = (search: URLSearchParams) => ({
  isYesterday: search.get("day") === "yesterday",
  from: search.get("from"),
  site_id: search.get("site_id"),
});

/** The agenda of a site, or that of all. */
export const agendaAt = (site_id: string | null | undefined) =>
  site_id ? `/agenda?${new URLSearchParams({ site_id })}` : "/agenda";

/** Where the round of a site begins, or that of all. */
export const roundAt = (site_id: string | null) => (site_id ? `/round?${new URLSearchParams({ site_id })}` : "/round");
