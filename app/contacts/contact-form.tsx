import type { Choice } from "#app/controls/choice-fields.tsx";
import { FieldNotes } from "#app/controls/field.tsx";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { languages } from "#db/vocabulary.ts";
import { contactKinds, contactRoles } from "#db/words/trade.ts";
import type { Contact } from "#worker/contacts/contact-rows.ts";

const first = ["name", "kind"] as const;
const ways = ["phone", "email", "language"] as const;
const papers = ["country", "tax_id", "register_numbers", "address", "postal_code", "locality"] as const;
const supplying = ["delivery_days"] as const;
const rest = ["other_names", "notes", "consent_from", "consent_on"] as const;
type Name = (typeof first | typeof ways | typeof papers | typeof supplying | typeof rest)[number];

type Props = RecordFormProps<Name> & { countries: readonly Choice[]; roles: readonly string[] };

/** A contact, new or at hand: who it is and how it is reached; what papers and the law ask for is folded. */
export function ContactForm({ countries, roles, ...props }: Props) {
  const { t } = useWords();
  const text = (name: Name, more = {}) => ({ name, label: t(`contacts.field.${name}`), as: "text" as const, ...more });
  const choice = (name: Name, choices: readonly Choice[], empty?: string) => ({
    name,
    label: t(`contacts.field.${name}`),
    as: "choice" as const,
    choices,
    ...(empty !== undefined && { empty }),
  });
  const { answer, record } = props;
  const sent = answer?.reply.initialValue?.roles;
  const ticked = answer ? [sent ?? []].flat().map(String) : roles;
  const isOpen = Boolean(answer) || papers.some((name) => record?.[name]) || rest.some((name) => record?.[name]);
  return (
    <RecordForm
      {...props}
      fields={[
        text("name", { dir: "auto" }),
        choice(
          "kind",
          contactKinds.map((value) => ({ value, label: t(`contacts.kind.${value}`) })),
        ),
        {
          name: "delivery_days",
          label: t("contacts.field.delivery_days"),
          hint: t("contacts.hint.delivery_days"),
          as: "number",
        },
        text("phone", { type: "tel", inputMode: "tel" }),
        text("email", { type: "email", inputMode: "email" }),
        choice(
          "language",
          languages.map((value) => ({ value, label: t(`contacts.language.${value}`) })),
          t("contacts.language.own"),
        ),
        choice("country", countries, t("contacts.country.none")),
        text("tax_id", { hint: t("contacts.hint.tax_id") }),
        text("register_numbers", { hint: t("contacts.hint.register_numbers") }),
        text("address"),
        text("postal_code"),
        text("locality"),
        text("other_names", { hint: t("contacts.hint.other_names") }),
        { name: "notes", label: t("contacts.field.notes"), as: "notes" },
        text("consent_from", { hint: t("contacts.hint.consent_from") }),
        text("consent_on", { type: "date" }),
      ]}
    >
      {(draw) => (
        <>
          {draw(...first)}
          <Roles ticked={ticked} errors={answer?.reply.error?.roles ?? undefined} />
          <div className="of-supplier">{draw(...supplying)}</div>
          {draw(...ways)}
          <details className="drawer" open={isOpen}>
            <summary>{t("contacts.form.more")}</summary>
            <div className="grid gap-4 mt-3">
              {draw(...papers)}
              {draw(...rest)}
            </div>
          </details>
        </>
      )}
    </RecordForm>
  );
}

function Roles({ ticked, errors }: { ticked: readonly string[]; errors: string[] | undefined }) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend className="field-label">{t("contacts.field.roles")}</legend>
      <input type="hidden" name="roles" value="" />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {contactRoles.map((role) => (
          <span key={role} className="check">
            <input
              id={`role-${role}`}
              type="checkbox"
              name="roles"
              value={role}
              defaultChecked={ticked.includes(role)}
            />
            <label htmlFor={`role-${role}`}>{t(`contacts.role.${role}`)}</label>
          </span>
        ))}
      </div>
      <FieldNotes field={{ id: "roles", name: "roles", errorId: "roles-error", descriptionId: "roles-hint", errors }} />
    </fieldset>
  );
}

/** A contact as its form starts. */
export const asRecord = ({ roles: _, ...contact }: Contact) => contact;
