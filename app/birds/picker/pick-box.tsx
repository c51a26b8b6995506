import "./picker.css";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { controlProps, type FieldFacts, FieldFrame, startText } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { type Candidate, type Picked, type PickQuestion, pickValue, type ShowLine } from "./pick.ts";
import type { PickPopupProps } from "./pick-popup.tsx";

export type PickBoxProps = {
  field: FieldFacts;
  label: ReactNode;
  hint?: ReactNode;
  /** How one of them is drawn. */
  Line: ShowLine;
  /** What can be chosen, as `at` is asked: `of=birds&sex=male`. */
  from: string;
  /** What answers with those who are called so; where it is no bird and no place, the room that knows it. */
  at?: string;
  /** Those last used, the latest first. */
  recent: readonly Candidate[];
  /** What the form was answered: whom to choose from. */
  question?: PickQuestion | undefined;
  /** What is chosen already. */
  kept?: Picked | undefined;
  /** Where several boxes of a form have one name: which of them this is. */
  box?: string;
  isFirst?: boolean;
  /** Whether those last used are in view where no script shows them. */
  isUnfolded?: boolean;
  /** Whether a form without a script can be asked who is called so, before it is saved. */
  mayFind?: boolean;
  /** Whether a text that is nobody's yet is taken too: then only what is chosen is meant, and not the best of the list. */
  takesNew?: boolean;
};

/**
 * A bird or a place by any part of ring or name, in a native box. With a script a list stands below it while somebody
 * types; without one the form itself answers with those that could be meant, and all else that was typed stays. What is
 * chosen goes along as `<box>-pick` and counts while the box holds the text `<box>-of` it was drawn with (`pick.ts`).
 */
export function PickBox({
  field,
  label,
  hint,
  Line,
  from,
  at = "/birds/picker",
  recent,
  question,
  kept,
  box = field.name,
  ...how
}: PickBoxProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState(question);
  const [chosen, setChosen] = useState<Candidate>();
  const [Popup, setPopup] = useState<ComponentType<PickPopupProps>>();
  // Another answer is about what was typed since.
  if (answered !== question) {
    setAnswered(question);
    setChosen(undefined);
  }
  const start = kept?.text ?? startText(field) ?? "";
  const picked = chosen ?? kept;
  const choices = question && question.picks.length > 0 ? question : undefined;
  // A question is asked once, above its answers.
  // (Taken one by one: what conform answers has getters, which no spread copies.)
  const { id, name, errorId, descriptionId, required } = field;
  const shown: FieldFacts = choices?.words === undefined ? field : { id, name, errorId, descriptionId, required };
  async function fetchPopup() {
    const { PickPopup } = await import("./pick-popup.tsx");
    setPopup(() => PickPopup);
  }
  function pick(it: Candidate) {
    if (!input.current) return;
    input.current.value = it.text;
    setChosen(it);
    // Of what a script writes no form hears by itself.
    input.current.form?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <div className="picker">
      <FieldFrame field={shown} label={label} hint={hint}>
        <div className="pick-box">
          <input
            key={start}
            ref={input}
            className="input"
            type="text"
            {...controlProps(shown, hint)}
            // Whoever chooses from the list below writes nothing here.
            required={field.required && recent.length === 0}
            aria-required={field.required}
            maxLength={field.maxLength ?? 200}
            defaultValue={start}
            autoComplete="off"
            autoCapitalize={how.takesNew ? "words" : "characters"}
            spellCheck={false}
            enterKeyHint="next"
            // biome-ignore lint/a11y/noAutofocus: where a page is for choosing, the choice begins at once
            autoFocus={how.isFirst}
            onFocus={() => void fetchPopup()}
          />
          {how.mayFind && (
            <span className="pick-find">
              <Button name="find" value={box} formNoValidate>
                {t("birds.pick.find")}
              </Button>
            </span>
          )}
          {Popup && (
            <Popup box={input} from={`${at}?${from}`} recent={recent} pick={pick} Line={Line} takesNew={how.takesNew} />
          )}
        </div>
      </FieldFrame>
      <input type="hidden" name={`${box}-of`} value={picked?.text ?? start} />
      {picked && <input type="hidden" name={`${box}-pick`} value={pickValue(picked)} />}
      {chosen && (
        <p className="pick-chosen">
          <Line of={withoutRing(chosen)} />
        </p>
      )}
      {!chosen && choices && <Which box={box} question={choices} Line={Line} />}
      {!chosen && !question && recent.length > 0 && (
        <details className="pick-list" open={how.isUnfolded}>
          <summary>{t("birds.pick.recent")}</summary>
          <div>
            {!field.required && (
              <label className="pick-row">
                <input type="radio" name={`${box}-pick`} value="" /> {t("birds.pick.nobody")}
              </label>
            )}
            <Rows box={box} picks={recent} Line={Line} />
          </div>
        </details>
      )}
    </div>
  );
}

// Its ring stands in the box.
const withoutRing = ({ ring: _, ...line }: Candidate) => line;

/** Those who could be meant, one to be chosen; who is alone is chosen already. */
function Which({
  box,
  question: { picks, more, text, words },
  Line,
}: {
  box: string;
  question: PickQuestion;
  Line: ShowLine;
}) {
  const { t } = useWords();
  return (
    <fieldset className="which">
      <legend>{words ?? t("birds.pick.found", { text })}</legend>
      <Rows box={box} picks={picks} isAlone={picks.length === 1 && words !== undefined} Line={Line} />
      {more && <p className="field-hint">{t("birds.pick.more")}</p>}
    </fieldset>
  );
}

type RowsProps = { box: string; picks: readonly Candidate[]; Line: ShowLine; isAlone?: boolean };

function Rows({ box, picks, Line, isAlone = false }: RowsProps) {
  return picks.map((it) => (
    <label key={it.id} className="pick-row">
      <input type="radio" name={`${box}-pick`} value={pickValue(it)} defaultChecked={isAlone} />
      <Line of={it} />
    </label>
  ));
}
