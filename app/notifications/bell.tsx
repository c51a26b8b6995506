import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useUnread } from "./unread.tsx";

/**
 * The way to what one was notified of, with how much of it is unread. Another tab may have learned of more by the time this
 * one wakes: its number is no fault of the page.
 */
export function Bell() {
  const { t } = useWords();
  const count = useUnread();
  return (
    <Link
      className="button"
      data-kind="ghost"
      to="/notifications"
      aria-label={t("ui.bell", { count })}
      suppressHydrationWarning
    >
      <Icon of="bell" />
      <span className="pill" data-tone="red" hidden={!count} suppressHydrationWarning>
        {count > 99 ? "99+" : count}
      </span>
    </Link>
  );
}
