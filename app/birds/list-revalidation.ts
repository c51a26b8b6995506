import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { listQuery, openedIn, pageSearch } from "./list-query.ts";

// The router decides before it renders and does not say what a route already has, so the tab remembers it here.
let held: string | undefined;

/** Remembers which question the list on the screen answers; undefined when there is no list under the dialog. */
export function holdList(search: string | undefined): void {
  held = search;
}

type Move = Pick<ShouldRevalidateFunctionArgs, "nextUrl" | "formMethod" | "actionStatus">;

/**
 * Whether `/birds` must ask again. Under an open dialog never: what an action changed is asked for on the way back. Going
 * back to the very list that is on the screen costs nothing.
 */
export function listMustAsk({ nextUrl, formMethod, actionStatus = 200 }: Move): boolean {
  const isAction = formMethod !== undefined && formMethod.toUpperCase() !== "GET" && actionStatus < 400;
  if (isAction) held = undefined;
  const isOver = nextUrl.pathname.replace(/\/$/, "") !== "/birds";
  return !isOver && held !== pageSearch(listQuery(nextUrl.searchParams), openedIn(nextUrl.searchParams));
}
