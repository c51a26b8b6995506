import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { actOnEnquiry } from "#app/marketplace/enquiries/act-on-enquiry.ts";
import { EnquiryFacts, EnquiryTurns } from "#app/marketplace/enquiries/enquiry-view.tsx";
import { Messages } from "#app/marketplace/enquiries/messages.tsx";
import { ReplyForm } from "#app/marketplace/enquiries/reply-form.tsx";
import { ReportForm } from "#app/marketplace/enquiries/report-form.tsx";
import { ReserveForm } from "#app/marketplace/enquiries/reserve-form.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { reservedDays } from "#worker/marketplace/enquiries/contract.ts";
import type { EnquiryPage } from "#worker/marketplace/enquiries/rows.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "market.write");
  const { data: enquiry } = await context.api.get<{ data: EnquiryPage }>(
    recordPath("/api/enquiries", params.enquiryId ?? ""),
  );
  const from = new Date().toISOString().slice(0, 10);
  const days = { from, until: plusDays(from, reservedDays.usual), most: plusDays(from, reservedDays.most) };
  return { enquiry, days, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "market.write");
  return actOnEnquiry(await request.formData(), context, params.enquiryId ?? "");
}

export const meta: MetaFunction = (args) => titled(args, "market.enquiries");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { enquiry }) => [
    { label: t("market.enquiries"), href: "/marketplace/enquiries" },
    { label: enquiry.name, is_current: true },
  ],
};

type Sent = { of: "write" | "reserve" | "report"; reply: Reply };

export default function EnquiryOfListing() {
  const { t } = useWords();
  const { enquiry, days, idempotency_key } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const sent = useActionData<typeof action>() as Sent | undefined;
  const replyTo = (of: Sent["of"]) => (sent?.of === of ? sent.reply : undefined);
  const { state, name, messages, listing_state, level, currency } = enquiry;
  const isOpen = state === "open" || state === "reserved";
  return (
    <>
      <PageHeader title={<bdi>{name}</bdi>} />
      <div className="mb-3 grid gap-3">
        <EnquiryFacts enquiry={enquiry} />
      </div>
      <Messages messages={messages} own="seller" other={name} />
      <div className="mt-4">
        {isOpen ? <ReplyForm reply={replyTo("write")} /> : <p>{t(`enquiries.is.${state}`)}</p>}
      </div>
      <section className="mt-8 grid gap-3" aria-label={t("enquiries.more")}>
        {state === "open" && listing_state === "published" && level === "open" && (
          <ReserveForm reply={replyTo("reserve")} days={days} currency={currency} idempotencyKey={idempotency_key} />
        )}
        {state === "open" && level !== "open" && <p className="text-muted">{t("enquiries.no_reserve")}</p>}
        <EnquiryTurns enquiry={enquiry} />
        <ReportForm reply={replyTo("report")} />
        <p className="text-sm text-muted">{t("enquiries.money")}</p>
      </section>
    </>
  );
}
