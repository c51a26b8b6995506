import { useRoot } from "#app/web/root-data.ts";
import type { Permission } from "#db/permissions.ts";

/**
 * Asks what whoever is signed in may do, so that nobody is offered what would be refused. The API decides by its own
 * reading of the role, never by this one.
 */
export function useMay(): (permission: Permission) => boolean {
  const may = useRoot()?.may.split(" ");
  return (permission) => may?.includes(permission) ?? false;
}
