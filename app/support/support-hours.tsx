import { useWords } from "#app/locales/words.tsx";
import { hoursInWords, supportHours } from "./hours.ts";

/** When somebody is there, and how soon a message is answered. */
export function SupportHours() {
  const { t, language } = useWords();
  return (
    <section className="contact-hours" aria-labelledby="hours">
      <h2 id="hours" className="mb-3">
        {t("contact.hours")}
      </h2>
      <dl>
        {supportHours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt className="text-muted">{t(`contact.hours.${days}`)}</dt>
            <dd className="figures">{hoursInWords(opens, closes, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{t("contact.hours.note")}</p>
    </section>
  );
}
