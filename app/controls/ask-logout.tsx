import { useWords } from "#app/locales/words.tsx";
import { Button } from "./button.tsx";
import { DialogOver } from "./dialog-over.tsx";
import { unsentCount } from "./unsent.ts";

/** The question whether to log out, and what would be lost by it. */
export function AskLogout({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const count = unsentCount();
  return (
    <DialogOver title={t("ui.logout.ask")} onClose={onClose} wide={false}>
      <p>{t("ui.logout.lead")}</p>
      {count > 0 && <p role="alert">{t("ui.logout.unsent", { count })}</p>}
      {/* A plain form: what comes after it is not a signed-in page any more. */}
      <form method="post" action="/logout" className="actions mt-6">
        <Button kind="primary">{t("ui.logout")}</Button>
        <Button type="button" onClick={onClose}>
          {t("ui.cancel")}
        </Button>
      </form>
    </DialogOver>
  );
}
