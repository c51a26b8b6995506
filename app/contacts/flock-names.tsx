import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { inOneLine } from "#app/kit/search-group.ts";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { birdRoles } from "#db/words/trade.ts";
import type { Proposal, Proposals } from "#worker/contacts/proposals.ts";

/** The names on birds that are no contacts yet, each to be one by a yes; all are ticked but the organisation's own. */
export function FlockNames({
  proposals: { data, total, page, total_pages },
  fault,
}: {
  proposals: Proposals;
  fault: string | undefined;
}) {
  const { t } = useWords();
  if (data.length === 0)
    return (
      <>
        <PageHeader title={t("contacts.flock.title")} />
        <EmptyState
          drawing={<Perch />}
          title={t("contacts.flock.none")}
          why={t("contacts.flock.none.why")}
          actions={<LinkButton to="/contacts">{t("contacts.all")}</LinkButton>}
        />
      </>
    );
  return (
    <>
      <PageHeader title={t("contacts.flock.title")} lead={t("contacts.flock.lead", { count: total })} />
      <Form>
        {fault && <ErrorSummary faults={[{ message: fault }]} />}
        <ul className="rows">
          {data.map((it) => (
            <Named key={it.key} name={it} />
          ))}
        </ul>
        <div className="actions">
          <Button kind="primary">{t("contacts.flock.take")}</Button>
          <LinkButton to="/contacts">{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}

function Named({ name: { key, name, contact, is_own, ...counts } }: { name: Proposal }) {
  const { t } = useWords();
  const id = `name-${key}`;
  const birds = birdRoles
    .filter((role) => counts[role] > 0)
    .map((role) => t(`contacts.flock.${role}`, { count: counts[role] }));
  const known = contact && t("contacts.flock.known", { name: contact.name });
  return (
    <li>
      <span className="check">
        <input
          id={id}
          type="checkbox"
          name="names"
          value={name}
          defaultChecked={!is_own}
          aria-describedby={`${id}-of`}
        />
        <label htmlFor={id}>
          <bdi>{name}</bdi>
        </label>
      </span>
      <small className="text-muted" id={`${id}-of`}>
        {inOneLine(...birds, known, is_own && t("contacts.flock.own"))}
      </small>
    </li>
  );
}
