import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useUnread } from "./unread.tsx";

/** The way to what one was notified of, with how much of it is unread. */
export function Bell() {
  const { t } = useWords();
  const unread = useUnread();
  const words = unread > 0 ? t("ui.bell.unread", { count: unread }) : t("ui.bell");
  return (
    <Link
      className="button"
      data-kind="ghost"
      data-size={unread > 0 ? undefined : "icon"}
      data-unread={unread}
      to="/notifications"
      aria-label={words}
    >
      <Icon of="bell" />
      {unread > 0 && (
        <span className="pill" data-tone="red">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}
