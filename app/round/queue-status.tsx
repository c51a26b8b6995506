import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { usePressText } from "./pressed-mark.tsx";
import { type Refused, unreadable } from "./queue/press-queue.ts";
import type { PressSender, PressSenderOptions } from "./queue/press-sender.ts";

type Props = { office: PressSender | undefined; state: PressSenderOptions; here: string };

/** How much waits, always in view, and what to do about it. */
export function QueueStatus({ office, state: { line, sending, trouble }, here }: Props) {
  const { t } = useWords();
  const count = line.waiting.length;
  return (
    <div className="round-waiting" role="status">
      {count > 0 && (
        <>
          <p>
            <Icon of={sending ? "loader-circle" : "cloud"} className={sending ? "spin" : undefined} />
            <strong>{t("round.waiting", { count })}</strong>
            {trouble && <span> {t(`round.waiting.${trouble}`)}</span>}
          </p>
          {trouble === "signed_out" ? (
            <a className="button" data-kind="quiet" href={`/login?${new URLSearchParams({ redirectTo: here })}`}>
              {t("round.waiting.login")}
            </a>
          ) : (
            !sending && (
              <Button type="button" onClick={() => office?.send()}>
                {t("round.waiting.send")}
              </Button>
            )
          )}
        </>
      )}
    </div>
  );
}

/** What did not get through for good, and why: who was quicker, and what they noted. */
export function RefusedPresses({ office, refused }: { office: PressSender | undefined; refused: readonly Refused[] }) {
  return (
    <>
      {refused.map((it) => (
        <RefusedPress
          key={it.key}
          refused={it}
          again={() => office?.again(it.key)}
          dismiss={() => office?.dismiss(it.key)}
        />
      ))}
    </>
  );
}

type OfOne = { refused: Refused; again: () => void; dismiss: () => void };

function RefusedPress({ refused: { fields, faults }, again, dismiss }: OfOne) {
  const { t } = useWords();
  const what = usePressText(fields);
  return (
    <div role="alert">
      <Banner tone="warning" title={t("round.refused", { what })}>
        {faults.map((fault) => (
          <p key={fault}>{fault === unreadable ? t(unreadable) : fault}</p>
        ))}
        {faults.length === 0 && <p>{t("round.refused.behind")}</p>}
        <div className="actions">
          <Button type="button" onClick={again}>
            {t("round.refused.again")}
          </Button>{" "}
          <Button type="button" onClick={dismiss}>
            {t("round.refused.read")}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
