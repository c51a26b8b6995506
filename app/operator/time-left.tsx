import { useWords } from "#app/locales/words.tsx";

/** Hours within which whoever writes is answered. */
const answerHours = 24;

/** What is left of the day within which a ticket is answered, or how far it is beyond; instants are ISO. */
export function TimeLeft({ since, now }: { since: string; now: string }) {
  const { t } = useWords();
  const left = answerHours - (Date.parse(now) - Date.parse(since)) / 3_600_000;
  const hours = Math.ceil(Math.abs(left));
  if (left > 0) return <>{t("console.left", { hours })}</>;
  return <strong>{t("console.left.over", { hours })}</strong>;
}
