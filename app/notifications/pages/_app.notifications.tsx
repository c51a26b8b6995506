import "../notifications.css";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Feather } from "#app/marks/feather-and-perch.tsx";
import { actOnNotifications } from "#app/notifications/act.ts";
import { NotificationLine } from "#app/notifications/notification-line.tsx";
import { notificationSearch } from "#app/notifications/notification-query.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { clockIn } from "#worker/locales/dates.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const path = `/api/notifications${notificationSearch(params)}`;
  const outcome = await context.api.send<{ data: NotificationPage }>("GET", path);
  if (outcome.ok) {
    const { items, ...page } = outcome.answer.data;
    const { moment } = clockIn(context.language, context.viewer?.timezone ?? "UTC");
    return data({ ...page, items: items.map((item) => ({ ...item, when: moment(item.at) })) });
  }
  if (outcome.status === 422) throw redirect("/notifications");
  throw Response.json(outcome.problem, { status: outcome.status });
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnNotifications(request, context);

export const meta: MetaFunction = (args) => titled(args, "notifications.title");
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("notifications.title"), is_current: true }],
};

export default function Notifications() {
  const { items, unread, next } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { t } = useWords();
  const [newest] = items;
  const isUnread = params.get("unread") === "1";
  const isFirst = !params.get("before");
  return (
    <>
      <PageHeader
        title={t("notifications.title")}
        lead={
          <>
            {t("notifications.lead")}{" "}
            <Link className="link" to="/settings/notifications">
              {t("notifications.choose")}
            </Link>
          </>
        }
        actions={newest && isFirst && <OnAll newest={newest.id} unread={unread} isUnread={isUnread} />}
      />
      <nav className="tabs" aria-label={t("notifications.which")}>
        <Link to="/notifications" aria-current={isUnread ? undefined : "page"}>
          {t("notifications.all")}
        </Link>
        <Link to="/notifications?unread=1" aria-current={isUnread ? "page" : undefined}>
          {t("notifications.unread", { count: unread })}
        </Link>
      </nav>
      {newest ? (
        <ul className="notifications" aria-label={t("notifications.list")}>
          {items.map((item) => (
            <NotificationLine key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <Nothing isUnread={isUnread} />
      )}
      <Pages next={next} />
    </>
  );
}

/** What can be done to all that the list shows, from its newest on; what comes meanwhile stays. */
function OnAll({ newest, unread, isUnread }: { newest: string; unread: number; isUnread: boolean }) {
  const { t } = useWords();
  return (
    <Form method="post" className="actions" data-once>
      <input type="hidden" name="until" value={newest} />
      {isUnread && <input type="hidden" name="unread" value="1" />}
      {unread > 0 && (
        <Button name="do" value="read_all">
          {t("notifications.read_all")}
        </Button>
      )}
      <Button name="do" value="clear_all">
        {t("notifications.clear_all")}
      </Button>
    </Form>
  );
}

function Nothing({ isUnread }: { isUnread: boolean }) {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={<Feather />}
      title={t(isUnread ? "notifications.none.unread" : "notifications.none.title")}
      why={t("notifications.none.why")}
      actions={isUnread && <LinkButton to="/notifications">{t("notifications.all")}</LinkButton>}
    />
  );
}

function Pages({ next }: { next: string | null }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const isFirst = !params.get("before");
  if (isFirst && !next) return null;
  return (
    <nav className="pager" aria-label={t("notifications.pages")}>
      {!isFirst && (
        <LinkButton to={`/notifications${notificationSearch(params, { before: "" })}`}>
          {t("notifications.newest")}
        </LinkButton>
      )}
      {next && (
        <LinkButton rel="next" to={`/notifications${notificationSearch(params, { before: next })}`}>
          {t("notifications.older")}
        </LinkButton>
      )}
    </nav>
  );
}
