import type { ReactNode } from "react";
import { keptPick, type PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { ContactChoice } from "#worker/contacts/choices.ts";
import { contactPick } from "./contact-pick.ts";

type Props = {
  /** Of the box `contact_name`. */
  field: FieldFacts;
  label: ReactNode;
  hint?: ReactNode;
  /** Those written last, `GET /api/contacts/choices` of nothing. */
  recent?: readonly ContactChoice[];
  /** Whom the row is with already. */
  contact?: { id: string; name: string } | null | undefined;
  /** What `takeContact` answered. */
  question?: PickQuestion | undefined;
  reply?: Reply | undefined;
};

/**
 * Whom a sale, an expense or a payment is with: a box that takes a part of a name, with a list below it where there is a
 * script. A name that is nobody's becomes a new contact when the form is saved. Pages that show it bring the words
 * `contacts` and `birds`; their action calls `takeContact`.
 */
export function ContactField({ field, label, hint, recent = [], contact, question, reply }: Props) {
  const { t } = useWords();
  const { id, name } = contact ?? {};
  const standing = id !== undefined && name !== undefined ? { id, text: name } : undefined;
  // What was sent says who is meant, and where it says nobody it was typed anew.
  const kept = reply ? keptPick(reply.initialValue, field.name) : standing;
  return (
    <PickField
      field={field}
      label={label}
      hint={hint ?? t("contacts.pick.hint")}
      at="/contacts/choices"
      from="of=contacts"
      recent={recent.map(contactPick)}
      question={question}
      kept={kept}
      takesNew
    />
  );
}
