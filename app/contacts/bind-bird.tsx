import { Link } from "@remix-run/react";
import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { birdRoles } from "#db/words/trade.ts";
import type { PeopleOfBird } from "#worker/contacts/of-bird.ts";
import { ContactField } from "./contact-field.tsx";

export type BindAnswer = { reply: Reply; question?: PickQuestion | undefined };
type Props = { of: PeopleOfBird; answer: BindAnswer | undefined };

/** Who bred, owns or got one bird: whoever is bound to it, and a form that binds another. */
export function BindBird({ of: { bird, people }, answer }: Props) {
  const { t } = useWords();
  const { reply, question } = answer ?? {};
  const bound = people.filter(({ contact }) => contact !== null);
  // What is written on the bird and is nobody yet is most likely who is meant.
  const next =
    people.find(({ contact, word }) => contact === null && word !== null) ?? people.find((it) => !it.contact);
  const fields = {
    role: fieldFacts("role", { initialValue: reply?.initialValue?.role ?? next?.role }),
    contact_name: fieldFacts("contact_name", {
      required: true,
      initialValue: reply ? reply.initialValue?.contact_name : (next?.word ?? undefined),
      errors: reply?.error?.contact_name ?? undefined,
    }),
  };
  return (
    <>
      <PageHeader
        title={
          <>
            {t("contacts.bird.title")} <Ring colour={null}>{bird.identifier}</Ring>
          </>
        }
        lead={t("contacts.bird.lead")}
      />
      {bound.length > 0 && (
        <ul className="rows mb-6 max-w-prose">
          {bound.map(({ role, contact }) => (
            <li key={role}>
              <span>
                <Link className="link" to={`/contacts/${contact?.id}`}>
                  <bdi>{contact?.name}</bdi>
                </Link>{" "}
                <span className="text-muted">{t(`contacts.of_bird.${role}`)}</span>
              </span>
              <Form className="contents">
                <input type="hidden" name="role" value={role} />
                <Button
                  name="do"
                  value="unbind"
                  aria-label={t("contacts.bird.unbind.label", { name: contact?.name ?? "" })}
                >
                  {t("contacts.bird.unbind")}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form>
        <FormFaults reply={reply} fields={fields} />
        <ContactField
          field={fields.contact_name}
          label={t("contacts.bird.contact")}
          question={question}
          reply={reply}
        />
        <SelectField
          field={fields.role}
          label={t("contacts.bird.role")}
          choices={birdRoles.map((value) => ({ value, label: t(`contacts.bird.role.${value}`) }))}
        />
        <div className="actions">
          <Button kind="primary" name="do" value="bind">
            {t("contacts.bird.save")}
          </Button>
          <LinkButton to={`/birds/${bird.id}`}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
