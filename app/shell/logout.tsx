import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

const AskLogout = lazy(async () => ({ default: (await import("#app/controls/ask-logout.tsx")).AskLogout }));

/** Leads to the page that asks whether to log out; with a script the question comes here, as a dialog. */
export function LogoutItem({ className = "menu-item" }: { className?: string }) {
  const { t } = useWords();
  const [queries, setIsAsking] = useState(false);
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsAsking(true);
  }
  return (
    <>
      <a className={className} href="/logout" onClick={ask}>
        <Icon of="log-out" />
        {t("ui.logout")}
      </a>
      {queries && (
        <Suspense>
          <AskLogout onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
