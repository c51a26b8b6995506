import { useWords } from "#app/locales/words.tsx";
import type { HeldText, Waiting } from "#worker/marketplace/reports/operator-lists.ts";
import type { Again } from "./act-on-market.ts";
import { DecisionForm } from "./decision-form.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** Texts of listings that are read before they are shown. */
export function HeldTexts({ held, again }: { held: Waiting<HeldText>; again: Again | undefined }) {
  const { t } = useWords();
  const words = (of: readonly string[]) =>
    of.map((it) => (it === "price" ? t("operator.price") : `“${it}”`)).join(", ");
  return (
    <WaitingList id="held" title={t("operator.held")} nothing={t("operator.held_none")} waiting={held}>
      {({ id, title, text, held_for, held_at }) => (
        <>
          <strong dir="auto">{title}</strong>
          {text && (
            <p className="whitespace-pre-wrap" dir="auto">
              {text}
            </p>
          )}
          <p className="text-sm text-muted">{t("operator.held_for", { words: words(held_for) })}</p>
          <DecisionForm intent="held" id={id} seen={held_at} again={again} />
        </>
      )}
    </WaitingList>
  );
}
