import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";

type Props = { pair_id: string; formKey: string; isPrimary?: boolean };

/** One press: an egg was laid today. Its clutch opens by itself. */
export function LayToday({ pair_id, formKey, isPrimary = false }: Props) {
  const { t } = useWords();
  return (
    <Form className="contents" action="/eggs" idempotencyKey={`${formKey}.${pair_id}.lay`}>
      <input type="hidden" name="pair_id" value={pair_id} />
      <input type="hidden" name="count" value="1" />
      <input type="hidden" name="every" value="1" />
      <Button kind={isPrimary ? "primary" : "quiet"}>{t("clutches.lay")}</Button>
    </Form>
  );
}
