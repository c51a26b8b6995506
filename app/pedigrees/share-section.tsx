import { Button } from "#app/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { ConfirmFirst } from "#app/factors/confirm-first.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { PedigreePage } from "#worker/pedigrees/page.ts";

type Shares = PedigreePage["shares"];
const lives = ["never", "30", "90", "365"] as const;

type Props = { birdId: string; shares: Shares; isConfirmed: boolean };

/**
 * The public addresses of a bird's pedigree: those there are, for those who may how to make one, once they gave a password
 * or a code, and how to close them at any time.
 */
export function ShareSection({ birdId, shares, isConfirmed }: Props) {
  const { t } = useWords();
  const may = useMay();
  return (
    <section aria-labelledby="share" className="share-section">
      <h2 id="share">{t("pedigree.share")}</h2>
      <p className="max-w-prose text-sm text-muted">{t("pedigree.share.what")}</p>
      {shares.length > 0 && (
        <ul className="rows mt-3">
          {shares.map((share) => (
            <Shared key={share.id} birdId={birdId} share={share} mayRevoke={may("flock.write")} />
          ))}
        </ul>
      )}
      {may("flock.share") && isConfirmed && <NewShare birdId={birdId} />}
      {may("flock.share") && !isConfirmed && (
        <div className="mt-4">
          <ConfirmFirst to={`/birds/${birdId}/shares`} />
        </div>
      )}
    </section>
  );
}

function Shared({ birdId, share, mayRevoke }: { birdId: string; share: Shares[number]; mayRevoke: boolean }) {
  const { t } = useWords();
  const clock = useClock();
  const { id, url, created_at, expires_at, shows_photo, breeder, contact } = share;
  const shown = [shows_photo && t("pedigree.share.the_photo"), breeder, contact].filter(Boolean).join(" · ");
  return (
    <li>
      <div className="min-w-0">
        {url ? (
          <a className="link [overflow-wrap:anywhere]" href={url}>
            {url}
          </a>
        ) : (
          t("pedigree.share.unknown")
        )}
        <span className="block text-sm text-muted">
          {t("pedigree.share.made_on", { day: clock.day(created_at) })}{" "}
          {expires_at ? t("pedigree.share.until", { day: clock.day(expires_at) }) : t("pedigree.share.for_ever")}{" "}
          {shown && t("pedigree.share.shows", { shown })}
        </span>
      </div>
      {mayRevoke && (
        <Form action={`/birds/${birdId}/shares`} className="contents">
          <Button name="revoke" value={id} aria-label={t("pedigree.share.revoke_of", { day: clock.day(created_at) })}>
            {t("pedigree.share.revoke")}
          </Button>
        </Form>
      )}
    </li>
  );
}

function NewShare({ birdId }: { birdId: string }) {
  const { t } = useWords();
  const choices = lives.map((value) => ({ value, label: t(`pedigree.share.life.${value}`) }));
  return (
    <Form action={`/birds/${birdId}/shares`} className="flex flex-wrap items-end gap-3 mt-4">
      <SelectField
        field={fieldFacts("expires", { initialValue: "never" })}
        label={t("pedigree.share.life")}
        choices={choices}
      />
      <TextField
        field={fieldFacts("breeder", { id: "share-breeder", maxLength: 80 })}
        label={t("pedigree.share.breeder")}
        autoComplete="name"
      />
      <TextField
        field={fieldFacts("contact", { id: "share-contact", maxLength: 120 })}
        label={t("pedigree.share.contact")}
        autoComplete="off"
      />
      <CheckboxField field={fieldFacts("shows_photo")} label={t("pedigree.share.photo")} />
      <Button>{t("pedigree.share.make")}</Button>
    </Form>
  );
}
