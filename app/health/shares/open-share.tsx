import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { HealthShare } from "#worker/health/shares/shares.ts";

/** An open link: for whom, of which birds, until when, and how it is closed. */
export function OpenShare({ share: { id, name, url, created_at, expires_at, birds, total } }: { share: HealthShare }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <li>
      <div className="min-w-0">
        <strong>{name}</strong>
        <span className="block">
          {url ? (
            <a className="link [overflow-wrap:anywhere]" href={url}>
              {url}
            </a>
          ) : (
            t("shares.unknown")
          )}
        </span>
        <span className="block text-sm text-muted">
          {t("shares.until", { day: clock.day(created_at), until: clock.day(expires_at ?? created_at) })}
        </span>
        <span className="flex flex-wrap gap-x-4 text-sm" title={t("shares.birds")}>
          {birds.map((it) => (
            <Ring key={it.id}>{it.ring}</Ring>
          ))}
          {total > birds.length && <span>{t("courses.birds", { count: total })}</span>}
        </span>
      </div>
      <Form className="contents">
        <Button name="revoke" value={id} aria-label={t("shares.revoke_of", { name })}>
          {t("shares.revoke")}
        </Button>
      </Form>
    </li>
  );
}
