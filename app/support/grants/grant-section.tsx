import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { GrantView } from "#worker/support/grants/contract.ts";
import { GrantForm } from "./grant-form.tsx";

/** Who of support may look, until when, and the way to allow it or end it. */
export function GrantSection({ grants, idempotencyKey }: { grants: readonly GrantView[]; idempotencyKey: string }) {
  const { t } = useWords();
  return (
    <section className="grid gap-3" id="looks" aria-labelledby="looks-title">
      <h2 id="looks-title" className="font-serif text-xl font-bold">
        {t("access.looks.title")}
      </h2>
      <p>{t("access.looks.lead")}</p>
      <GrantForm idempotencyKey={idempotencyKey} />
      {grants.length > 0 && (
        <>
          <h3>{t("access.looks.list")}</h3>
          <ul className="lines">
            {grants.map((grant) => (
              <GrantLine key={grant.id} grant={grant} />
            ))}
          </ul>
          <p>
            <a className="link" href="/audit?show=access&kind=support_look">
              {t("access.looks.trail")}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function GrantLine({ grant }: { grant: GrantView }) {
  const { t } = useWords();
  const clock = useClock();
  const { id, state, has_money, ticket, given_by, ends_at, revoked_at } = grant;
  const moment = clock.moment(state === "revoked" ? (revoked_at ?? ends_at) : ends_at);
  const facts = [
    t(has_money ? "access.looks.with_money" : "access.looks.without_money"),
    ticket && t("access.looks.from", { number: ticket }),
    given_by && t("access.looks.by", { name: given_by }),
  ];
  return (
    <li className="grid gap-2 py-2">
      <p>
        {t(`access.looks.${state}`, { moment })}, <span className="text-muted">{facts.filter(Boolean).join(", ")}</span>
      </p>
      {state === "in_force" && (
        <Form action="/settings/access" className="actions">
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="id" value={id} />
          <Button kind="quiet">{t("access.looks.end")}</Button>
        </Form>
      )}
    </li>
  );
}
