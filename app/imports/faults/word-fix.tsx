import { useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { CorrectionInput } from "./correction-input.tsx";

type Props = { column: string; word: string; rows: number; isSex: boolean };

/** Says once what a word means that is wrong in many rows of a column. */
export function WordFix({ column, word, rows, isSex }: Props) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const label = t("imports.correct.word", { word, count: rows });
  return (
    <Form className="actions" action={pathname + search}>
      <input type="hidden" name="intent" value="correct" />
      <input type="hidden" name="column" value={column} />
      <input type="hidden" name="word" value={word} />
      <span>{label}</span>
      <CorrectionInput name="becomes" value="" label={label} isSex={isSex} isNeeded />
      <Button>
        {t("imports.correct.all")} <span className="unseen">{word}</span>
      </Button>
    </Form>
  );
}
