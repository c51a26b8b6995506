import { useWords } from "#app/locales/words.tsx";
import { Note, Register, SharedAncestor, UndatedEgg } from "#app/marks/sketches.tsx";

const troubles = [
  { key: "paper", sketch: <Note /> },
  { key: "register", sketch: <Register /> },
  { key: "kinship", sketch: <SharedAncestor /> },
  { key: "eggs", sketch: <UndatedEgg /> },
] as const;

/** What hurts without a register, and how far Voliera helps: no promise goes beyond what is built. */
export function Troubles() {
  const { t } = useWords();
  return (
    <section className="troubles" aria-labelledby="troubles">
      <div className="site-width">
        <h2 id="troubles">{t("home.troubles.title")}</h2>
        <ul>
          {troubles.map(({ key, sketch }) => (
            <li key={key}>
              {sketch}
              <h3>{t(`home.trouble.${key}.title`)}</h3>
              <p>{t(`home.trouble.${key}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="troubles-answer">{t("home.troubles.answer")}</p>
      </div>
    </section>
  );
}
