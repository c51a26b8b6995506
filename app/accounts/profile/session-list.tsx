import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { SessionEntry } from "#worker/accounts/contract.ts";
import { deviceOf } from "./device.ts";
import { ProfileSection } from "./profile-section.tsx";

/** Where the reader is logged in, each with a way to end it. */
export function SessionList({ sessions }: { sessions: readonly SessionEntry[] }) {
  const { t } = useWords();
  return (
    <ProfileSection title={t("profile.sessions.title")} lead={t("profile.sessions.lead")}>
      <ul className="rows">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    </ProfileSection>
  );
}

function Session({ session }: { session: SessionEntry }) {
  const { t } = useWords();
  const device = deviceOf(session.user_agent);
  const name = device ? t("profile.sessions.device", device) : t("profile.sessions.unknown");
  const clock = useClock();
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong> {session.current && <Pill tone="green">{t("profile.sessions.this")}</Pill>}
        </p>
        <p className="field-hint">
          {t("profile.sessions.since", { date: clock.moment(session.created_at) })}
          {session.ip && ` · ${session.ip}`}
        </p>
      </div>
      {session.current ? (
        <LinkButton to="/logout" reloadDocument>
          {t("profile.sessions.log_out")}
        </LinkButton>
      ) : (
        <EndForm id={session.id} name={name} />
      )}
    </li>
  );
}

function EndForm({ id, name }: { id: string; name: string }) {
  const { t } = useWords();
  return (
    <Form className="">
      <input type="hidden" name="intent" value="session" />
      <input type="hidden" name="handle" value={id} />
      <Button aria-label={t("profile.sessions.end_named", { device: name })}>{t("profile.sessions.end")}</Button>
    </Form>
  );
}
