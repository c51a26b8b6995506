import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Invitation } from "#worker/members/listing.ts";
import { useReaches } from "./role-field.tsx";

/** Invitations that nobody has accepted yet, each with the way to send it again and to take it back. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useWords();
  const clock = useClock();
  const reaches = useReaches();
  return (
    <RecordTable
      caption={t("members.invitations.caption")}
      rows={invitations}
      columns={[
        { name: "email", label: t("members.invitations.email"), cell: ({ email }) => <bdi>{email}</bdi> },
        { name: "role", label: t("members.role"), cell: ({ role }) => t(`members.role.${role}`) },
        {
          name: "until",
          label: t("members.invitations.until"),
          cell: ({ expires_at }) => clock.moment(expires_at),
        },
      ]}
      actions={{
        label: t("members.actions"),
        cell: (invitation) => reaches(invitation.role) && <InvitationActions invitation={invitation} />,
      }}
    />
  );
}

function InvitationActions({ invitation: { id, email } }: { invitation: Invitation }) {
  const { t } = useWords();
  return (
    <Form className="actions">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="email" value={email} />
      <Button name="intent" value="again" aria-label={t("members.invitations.again_of", { email })}>
        {t("members.invitations.again")}
      </Button>
      <Button kind="ghost" name="intent" value="withdraw" aria-label={t("members.invitations.withdraw_of", { email })}>
        {t("members.invitations.withdraw")}
      </Button>
    </Form>
  );
}
