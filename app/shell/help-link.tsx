import { useLocation } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

/**
 * "?" in the top bar, where that has room for it: what the help says of this page; which article that is, the server knows.
 * A plain link, for the page behind it has no script.
 */
export function HelpLink() {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <div className="topbar-toggle">
      <a className="button" data-kind="ghost" data-size="icon" href={`/help/on${pathname}`} title={t("ui.help.page")}>
        <Icon of="circle-question-mark" />
      </a>
    </div>
  );
}
