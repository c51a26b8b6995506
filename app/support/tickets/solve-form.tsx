import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { helpfulness } from "#db/words/support.ts";
import { RowOfChoices } from "../row-of-choices.tsx";

type Props = {
  reply: Reply | undefined;
  /** Solved by us: all that is asked is whether it helped. */
  isSolved: boolean;
  /** Whether we said anything yet. */
  isAnswered: boolean;
  /** The most letters of the line. */
  longest: number;
};

/** Says that it is solved, and whether the answer helped: asked once. */
export function SolveForm({ reply, isSolved, isAnswered, longest }: Props) {
  const { t } = useWords();
  const fields = plainFields(["helped", "note"], {
    reply,
    form: "solve",
    constraint: { helped: { required: true }, note: { maxLength: longest } },
  });
  return (
    <Form>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <RowOfChoices
        field={fields.helped}
        label={t(isAnswered ? "supporttickets.helped" : "supporttickets.helped_alone")}
        choices={helpfulness.map((value) => ({ value, label: t(`supporttickets.helped.${value}`) }))}
      />
      <TextField field={fields.note} label={t("supporttickets.note")} dir="auto" />
      <Button name="do" value="solve">
        {t(isSolved ? "supporttickets.rate.go" : "supporttickets.solve.go")}
      </Button>
    </Form>
  );
}
