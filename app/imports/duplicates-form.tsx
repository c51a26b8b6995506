import { Form, useSubmit } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.tsx";
import type { OnDuplicate } from "#db/vocabulary.ts";

const choices = ["skip", "update"] as const;

/** What happens to rings that exist: a GET form, because it only asks the check another question. */
export function DuplicatesForm({ now }: { now: OnDuplicate }) {
  const { t } = useWords();
  const submit = useSubmit();
  return (
    <Form method="get" onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}>
      <fieldset key={now}>
        <legend className="font-semibold">{t("imports.duplicate.legend")}</legend>
        {choices.map((choice) => (
          <div className="check" key={choice}>
            <input
              type="radio"
              id={`on_duplicate-${choice}`}
              name="on_duplicate"
              value={choice}
              defaultChecked={choice === now}
            />
            <label htmlFor={`on_duplicate-${choice}`}>{t(`imports.duplicate.${choice}`)}</label>
          </div>
        ))}
      </fieldset>
      <Button className="button mt-2">{t("imports.duplicate.apply")}</Button>
    </Form>
  );
}
