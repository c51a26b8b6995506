import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const Drawn = createContext<number | undefined>(undefined);

/** Hands the number of unread notifications, as the API answered it, to the page that is being drawn. */
export const UnreadProvider = ({ unread, children }: { unread: number; children: ReactNode }) => (
  <Drawn.Provider value={unread}>{children}</Drawn.Provider>
);

/**
 * How many notifications are unread: as the page was drawn, by the `data-unread` of whoever shows it, and after a navigation
 * as its answer's cookie says.
 */
export function useUnread(): number {
  const drawn = useContext(Drawn);
  const { key } = useLocation();
  const [unread, setUnread] = useState(
    () => drawn ?? numberIn(document.querySelector<HTMLElement>("[data-unread]")?.dataset.unread),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that has come is the reason to look again
  useEffect(() => setUnread(numberIn(/unread=(\d+)/.exec(document.cookie)?.[1])), [key]);
  return unread;
}

const numberIn = (text: string | undefined): number => Number(text) || 0;
