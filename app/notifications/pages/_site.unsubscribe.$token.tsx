import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MailedLink, quiet, quietHeaders, quietMeta } from "#app/accounts/mailed-link.tsx";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import { titled } from "#app/web/titles.ts";

const path = "/api/unsubscribe";

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

export const headers = quietHeaders;
export const meta: MetaFunction = (args) => quietMeta(titled(args, "notifications.stop.title"));

export default function Unsubscribe() {
  const { t } = useWords();
  const { mails } = useLoaderData<typeof loader>();
  const ways = [["/settings/notifications", t("notifications.stop.choose")]] as const;
  if (!mails) {
    const outcome = { tone: "warning", text: t("notifications.stop.unknown_why") } as const;
    return <MailedLink title={t("notifications.stop.unknown")} outcome={outcome} ways={ways} />;
  }
  const { name, is_off } = mails;
  const of = mails.switch === "digest" ? "digest" : "switch";
  const done = { tone: "success", text: t(`notifications.stop.done_${of}`, { name }) } as const;
  return (
    <MailedLink
      title={t(is_off ? "notifications.stop.done" : "notifications.stop.title")}
      lead={!is_off && t(`notifications.stop.lead_${of}`, { name })}
      outcome={is_off ? done : undefined}
      ways={ways}
    >
      <p>{t("notifications.stop.in_app")}</p>
      {!is_off && (
        <Form>
          <Button kind="primary" size="large">
            {t("notifications.stop.submit")}
          </Button>
        </Form>
      )}
    </MailedLink>
  );
}
