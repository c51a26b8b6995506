import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

/** The way to the camera, which comes back to the round that sent for it. The page is loaded whole: it may use a camera. */
export function ScanLink({ round }: { round: "weigh" | "move" | "died" }) {
  const { t } = useWords();
  return (
    <LinkButton to={`/scan?${new URLSearchParams({ for: round })}`} reloadDocument>
      <Icon of="scan-line" />
      {t("search.sought.scan")}
    </LinkButton>
  );
}
