import { getZodConstraint } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { ReportForm } from "#app/marketplace/reports/report-form.tsx";
import { submit } from "#app/web/submit.ts";
import { speakerOf } from "#app/web/titles.ts";
import { formKey, formSeconds, openedAt } from "#worker/kit/form-timing-contract.ts";
import { reportDraft } from "#worker/marketplace/reports/contract.ts";

const formContract = reportDraft.omit({ listing_id: true });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.listing ?? "";
  const number = new URL(request.url).searchParams.get("sent") ?? "";
  const sent = /^D-\d{4}\/[0-9A-Z]{8}$/u.test(number) ? number : null;
  // What was reported may be gone a moment later; whoever reported it is thanked all the same.
  const path = `/api/market/reports/${encodeURIComponent(id)}`;
  const title = sent ? "" : (await context.api.get<{ data: { title: string } }>(path)).data.title;
  return { id, title, sent, constraint: demands(), idempotency_key: formKey(Date.now()) };
}

// A box that stops taking letters would cut a pasted text short without a word; that one is judged when it is sent.
const demands = (): Record<string, object> => ({
  ...(getZodConstraint(formContract) as Record<string, object>),
  email: { required: false },
  good_faith: { required: true },
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const given = form.get("idempotency_key");
  // A form that does not say when it was opened is as old as can be.
  const key = typeof given === "string" && openedAt(given) !== undefined ? given : formKey(0);
  form.set("idempotency_key", key);
  const listing_id = params.listing ?? "";
  const { refused, accepted } = await submit(form, context, formContract, (report, headers) =>
    context.api.send<{ data: { number: string } }>("POST", "/api/market/reports", {
      json: { ...report, listing_id },
      headers,
    }),
  );
  if (!refused) {
    const query = new URLSearchParams({ sent: accepted.data.number });
    return redirect(`/market/${encodeURIComponent(listing_id)}/report?${query}`, 303);
  }
  const isUsedUp = refused.init?.status === 409;
  const next = isUsedUp ? formKey(Date.now() - formSeconds.least * 1000) : key;
  return data({ ...refused.data, idempotency_key: next }, refused.init ?? undefined);
}

export const meta: MetaFunction<typeof loader> = (args) => [
  { title: `${speakerOf(args)("report.title")} · Voliera` },
  { name: "robots", content: "noindex" },
];

export default function ReportListing() {
  const { t } = useWords();
  const { id, title, sent, constraint, idempotency_key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const listing = `/market/${encodeURIComponent(id)}`;
  if (sent && !refused)
    return (
      <article className="site-width mt-8 grid gap-4">
        <h1 tabIndex={-1}>{t("report.sent_title")}</h1>
        <p>{t("report.sent_text", { number: sent })}</p>
        <p className="text-muted">{t("report.sent_mail")}</p>
        <div className="actions">
          <LinkButton to="/market">{t("report.market")}</LinkButton>
        </div>
      </article>
    );
  return (
    <article className="site-width mt-8 grid gap-6">
      <header>
        <h1 tabIndex={-1}>{t("report.title")}</h1>
        <p className="hero-lead">{t("report.lead", { title })}</p>
      </header>
      <ReportForm
        reply={refused?.reply}
        constraint={constraint}
        idempotencyKey={refused?.idempotency_key ?? idempotency_key}
      />
      <p>
        <a className="link" href={listing}>
          {t("report.back")}
        </a>
      </p>
    </article>
  );
}
