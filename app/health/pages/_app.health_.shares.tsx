import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { Picked } from "#app/birds/picker/pick.ts";
import { ConfirmFirst } from "#app/factors/confirm-first.tsx";
import { chosenBirds, idsOfAddress } from "#app/health/chosen-birds.ts";
import { NewShare, type ShareAgain } from "#app/health/shares/new-share.tsx";
import { OpenShare } from "#app/health/shares/open-share.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { generalFault } from "#app/web/api-client.ts";
import { givenBack, type Reply, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { NewCourse } from "#worker/health/courses/listing.ts";
import { healthShareDraft } from "#worker/health/shares/contract.ts";
import type { HealthShare } from "#worker/health/shares/shares.ts";

const here = "/health/shares";

/** The open links, and the form of a new one, with the birds that `ids` names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.share");
  const { searchParams } = new URL(request.url);
  const ids = await idsOfAddress(searchParams, context);
  const [{ data: shares, is_confirmed }, found] = await Promise.all([
    context.api.get<{ data: HealthShare[]; is_confirmed: boolean }>("/api/health-shares"),
    ids.length > 0
      ? context.api.get<{ data: NewCourse }>(`/api/courses/new?${new URLSearchParams({ ids: ids.join(",") })}`)
      : undefined,
  ]);
  const birds: Picked[] = (found?.data.birds ?? []).map(({ id, identifier }) => ({ id, text: identifier }));
  return { shares, birds, is_confirmed, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const revoked = form.get("revoke");
  if (typeof revoked === "string") {
    const outcome = await context.api.send("DELETE", `/api/health-shares/${encodeURIComponent(revoked)}`);
    // A link that somebody else revoked just before counts as success.
    if (outcome.ok || outcome.status === 404) return redirectWithFlash(context, { key: "shares.revoked", to: here });
    const message = generalFault(outcome.problem, context.language);
    return redirectWithFlash(context, { key: "courses.said.refused", values: { message }, tone: "error", to: here });
  }
  const { birds, listed, question, fault } = await chosenBirds(form, context);
  const again = (reply: Reply): ShareAgain => ({ listed, ticked: birds, question, reply });
  const open: Record<string, string[]> = fault ? { bird_ids: [fault] } : {};
  if (form.has("more") || fault) return data(again(givenBack(form, open)), fault ? 422 : 200);
  for (const { id } of birds) form.append("bird_ids", id);
  const { refused } = await submit(form, context, healthShareDraft, (json, headers) =>
    context.api.send<{ data: HealthShare }>("POST", "/api/health-shares", { json, headers }),
  );
  if (refused) return data(again(refused.data.reply), refused.init ?? undefined);
  return redirectWithFlash(context, { key: "shares.made", to: here });
}

export const meta: MetaFunction = (args) => titled(args, "shares.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("courses.title"), href: "/health/courses" },
    { label: t("shares.title"), is_current: true },
  ],
};

export default function Shares() {
  const { shares, birds, is_confirmed, idempotency_key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() as ShareAgain | undefined;
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("shares.title")} lead={t("shares.lead")} />
      {shares.length === 0 ? (
        <p className="text-muted">{t("shares.empty")}</p>
      ) : (
        <ul className="rows">
          {shares.map((share) => (
            <OpenShare key={share.id} share={share} />
          ))}
        </ul>
      )}
      <section aria-labelledby="new" className="mt-8">
        <h2 id="new" className="mb-3">
          {t("shares.new")}
        </h2>
        {is_confirmed ? (
          <NewShare birds={birds} sent={sent} idempotencyKey={idempotency_key} />
        ) : (
          <ConfirmFirst to={birds.length > 0 ? `${here}?ids=${birds.map(({ id }) => id).join(",")}` : here} />
        )}
      </section>
    </>
  );
}
