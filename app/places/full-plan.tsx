import { WayOut } from "#app/billing/way-out.tsx";
import { useWords } from "#app/locales/words.tsx";

type Props = { answer: object | undefined };

/** Beside the refusal of one site too many: where the plan is changed, or who changes it. */
export function FullPlan({ answer = {} }: Props) {
  const { t } = useWords();
  if (!("is_plan_full" in answer)) return null;
  return (
    <p className="mb-4">
      <WayOut label={t("birds.form.plan.way_out")} ask={t("birds.form.plan.ask")} />
    </p>
  );
}
