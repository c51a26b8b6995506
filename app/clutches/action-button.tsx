import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Egg } from "#worker/clutches/egg-view.ts";
import type { OfferedEggAction } from "./egg-actions.ts";

type Props = { egg: Egg; action: OfferedEggAction; formKey: string; isFirst?: boolean };

/** One press that does something to one egg, today; a second press of the same page is the same action. */
export function ActionButton({ egg, action: { fields, words }, formKey, isFirst = false }: Props) {
  const { t } = useWords();
  const action = t(`clutches.deed.${words}`);
  return (
    <Form className="contents" idempotencyKey={`${formKey}.${egg.id}.${words}`}>
      <input type="hidden" name="egg_ids" value={egg.id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        kind={isFirst ? "primary" : "quiet"}
        aria-label={t("clutches.deed.of", { deed: action, egg: egg.number })}
      >
        {action}
      </Button>
    </Form>
  );
}
