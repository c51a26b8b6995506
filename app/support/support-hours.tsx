import { useWords } from "#app/locales/words.tsx";
import { hoursInWords, supportHours } from "./hours.ts";

/** When somebody is there, and how soon a message is answered. */
export function SupportHours() {
  const { t, language } = useWords();
  return (
    <section className="contact-hours" aria-labelledby="hours">
      <h2 id="hours">{t("contact.hours")}</h2>
      <dl>
        {supportHours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{t(`contact.hours.${days}`)}</dt>
            <dd className="figures">{hoursInWords(opens, closes, language)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("contact.hours.note")}</p>
    </section>
  );
}
