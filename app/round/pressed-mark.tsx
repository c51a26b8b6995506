import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { EggState } from "#db/vocabulary.ts";
import { useNoter } from "./noter-context.tsx";
import type { Fields } from "./queue/fields.ts";
import type { Pressed } from "./queue/overlay.ts";

/** What was pressed last of something, whether it waits, and the press that takes it back. */
export function PressedMark({ pressed }: { pressed: Pressed }) {
  const { t } = useWords();
  const noter = useNoter();
  const stated = usePressText(pressed.fields);
  const { state, looked } = pressed.fields;
  // The card already names the egg.
  const short = state ? t(`clutches.state.${state as EggState}`) : looked ? t("round.event.looked") : stated;
  return (
    <div className="round-pressed" data-waiting={pressed.isWaiting || undefined}>
      <p role={noter?.last === pressed.key ? "status" : undefined}>
        <Icon of={pressed.isWaiting ? "cloud" : "circle-check"} />
        {short}
        {pressed.isWaiting && <span className="text-muted"> · {t("round.waits")}</span>}
      </p>
      {pressed.caution && <p>{pressed.caution}</p>}
      {pressed.undo && (
        <Button
          type="button"
          autoFocus={noter?.last === pressed.key}
          aria-label={t("round.undo.of", { what: stated })}
          onClick={() => noter?.takeBack(pressed)}
        >
          {t("ui.undo")}
        </Button>
      )}
    </div>
  );
}

/** What a press said, in words. */
export function usePressText({ deed, state, number, hatcher_id }: Fields): string {
  const { t } = useWords();
  if (deed === "lay") return t("round.said.lay");
  if (deed === "feed") return t("round.said.feed");
  if (deed === "unfeed") return t("round.said.unfeed");
  if (deed === "wean") return t("round.said.wean");
  if (hatcher_id) return t(deed === "lockdown" ? "round.said.hatcher" : "round.said.unhatcher");
  if (deed === "lockdown") return t("round.said.lockdown");
  if (deed === "unlock") return t("round.said.unlock");
  const egg = number ?? "";
  if (deed === "undo" || deed === "unlay") return t("round.said.undo", { egg });
  const what = state ? t(`clutches.state.${state as EggState}`) : t("round.event.looked");
  return t("round.said.egg", { egg, what });
}
