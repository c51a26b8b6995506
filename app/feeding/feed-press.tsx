import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";

type Props = {
  fields: Readonly<Record<string, string>>;
  /** A second press of the same page is the same action. */
  formKey?: string;
  label: string;
  /** The round's name, for whoever hears the button alone. */
  of: string;
  quiet?: boolean;
};

/** One press that does one thing with a feed round. */
export function FeedPress({ fields, formKey, label, of, quiet }: Props) {
  return (
    <Form
      className="contents"
      action="/stock/feeding"
      {...(formKey !== undefined && { idempotencyKey: formKey })}
      preventScrollReset
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" aria-label={`${label}: ${of}`} {...(quiet && { kind: "ghost" })}>
        {label}
      </Button>
    </Form>
  );
}
