import { useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary, faultsOf } from "#app/ui/error-summary.tsx";
import { Form } from "#app/ui/form.tsx";
import { useWords } from "#app/ui/words.tsx";
import { type BirdFacts, birdFields } from "./bird-fields.tsx";
import type { Unsaved } from "./save-bird.ts";

type Shape = Record<string, string | null | undefined>;
type Props = {
  start: Shape;
  unsaved: Unsaved | undefined;
  constraint: Record<string, object>;
  idempotencyKey: string;
  submitWords: string;
  cancelWords?: string;
  /** Where leaving the form leads. */
  back: string;
  /** Stands above the fields: what someone else changed meanwhile. */
  above?: ReactNode;
  children: (fields: BirdFacts) => ReactNode;
};

/** The form of a bird, new or at hand: its faults, its fields, its one deed. */
export function BirdForm({ start, unsaved, constraint, idempotencyKey, back, above, children, ...words }: Props) {
  const { t } = useWords();
  const reply = unsaved?.reply;
  const [form, fields] = useForm<Shape>({ id: "bird", lastResult: reply, constraint, defaultValue: start });
  const facts = fields as unknown as BirdFacts;
  // Two parents can have the same fault: the summary says whose it is.
  const faults = birdFields.flatMap((name) =>
    faultsOf([facts[name]]).map((fault) => ({ ...fault, message: `${t(`birds.field.${name}`)}: ${fault.message}` })),
  );
  const ofForm = unsaved?.code === "plan_limit" || above ? [] : faultsOf([], form.errors);
  // The key first sent stays: were the first try saved after all, the second would find it instead of doubling it.
  const sentKey = reply?.initialValue?.idempotency_key;
  return (
    <Form
      id={form.id}
      onSubmit={form.onSubmit}
      idempotencyKey={typeof sentKey === "string" ? sentKey : idempotencyKey}
      guarded
    >
      {unsaved?.code === "plan_limit" && <PlanIsFull words={form.errors} />}
      {above}
      <ErrorSummary faults={[...ofForm, ...faults]} />
      {children(facts)}
      <div className="actions">
        <Button kind="primary">{words.submitWords}</Button>
        <LinkButton kind="ghost" to={back} preventScrollReset>
          {words.cancelWords ?? t("birds.form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}

function PlanIsFull({ words = [] }: { words: string[] | undefined }) {
  const { t } = useWords();
  return (
    <div role="alert">
      <Banner tone="error" title={t("birds.form.plan.title")}>
        <p>{words.join(" ")}</p>
        <Link to="/pricing" reloadDocument>
          {t("birds.form.plan.way_out")}
        </Link>
      </Banner>
    </div>
  );
}
