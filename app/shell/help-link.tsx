import { useLocation } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

/** Leads to the article of the help that tells of a page; which one that is, the server knows. */
export const helpPath = (page: string): string => `/help/on${page}`;

/** "?" in the top bar: what the help says of this page. A plain link, for the page behind it has no script. */
export function HelpLink() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const words = t("ui.help.page");
  return (
    <a
      className="button topbar-help"
      data-kind="ghost"
      data-size="icon"
      href={helpPath(pathname)}
      title={words}
      aria-label={words}
    >
      <Icon of="circle-question-mark" />
    </a>
  );
}
