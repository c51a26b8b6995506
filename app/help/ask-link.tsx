import { useWords } from "#app/locales/words.tsx";
import { useMember } from "#app/web/root-data.ts";

/** Where a person answers: a member's question is theirs to follow, a visitor's goes by mail. */
export function AskLink(look: { className: string; "data-kind"?: "primary" }) {
  const { t } = useWords();
  const member = useMember();
  return (
    <a {...look} href={member ? "/support/tickets/new" : "/contact"}>
      {t("helpcentre.ask.go")}
    </a>
  );
}
