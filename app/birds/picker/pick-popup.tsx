import { type RefObject, useId, useRef } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { Candidate, Picks, ShowLine } from "./pick.ts";
import { useFound } from "./use-found.ts";
import { useOptionKeys } from "./use-option-keys.ts";

export type PickPopupProps = {
  box: RefObject<HTMLInputElement | null>;
  from: string;
  recent: readonly Candidate[];
  pick: (it: Candidate) => void;
  Line: ShowLine;
  takesNew?: boolean | undefined;
};

/** The list below a box in which a bird or a place is chosen: those last used, and while somebody types who is called so. */
export function PickPopup({ box, from, recent, pick, Line, takesNew }: PickPopupProps) {
  const { t } = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { found, isOpen, open, close } = useFound<Picks>(box, `${from}&`);
  const shown = found ?? { picks: recent, more: false };
  const isShown = isOpen && (found !== undefined || recent.length > 0) && (!takesNew || shown.picks.length > 0);
  // What was typed means the best of those who are called so.
  const first = !takesNew && found && found.picks.length > 0 ? 0 : -1;
  const chosen = useOptionKeys({ box, list, id, isShown, of: found, first, open, close });
  const label = found ? t("birds.pick.said", { count: found.picks.length }) : t("birds.pick.recent");
  return (
    <>
      <p className="unseen" role="status">
        {isShown && found ? label : ""}
      </p>
      {isShown && (
        // A press on a line must not take the focus out of the box, which would close it.
        <div
          className="menu-panel search-popup"
          id={`${id}list`}
          role="listbox"
          aria-label={label}
          ref={list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {!found && <p className="menu-words">{label}</p>}
          {shown.picks.map((it, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's own
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
            <div
              key={it.id}
              id={id + at}
              role="option"
              className="menu-item"
              aria-selected={at === chosen}
              onClick={() => {
                pick(it);
                close();
              }}
            >
              <Line of={it} />
            </div>
          ))}
          {found?.picks.length === 0 && !takesNew && <p className="menu-words">{t("birds.pick.none")}</p>}
          {shown.more && <p className="menu-words">{t("birds.pick.more")}</p>}
        </div>
      )}
    </>
  );
}
