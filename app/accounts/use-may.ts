import { useRoot } from "#app/web/root-data.ts";

/**
 * What the role of whoever is signed in lets them do, so that nobody is offered what would be refused. The API decides
 * by its own reading of the role, never by this one.
 */
export function useMay() {
  const role = useRoot()?.viewer?.role;
  return { write: role !== "viewer", manage: role !== "viewer" && role !== "keeper" };
}
