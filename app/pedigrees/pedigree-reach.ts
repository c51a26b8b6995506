const names = ["ancestors", "descendants", "include_siblings"] as const;
/** Two generations each way, siblings included: as the specification has it. */
const usual = { ancestors: "2", descendants: "2", include_siblings: "true" };

/** What of a family an address asks for, as the API's own question. */
export function lineageSearch(params: URLSearchParams): string {
  const asked = names.map((name) => [name, params.get(name)?.slice(0, 20) || usual[name]]);
  return new URLSearchParams(asked).toString();
}

/** The question read back. */
export function reachOf(search: string) {
  const params = new URLSearchParams(search);
  return {
    ancestors: Number(params.get("ancestors")),
    descendants: Number(params.get("descendants")),
    siblings: params.get("include_siblings") === "true" || params.get("include_siblings") === "1",
  };
}

/** Where a missing parent is named, and where that leads back to. */
export const addParentPath = (child_id: string, side: "father" | "mother", back: string) =>
  `/birds/${child_id}/parent?${new URLSearchParams({ side, return_to: back })}`;
