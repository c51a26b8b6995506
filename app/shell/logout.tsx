import { type MouseEvent, Suspense, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { DialogOver } from "./dialog.tsx";

/** Leads to the page that asks whether to log out; with a script the question comes here, as a dialog. */
export function LogoutItem() {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsks(true);
  }
  return (
    <>
      <a className="menu-item" href="/logout" onClick={ask}>
        <Icon of="log-out" />
        {t("ui.logout")}
      </a>
      {asks && (
        <Suspense>
          <DialogOver title={t("ui.logout.ask")} onClose={() => setAsks(false)} wide={false}>
            <p>{t("ui.logout.lead")}</p>
            {/* A plain form: what comes after it is not a signed-in page any more. */}
            <form method="post" action="/logout" className="actions mt-6">
              <Button kind="primary">{t("ui.logout")}</Button>
              <Button type="button" onClick={() => setAsks(false)}>
                {t("ui.cancel")}
              </Button>
            </form>
          </DialogOver>
        </Suspense>
      )}
    </>
  );
}

/** Ends the visit; nothing is asked, for nothing is lost. */
export function LeaveDemo({ className }: { className: string }) {
  const { t } = useWords();
  return (
    <form method="post" action="/logout">
      <button type="submit" className={className} data-kind="ghost">
        {t("ui.demo.leave")}
      </button>
    </form>
  );
}
