import { Form } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";

/** The next bird, begun by its ring: the short form opens with it filled in. */
export function QuickAdd() {
  const { t } = useWords();
  const ring = t("dashboard.quick_add.ring");
  return (
    <Form method="get" action="/birds/new" className="quick-add">
      <input
        className="input"
        name="identifier"
        aria-label={ring}
        placeholder={ring}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button kind="primary">{t("dashboard.add_bird")}</Button>
    </Form>
  );
}
