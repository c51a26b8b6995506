import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import { titled } from "#app/web/titles.ts";

const path = "/api/unsubscribe";
// The address is all it takes: no page that is gone to from here shall hear of it.
const quiet = { "Referrer-Policy": "no-referrer" };

/** What a link in a mail would turn off, by the name it has for its reader. */
type Behind = { data: { switch: string; name: string; is_off: boolean } };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const headers = { Unsubscribe: encodeURIComponent(params.token ?? "") };
  const outcome = await context.api.send<Behind>("GET", path, { headers });
  if (outcome.ok) return data({ mails: outcome.answer.data }, { headers: quiet });
  return unknown(outcome);
}

export async function action({ params, context }: ActionFunctionArgs) {
  const token = encodeURIComponent(params.token ?? "");
  const outcome = await context.api.send("POST", `${path}/${token}`);
  if (!outcome.ok) return unknown(outcome);
  return redirect(`/unsubscribe/${token}`, { status: 303, headers: quiet });
}

/** A link that is none of ours is told of on this page; whatever else is wrong, on that of errors. */
function unknown({ status, problem }: Extract<Outcome<unknown>, { ok: false }>) {
  if (status !== 404) throw Response.json(problem, { status });
  return data({ mails: null }, { status, headers: quiet });
}

export const headers: HeadersFunction = () => quiet;
export const meta: MetaFunction = (args) => [
  ...titled(args, "notifications.stop.title"),
  { name: "robots", content: "noindex" },
  // A form of a page without any referrer names no origin, and is taken for a stranger's.
  { name: "referrer", content: "strict-origin" },
];

export default function Unsubscribe() {
  const { t } = useWords();
  const { mails } = useLoaderData<typeof loader>();
  if (!mails)
    return (
      <NarrowPage title={t("notifications.stop.unknown")}>
        <Banner tone="warning">{t("notifications.stop.unknown_why")}</Banner>
        <Choose />
      </NarrowPage>
    );
  const { name, is_off } = mails;
  const of = mails.switch === "digest" ? "digest" : "switch";
  if (is_off)
    return (
      <NarrowPage title={t("notifications.stop.done")}>
        <Banner tone="success">{t(`notifications.stop.done_${of}`, { name })}</Banner>
        <p>{t("notifications.stop.in_app")}</p>
        <Choose />
      </NarrowPage>
    );
  return (
    <NarrowPage title={t("notifications.stop.title")} lead={t(`notifications.stop.lead_${of}`, { name })}>
      <p>{t("notifications.stop.in_app")}</p>
      <Form>
        <Button kind="primary" size="large">
          {t("notifications.stop.submit")}
        </Button>
      </Form>
      <Choose />
    </NarrowPage>
  );
}

function Choose() {
  const { t } = useWords();
  return (
    <p>
      <LinkButton to="/settings/notifications">{t("notifications.stop.choose")}</LinkButton>
    </p>
  );
}
