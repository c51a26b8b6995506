import { Link } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

/** The number of unread notifications, as the API answered it, for the page that is being drawn. */
export const Unread = /* @__PURE__ */ createContext(0);

const useUnread: () => number = import.meta.env.SSR
  ? () => useContext(Unread)
  : () => Number.parseInt(`${document.cookie.split("unread=")[1]}`, 10) || 0;

/**
 * The way to what one was notified of, with how much of it is unread: in the browser as the last answer's cookie says.
 * Another tab may have learned of more by the time this one wakes: its number is no fault of the page.
 */
export function Bell() {
  const { t } = useWords();
  const count = useUnread();
  return (
    <Link className="button" data-kind="ghost" to="/notifications" aria-label={t("ui.bell", { count })}>
      <Icon of="bell" />
      <span className="pill" data-tone="red" hidden={!count} suppressHydrationWarning>
        {count > 99 ? "99+" : count}
      </span>
    </Link>
  );
}
