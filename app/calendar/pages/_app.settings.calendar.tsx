import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Feed } from "#worker/calendar/feeds.ts";

const here = "/settings/calendar";

export async function loader({ context }: LoaderFunctionArgs) {
  return { feed: (await context.api.get<{ data: Feed | null }>("/api/calendar")).data };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const isMade = (await request.formData()).get("do") === "make";
  const outcome = await context.api.send(isMade ? "POST" : "DELETE", "/api/calendar", { json: {} });
  if (!outcome.ok) return redirectWithFlash(context, { key: "calendar.failed", tone: "error", to: here });
  return redirectWithFlash(context, { key: isMade ? "calendar.made" : "calendar.closed", to: here });
}

export const meta: MetaFunction = (args) => titled(args, "calendar.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("calendar.title"), is_current: true },
  ],
};

export default function CalendarSettings() {
  const { feed } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("calendar.title")} lead={t("calendar.lead")} />
      {feed ? <Address feed={feed} /> : <p className="max-w-prose">{t("calendar.none")}</p>}
      <div className="actions mt-4">
        <Form className="contents">
          <Button name="do" value="make" kind={feed ? "quiet" : "primary"}>
            {feed ? t("calendar.anew") : t("calendar.make")}
          </Button>
        </Form>
        {feed && (
          <Form className="contents">
            <Button name="do" value="close" kind="ghost">
              {t("calendar.close")}
            </Button>
          </Form>
        )}
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted">{t("calendar.private")}</p>
    </>
  );
}

function Address({ feed: { url, created_at, last_read_at } }: { feed: Feed }) {
  const { t } = useWords();
  const clock = useClock();
  const read = last_read_at ? t("calendar.read", { day: clock.day(last_read_at) }) : t("calendar.unread");
  return (
    <div className="grid max-w-prose gap-4">
      <div className="grid gap-1">
        <label className="field-label" htmlFor="address">
          {t("calendar.address")}
        </label>
        {url ? (
          <input id="address" className="input" type="url" readOnly value={url} dir="ltr" />
        ) : (
          <p>{t("calendar.unknown")}</p>
        )}
        <p className="text-sm text-muted">
          {t("calendar.since", { day: clock.day(created_at) })} {read}
        </p>
      </div>
      {url && (
        <ul className="grid gap-2">
          <li>
            <a className="link" href={url.replace(/^https?:/, "webcal:")}>
              {t("calendar.open")}
            </a>{" "}
            {t("calendar.open.where")}
          </li>
          <li>{t("calendar.google")}</li>
          <li>{t("calendar.outlook")}</li>
        </ul>
      )}
    </div>
  );
}
