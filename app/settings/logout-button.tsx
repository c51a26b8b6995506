import { type FormEvent, lazy, Suspense, useState } from "react";
import { unsentCount } from "#app/controls/unsent.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

const AskLogout = lazy(async () => ({ default: (await import("#app/controls/ask-logout.tsx")).AskLogout }));

/** Ends the session at once, under the thumb of phones; only where presses of the round wait unsent it is asked first. */
export function LogoutButton() {
  const { t } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  function ask(event: FormEvent) {
    if (unsentCount() === 0) return;
    event.preventDefault();
    setIsAsking(true);
  }
  return (
    <>
      {/* A plain form: what comes after it is not a signed-in page any more. */}
      <form method="post" action="/logout" onSubmit={ask}>
        <button type="submit" className="button" data-kind="quiet">
          <Icon of="log-out" />
          {t("settings.logout")}
        </button>
      </form>
      {isAsking && (
        <Suspense>
          <AskLogout onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
