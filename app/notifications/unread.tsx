import { createContext, useContext } from "react";

/** The number of unread notifications, as the API answered it, for the page that is being drawn. */
export const Unread = createContext<number | undefined>(undefined);

/** How many notifications are unread: as the page was drawn, and in the browser as the last answer's cookie says. */
export const useUnread = (): number =>
  useContext(Unread) ?? (Number(/unread=(\d+)/.exec(document.cookie)?.[1]) || 0);
