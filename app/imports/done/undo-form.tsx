import { Link, useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { Changed } from "../import-actions.ts";

type UndoFormProps = {
  /** ISO instant until which the import can be taken back. */
  until: string;
  /** Birds that were changed since and stand in the way. */
  changed: Changed | undefined;
};

/** Takes a whole import back; where birds were changed since it names them and offers the others. */
export function UndoForm({ until, changed }: UndoFormProps) {
  const { t } = useWords();
  const clock = useClock();
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="undo" className="import-part">
      <h2 id="undo">{t("imports.undo.title")}</h2>
      <p className="text-muted">{t("imports.undo.detail", { until: clock.moment(until) })}</p>
      {changed && <ChangedSince changed={changed} />}
      <Form className="actions mt-3" action={`${pathname}?done=1`}>
        <input type="hidden" name="intent" value="undo" />
        {changed && <input type="hidden" name="only_untouched" value="true" />}
        <Button kind="quiet">{t(changed ? "imports.undo.untouched" : "imports.undo.submit")}</Button>
      </Form>
    </section>
  );
}

function ChangedSince({ changed: { changed, count } }: { changed: Changed }) {
  const { t } = useWords();
  return (
    <>
      <p className="mt-2">{t("imports.undo.changed", { count })}</p>
      <ul className="import-species rows mt-3 mb-3">
        {changed.map(({ id, identifier }) => (
          <li key={id}>
            <Link className="link" to={`/birds/${id}`}>
              <Ring>{identifier}</Ring>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
