import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Portrait } from "#app/shell/portrait.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { Member } from "#worker/members/listing.ts";
import { useReaches, useRoleChoices } from "./role-field.tsx";

/** What somebody is called. */
export const nameOf = ({ first_name, last_name }: Pick<Member, "first_name" | "last_name">) =>
  `${first_name} ${last_name}`.trim();

/** The members, each with their role and what can be done about them. */
export function MemberTable({ members }: { members: readonly Member[] }) {
  const { t, language } = useWords();
  return (
    <RecordTable
      caption={t("members.caption")}
      rows={members}
      columns={[
        { name: "name", label: t("members.name"), cell: (member) => <Person member={member} /> },
        { name: "role", label: t("members.role"), cell: (member) => <RoleForm key={member.role} member={member} /> },
        {
          name: "seen",
          label: t("members.seen"),
          cell: ({ last_seen }) => (last_seen ? dayInWords(last_seen, language) : t("members.seen.never")),
        },
      ]}
      actions={{ label: t("members.actions"), cell: (member) => <MemberActions member={member} /> }}
    />
  );
}

type Props = { member: Member };

const useIsReader = ({ email }: Member) => useRoot()?.viewer?.email === email;

function Person({ member }: Props) {
  const { t } = useWords();
  const isReader = useIsReader(member);
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <Portrait person={member} />
        <bdi>{nameOf(member)}</bdi>
      </span>{" "}
      {isReader && <Pill tone="sky">{t("members.you")}</Pill>}
      {!member.is_active && <Pill tone="amber">{t("members.inactive")}</Pill>}
      <span className="block w-full text-muted text-sm">
        {member.email}
        {member.second_factor && ` · ${t("members.second_factor")}`}
      </span>
    </>
  );
}

function RoleForm({ member }: Props) {
  const { t } = useWords();
  const choices = useRoleChoices();
  const isBelow = useReaches()(member.role);
  if (!isBelow) return t(`members.role.${member.role}`);
  const name = nameOf(member);
  return (
    <Form className="flex items-center gap-2">
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="id" value={member.id} />
      <input type="hidden" name="name" value={name} />
      <select
        className="input min-w-max"
        name="role"
        aria-label={t("members.role_of", { name })}
        defaultValue={member.role}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button aria-label={t("members.role.save_of", { name })}>{t("members.role.save")}</Button>
    </Form>
  );
}

function MemberActions({ member }: Props) {
  const { t } = useWords();
  const isReader = useIsReader(member);
  const isBelow = useReaches()(member.role);
  const name = nameOf(member);
  if (isReader) return <LinkButton to="/profile#leave">{t("members.leave")}</LinkButton>;
  if (!isBelow) return null;
  const action = member.is_active ? "deactivate" : "activate";
  return (
    <div className="actions">
      <Form className="contents">
        <input type="hidden" name="id" value={member.id} />
        <input type="hidden" name="name" value={name} />
        <Button name="intent" value={action} aria-label={t(`members.${action}_of`, { name })}>
          {t(`members.${action}`)}
        </Button>
        {member.second_factor && (
          <Button name="intent" value="factor" kind="ghost" aria-label={t("members.factor_of", { name })}>
            {t("members.factor")}
          </Button>
        )}
      </Form>
      <LinkButton kind="ghost" to={`?remove=${member.id}`} aria-label={t("members.remove_of", { name })}>
        {t("members.remove")}
      </LinkButton>
    </div>
  );
}
