import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";

type DoseButtonsProps = {
  course: { id: string; medicine: string };
  dose: { on: string; nth: number };
  /** Where one comes back to. */
  back: string;
  /** How many birds are to get it: of one alone nobody is left out. */
  birds: number;
  /** Made by the loader; a second press is the same action. */
  idempotencyKey?: string;
};

/** The presses of a dose that is not written down: given, not given, or given but to some. */
export function DoseButtons({
  course: { id, medicine },
  dose: { on, nth },
  back,
  birds,
  idempotencyKey,
}: DoseButtonsProps) {
  const { t } = useWords();
  const to = `/health/courses/${id}`;
  return (
    <Form action={to} className="flex flex-wrap items-center gap-2" {...(idempotencyKey && { idempotencyKey })}>
      {Object.entries({ on, nth, back }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button name="do" value="given" aria-label={t("courses.given_of", { medicine })}>
        {t("courses.given")}
      </Button>
      <Button kind="ghost" name="do" value="skipped" aria-label={t("courses.skipped_of", { medicine })}>
        {t("courses.skipped")}
      </Button>
      {birds > 1 && (
        <Link
          className="link text-sm"
          to={`${to}?${new URLSearchParams({ on, nth: String(nth) })}#except`}
          aria-label={t("courses.except_of", { medicine })}
        >
          {t("courses.except")}
        </Link>
      )}
    </Form>
  );
}
