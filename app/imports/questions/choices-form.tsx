import { Form, useSubmit } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ImportCheck } from "#worker/imports/report-contract.ts";
import { choicesOf } from "../choices.ts";

export type Questions = Pick<
  ImportCheck,
  "on_duplicate" | "unknown_words" | "unknown_parents" | "named_parents" | "parent_sex"
>;
const options = {
  on_duplicate: ["skip", "update"],
  unknown_words: ["create", "refuse"],
  unknown_parents: ["reference", "refuse"],
  named_parents: ["take", "refuse"],
  parent_sex: ["take", "refuse"],
} as const;
const wordsOf = {
  on_duplicate: "imports.duplicate",
  unknown_words: "imports.words",
  unknown_parents: "imports.parents",
  named_parents: "imports.names",
  parent_sex: "imports.sexes",
} as const;
type ChoicesFormProps = {
  now: Questions & Pick<ImportCheck, "day_orders">;
  /** The questions the file gives rise to. */
  questions: ReadonlyArray<keyof Questions>;
};

/** What happens to rings that exist and to parents nobody has: a GET form, because it only asks the check anew. */
export function ChoicesForm({ now, questions }: ChoicesFormProps) {
  const { t } = useWords();
  const submit = useSubmit();
  if (questions.length === 0) return null;
  const orders = Object.entries(choicesOf(now)).filter(([name]) => !(name in options));
  const names = Object.keys(options) as Array<keyof Questions>;
  return (
    <Form method="get" onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}>
      <div className="grid gap-4">
        {names.map((name) =>
          questions.includes(name) ? (
            <Question key={`${name} ${now[name]}`} name={name} now={now[name]} />
          ) : (
            <input key={name} type="hidden" name={name} value={now[name]} />
          ),
        )}
        {orders.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
      <Button className="button mt-2">{t("imports.duplicate.apply")}</Button>
    </Form>
  );
}

function Question({ name, now }: { name: keyof Questions; now: string }) {
  const { t } = useWords();
  const words = wordsOf[name];
  return (
    <fieldset>
      <legend className="font-semibold">{t(`${words}.legend`)}</legend>
      {options[name].map((choice) => (
        <div className="check" key={choice}>
          <input type="radio" id={`${name}-${choice}`} name={name} value={choice} defaultChecked={choice === now} />
          <label htmlFor={`${name}-${choice}`}>{t(`${words}.${choice}` as "imports.duplicate.skip")}</label>
        </div>
      ))}
    </fieldset>
  );
}
