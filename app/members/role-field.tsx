import { SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { type Role, roles } from "#db/vocabulary.ts";

/**
 * Asks whether a role is within the reader's rank. Whoever sees the members keeps them, and only owners reach owners; the
 * API judges by its own reading.
 */
export function useReaches(): (role: Role) => boolean {
  const isOwner = useRoot()?.viewer?.role === "owner";
  return (role) => isOwner || role !== "owner";
}

/** The roles that the reader may give, in their words. */
export function useRoleChoices() {
  const { t } = useWords();
  return roles.filter(useReaches()).map((value) => ({ value, label: t(`members.role.${value}`) }));
}

/** Which role somebody is to have. */
export function RoleField({ field }: { field: FieldFacts }) {
  const { t } = useWords();
  return <SelectField field={field} label={t("members.role")} choices={useRoleChoices()} />;
}

/** What each role may do. */
export function RolesExplained() {
  const { t } = useWords();
  return (
    <details className="disclosure">
      <summary>{t("members.roles.title")}</summary>
      <dl className="facts grid gap-3">
        {roles.map((role) => (
          <div key={role}>
            <dt>{t(`members.role.${role}`)}</dt>
            <dd>{t(`members.roles.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
