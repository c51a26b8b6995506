import type { Picked, PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { birdBox } from "./bird-box.ts";
import { BirdTicks } from "./bird-ticks.tsx";

type BirdsFieldProps = {
  /** Those that can be ticked, and those of them that are. */
  listed: readonly Picked[];
  ticked: readonly Picked[];
  typed?: string | undefined;
  question?: PickQuestion | undefined;
  errors?: string[] | undefined;
  /** Of whom one more may be. */
  who?: "living" | "flock";
  /** What the whole form does, in the words of its button: the first button of a form is the one Enter presses. */
  save: string;
};

/** Birds, each ticked, and a box for one more by any part of its ring. */
export function BirdsField({ listed, ticked, typed, question, errors, who = "living", save }: BirdsFieldProps) {
  const { t } = useWords();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className={listed.length > 0 ? "mb-1 font-semibold" : "unseen"}>{t("courses.field.birds")}</legend>
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
        {save}
      </button>
      {listed.length > 0 && <BirdTicks listed={listed} ticked={ticked} />}
      <div className="grid gap-2">
        <PickField
          key={listed.length}
          field={fieldFacts(birdBox, {
            id: "bird_ids",
            initialValue: typed,
            maxLength: 100,
            ...(errors && { errors }),
          })}
          label={listed.length > 0 ? t("courses.field.bird") : t("courses.field.bird.first")}
          hint={t("birds.pick.hint")}
          from={`of=birds&who=${who}`}
          recent={[]}
          question={question}
        />
        <div>
          <Button name="more" value="bird" formNoValidate>
            {t("courses.form.add_bird")}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
