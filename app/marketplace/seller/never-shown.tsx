import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";

const kinds = ["owner", "address", "rings", "flock", "money"] as const;

/** What no stranger ever sees, whatever is chosen. */
export function NeverShown() {
  const { t } = useWords();
  return (
    <Card title={t("sellerpage.never")}>
      <ul className="grid gap-1 max-w-prose">
        {kinds.map((it) => (
          <li key={it}>{t(`sellerpage.never.${it}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
