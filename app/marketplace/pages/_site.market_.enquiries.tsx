import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MailedLink, quiet, quietHeaders, quietMeta } from "#app/accounts/mailed-link.tsx";
import { useWords } from "#app/locales/words.tsx";
import { titled } from "#app/web/titles.ts";

/** Said once a question is sent: that it waits for a press in the mail. `of` is the listing it was about. */
export function loader({ request }: LoaderFunctionArgs) {
  const of = new URL(request.url).searchParams.get("of") ?? "";
  return data({ of: /^listing_\w{1,50}$/.test(of) ? of : null }, { headers: quiet });
}

export const headers = quietHeaders;
export const meta: MetaFunction = (args) => quietMeta(titled(args, "asking.sent"));

export default function EnquirySent() {
  const { t } = useWords();
  const { of } = useLoaderData<typeof loader>();
  const ways = [[of ? `/market/${of}` : "/market", t(of ? "asking.back" : "asking.market")]] as const;
  return (
    <MailedLink title={t("asking.sent")} lead={t("asking.sent_lead")} ways={ways}>
      <p>{t("asking.sent_where")}</p>
    </MailedLink>
  );
}
