import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

const reasons = [
  { key: "cloud", icon: "cloud" },
  { key: "mobile", icon: "smartphone" },
  { key: "support", icon: "message-circle" },
  { key: "updates", icon: "refresh-cw" },
  { key: "export", icon: "download" },
  { key: "languages", icon: "languages" },
] as const;

/** Why somebody would choose Voliera, whatever the plan. */
export function Reasons() {
  const { t } = useWords();
  return (
    <section className="site-width band" aria-labelledby="why">
      <h2 id="why">{t("pricing.why")}</h2>
      <ul className="reasons">
        {reasons.map(({ key, icon }) => (
          <li key={key}>
            <Icon of={icon} />
            <h3>{t(`pricing.why.${key}.title`)}</h3>
            <p>{t(`pricing.why.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
