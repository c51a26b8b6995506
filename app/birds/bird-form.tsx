import { useForm } from "@conform-to/react";
import { Fragment, type ReactNode, useRef } from "react";
import { PlanIsFull } from "#app/billing/plan-is-full.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, type Fault, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { later } from "#app/controls/later.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import type { BirdFacts } from "./bird-fields.tsx";
import { birdFields, type FieldName } from "./field-names.ts";
import type { Unsaved } from "./save-bird.ts";
import { AnsweredForm } from "./unknown-ring.tsx";

const FullPlan = later(
  import.meta.env.SSR ? PlanIsFull : undefined,
  async () => (await import("#app/billing/plan-is-full.tsx")).PlanIsFull,
);

type Shape = Record<string, string | null | undefined>;
type Props = {
  start: Shape;
  unsaved: Unsaved | undefined;
  constraint: Record<string, object>;
  idempotencyKey: string;
  submitWords: string;
  /** Saves, and opens the form for the next bird. */
  anotherWords?: string;
  cancelWords?: string;
  /** Heads the faults when the API refused what the form itself found in order. */
  failedWords?: string;
  /** Where leaving the form leads. */
  back: string;
  /** Stands above the fields: what someone else changed meanwhile. */
  above?: ReactNode;
  children: (fields: BirdFacts) => ReactNode;
};

/** The form of a bird, new or at hand: its faults, its fields, its one action. */
export function BirdForm({
  start,
  unsaved,
  constraint,
  idempotencyKey,
  back,
  above,
  children,
  failedWords,
  ...words
}: Props) {
  const { t } = useWords();
  const { reply, code } = unsaved ?? {};
  // The ids carry the form's name: it opens over a list whose fields have the same.
  const [form, fields] = useForm<Record<FieldName, string>>({
    id: "bird",
    lastResult: reply ?? null,
    defaultValue: start,
    constraint,
    defaultNoValidate: false,
  });
  const facts = fields as BirdFacts;
  const whole = reply?.error?.[""] ?? [];
  const ofForm = code === "plan_limit" || above ? [] : faultsOf([], whole);
  // The key first sent stays: were the first try saved after all, the second would find it instead of doubling it.
  const sentKey = reply?.initialValue?.idempotency_key;
  const tries = useTries(reply);
  return (
    <Form
      id={form.id}
      onSubmit={form.onSubmit}
      idempotencyKey={sentKey ? String(sentKey) : idempotencyKey}
      guarded
      data-long
    >
      <Fragment key={tries}>
        {code === "plan_limit" && <FullPlan words={whole} isRefusal />}
        {above}
        <ErrorSummary
          faults={[...ofForm, ...faultsByName(facts, t)]}
          {...(code && failedWords && { title: failedWords })}
        />
      </Fragment>
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
        {words.submitWords}
      </button>
      <AnsweredForm value={unsaved}>{children(facts)}</AnsweredForm>
      <FormActions back={back} {...words} />
    </Form>
  );
}

type ActionsProps = Pick<Props, "back" | "submitWords" | "anotherWords" | "cancelWords">;

// Who presses Enter saves: what comes first in the form is what Enter means.
function FormActions({ back, submitWords, anotherWords, cancelWords }: ActionsProps) {
  const { t } = useWords();
  return (
    <div className="actions">
      <Button kind="primary">{submitWords}</Button>
      {anotherWords && (
        <Button name="next" value="another">
          {anotherWords}
        </Button>
      )}
      <LinkButton kind="ghost" to={back} preventScrollReset>
        {cancelWords ?? t("birds.form.cancel")}
      </LinkButton>
    </div>
  );
}

// Two parents can have the same fault: the summary says whose it is.
function faultsByName(facts: BirdFacts, t: Translate): Fault[] {
  return birdFields.flatMap((name) =>
    faultsOf([facts[name]]).map((fault) => ({ ...fault, message: `${t(`birds.field.${name}`)}: ${fault.message}` })),
  );
}

// The same fault a second time must be told, and take the focus, again.
function useTries(reply: Unsaved["reply"] | undefined): number {
  const last = useRef({ reply, count: 0 });
  if (last.current.reply !== reply) last.current = { reply, count: last.current.count + 1 };
  return last.current.count;
}
