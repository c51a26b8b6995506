import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { HealthEvent } from "#worker/health/event-rows.ts";

type Props = { events: readonly HealthEvent[]; today: string };

/** What happened to the health of one bird, the newest first. */
export function EventList({ events, today }: Props) {
  return (
    <ol className="grid gap-4">
      {events.map((event) => (
        <li key={event.id}>
          <OneEvent event={event} today={today} />
        </li>
      ))}
    </ol>
  );
}

/** Where a browser finds a file of an event. */
const filePath = ({ bird_id, id }: HealthEvent, file: string) => `/birds/${bird_id}/health/${id}/${file}`;

function OneEvent({ event, today }: { event: HealthEvent; today: string }) {
  const { t, language } = useWords();
  const may = useMay();
  const { id, bird_id, kind, findings, vet, cost, place, until, files } = event;
  const day = (on: string) => dayText(on, today, language);
  const facts = [place, until && t("health.until", { day: day(until) }), vet, cost].filter(Boolean);
  const name = `${t(`health.kind.${kind}`)}, ${day(event.on)}`;
  return (
    <Card title={t(`health.kind.${kind}`)} aside={<span className="text-muted">{day(event.on)}</span>}>
      <div className="grid gap-2">
        {findings && <p className="whitespace-pre-line">{findings}</p>}
        {facts.length > 0 && <p className="text-muted">{facts.join(" · ")}</p>}
        <FollowUp event={event} today={today} />
        {files.length > 0 && (
          <ul className="flex flex-wrap gap-x-4" aria-label={t("health.field.files")}>
            {files.map((file) => (
              <li key={file.id}>
                <a className="link" href={filePath(event, file.id)}>
                  <bdi>{file.name}</bdi>
                </a>{" "}
                <span className="text-muted">{sizeOf(file.bytes, t, language)}</span>
              </li>
            ))}
          </ul>
        )}
        {may("health.write") && (
          <div className="actions">
            <LinkButton to={`/birds/${bird_id}/health?edit=${id}`} aria-label={t("health.edit.label", { name })}>
              {t("health.edit")}
            </LinkButton>
            <LinkButton
              kind="ghost"
              to={`/birds/${bird_id}/health?delete=${id}`}
              aria-label={t("health.delete.label", { name })}
            >
              {t("health.delete")}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}

type Words = ReturnType<typeof useWords>;

/** A file's size, never less than a kilobyte. */
export const sizeOf = (bytes: number, t: Words["t"], language: Words["language"]): string =>
  t("health.files.size", { size: formatNumber(Math.max(1, Math.round(bytes / 1024)), language) });

function FollowUp({
  event: { id, bird_id, ring, follow_up_on, followed_up_on },
  today,
}: {
  event: HealthEvent;
  today: string;
}) {
  const { t, language } = useWords();
  if (follow_up_on === null) return null;
  if (followed_up_on !== null)
    return <p className="text-muted">{t("health.seen_again", { day: dayText(followed_up_on, today, language) })}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span>{t("health.see_again", { day: dayText(follow_up_on, today, language) })}</span>
      <Seen id={id} ring={ring} back={`/birds/${bird_id}/health`} />
    </div>
  );
}

/** The press by which a visit that was to come is done. */
export function Seen({ id, ring, back }: { id: string; ring: string; back: string }) {
  const { t } = useWords();
  const may = useMay();
  if (!may("health.write")) return null;
  return (
    <Form className="contents" action="/health">
      {Object.entries({ id, do: "followed", return_to: back }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button aria-label={t("health.done.label", { ring })}>{t("health.done")}</Button>
    </Form>
  );
}
