const names = ["ancestors", "descendants", "include_siblings"] as const;
/** Three generations of ancestors stand on one screen; two of young and the siblings below them. */
const usual = { ancestors: "3", descendants: "2", include_siblings: "true" };

const given = (params: URLSearchParams, name: string) => params.get(name)?.slice(0, 20);

/** What of a family an address itself asks for; empty where it leaves that to us. */
export const reachQuery = (params: URLSearchParams): string =>
  new URLSearchParams(
    names.flatMap((name) => (given(params, name) ? [[name, given(params, name) ?? ""]] : [])),
  ).toString();

/** What of a family an address asks for, as the API's own question. */
export const lineageSearch = (params: URLSearchParams): string =>
  new URLSearchParams(names.map((name) => [name, given(params, name) || usual[name]])).toString();

/** The question read back. */
export function reachOf(search: string) {
  const params = new URLSearchParams(lineageSearch(new URLSearchParams(search)));
  return {
    ancestors: Number(params.get("ancestors")),
    descendants: Number(params.get("descendants")),
    siblings: params.get("include_siblings") === "true" || params.get("include_siblings") === "1",
  };
}

/** Where a missing parent is named, and where that leads back to. */
export const addParentPath = (child_id: string, side: "father" | "mother", back: string) =>
  `/birds/${child_id}/parent?${new URLSearchParams({ side, return_to: back })}`;
