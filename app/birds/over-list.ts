import { useNavigate, useOutletContext, useSearchParams } from "@remix-run/react";
import { searchIn } from "./list-query.ts";

/** What `/birds` tells the pages that open over it. */
export type OverList = { /** Whether the list is on the screen beneath. */ over: boolean };

/** For a page nested under `/birds`: whether it is a dialog, and the way back to the list with its question kept. */
export function useOverList() {
  const { over } = useOutletContext<OverList>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = searchIn(params);
  const back = `/birds${search}`;
  return { over, search, back, close: () => navigate(back, { preventScrollReset: true }) };
}
