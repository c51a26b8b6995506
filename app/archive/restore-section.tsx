import type { ReactNode } from "react";
import { ProfileSection } from "#app/accounts/profile/profile-section.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { ConfirmFirst } from "#app/factors/confirm-first.tsx";
import { useClock } from "#app/locales/clock.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { ArchiveState, restorable, WaitingArchive } from "#worker/archive/contract.ts";

/** What can be put back at once. */
type Most = typeof restorable;
type Props = { state: ArchiveState; most: Most; faults: string[] };

/** An archive into an empty organisation: choose it, see what is in it, say yes. */
export function RestoreSection({ state: { is_empty, is_confirmed, waiting }, most, faults }: Props) {
  const { t } = useWords();
  return (
    <ProfileSection title={t("archive.back.title")} lead={t("archive.back.lead")}>
      {!is_empty && <NotEmpty faults={faults} />}
      {is_empty && !is_confirmed && <ConfirmFirst to="/settings/archive" />}
      {is_empty && is_confirmed && waiting && <Waiting archive={waiting} faults={faults} />}
      {is_empty && is_confirmed && !waiting && <UploadForm faults={faults} />}
      <Limits most={most} />
    </ProfileSection>
  );
}

function Limits({ most: { bytes, data, birds, photos, rows } }: { most: Most }) {
  const { t, language } = useWords();
  const megabytes = (size: number) => Math.floor(size / 1024 / 1024);
  const counts = Object.entries({ birds, photos, rows }).map(([what, n]) => [what, formatNumber(n, language)]);
  const values = { file: megabytes(bytes), tables: megabytes(data), ...Object.fromEntries(counts) };
  return <p className="field-hint">{t("archive.back.limits", values)}</p>;
}

function NotEmpty({ faults }: { faults: string[] }) {
  const { t } = useWords();
  return (
    <>
      <ErrorSummary faults={faults.map((message) => ({ message }))} />
      <p>{t("archive.back.full")}</p>
      <div className="actions">
        <LinkButton to="/birds">{t("archive.birds")}</LinkButton>
      </div>
    </>
  );
}

/** A browser cannot keep a refused file: it has to be chosen again. */
function UploadForm({ faults }: { faults: string[] }) {
  const { t } = useWords();
  const field = fieldFacts("file", { required: true, ...(faults.length > 0 && { errors: faults }) });
  const hint = t("archive.back.file_hint");
  return (
    <Form encType="multipart/form-data" action="/settings/archive">
      <ErrorSummary title={t("archive.back.failed")} faults={faults.map((message) => ({ message, field: field.id }))} />
      <p>{t("archive.back.how")}</p>
      <FieldFrame field={field} label={t("archive.back.file")} hint={hint}>
        <input type="file" accept=".zip" className="input" {...controlProps(field, hint)} />
      </FieldFrame>
      <div className="actions">
        <Button>{t("archive.back.check")}</Button>
      </div>
    </Form>
  );
}

const figures = [
  ...(["birds", "reference_birds", "birds_in_trash", "species", "places"] as const),
  ...(["weights", "moves", "photos", "audit"] as const),
];

function Waiting({ archive, faults }: { archive: WaitingArchive; faults: string[] }) {
  const { t, language } = useWords();
  const { file_name: file, organization, made_at, counts, over_limit, digest } = archive;
  const clock = useClock();
  const confirm = (
    <Form action="/settings/archive">
      <input type="hidden" name="digest" value={digest} />
      {archive.papers && (
        <CheckboxField
          field={fieldFacts("papers")}
          label={t("archive.waiting.papers")}
          hint={t("archive.waiting.papers_hint")}
        />
      )}
      <div className="actions">
        <Button kind="primary">{t("archive.waiting.submit")}</Button>
      </div>
    </Form>
  );
  return (
    <>
      <ErrorSummary title={t("archive.back.failed")} faults={faults.map((message) => ({ message }))} />
      <h3>{t("archive.waiting.title")}</h3>
      <p>{t("archive.waiting.lead", { file, organization, date: clock.day(made_at) })}</p>
      <Stats>
        {figures.map((what) => (
          <Stat key={what} label={t(`archive.count.${what}`)} value={formatNumber(counts[what], language)} />
        ))}
      </Stats>
      {over_limit > 0 ? <OverLimit count={over_limit} /> : confirm}
      <Other>
        <UploadForm faults={[]} />
      </Other>
    </>
  );
}

function OverLimit({ count }: { count: number }) {
  const { t } = useWords();
  return (
    <Banner tone="warning" title={t("archive.waiting.limit")}>
      <p>
        {t("archive.waiting.over", { count })} <a href="/pricing">{t("archive.waiting.plans")}</a>
      </p>
    </Banner>
  );
}

function Other({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <details className="disclosure">
      <summary>{t("archive.back.other")}</summary>
      {children}
    </details>
  );
}
