import type { FormEvent, ReactNode } from "react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useNoter } from "./noter-context.tsx";
import type { Fields } from "./queue/fields.ts";

type Props = {
  fields: Fields;
  /** Made by the loader and what is pressed: a second press of the same page is the same action. */
  idempotencyKey: string;
  label?: string;
  tone?: "yes" | "other";
  children: ReactNode;
};

/** One press that notes one thing, large enough for a wet thumb. */
export function Press({ fields, idempotencyKey, label, tone = "other", children }: Props) {
  const noter = useNoter();
  function keep(event: FormEvent) {
    if (!noter) return;
    event.preventDefault();
    noter.note(fields);
  }
  return (
    <Form className="contents" idempotencyKey={idempotencyKey} onSubmit={keep}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button data-tone={tone} {...(label && { "aria-label": label })}>
        {children}
      </Button>
    </Form>
  );
}
