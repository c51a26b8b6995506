import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { WayOut } from "#app/billing/way-out.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { ConfirmFirst } from "#app/factors/confirm-first.tsx";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { type FreshForm, freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { Pager } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { InvitationTable } from "#app/members/invitation-table.tsx";
import { InviteForm } from "#app/members/invite-form.tsx";
import { memberActions } from "#app/members/member-actions.ts";
import { MemberTable, nameOf } from "#app/members/member-table.tsx";
import { RolesExplained } from "#app/members/role-field.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { invitationDraft } from "#worker/members/contract.ts";
import type { InvitationPage, Member, MemberPage } from "#worker/members/listing.ts";

const here = "/settings/members";

type Shown =
  | { shown: "members"; page: MemberPage; form: FreshForm }
  | { shown: "invitations"; page: InvitationPage }
  | { shown: "removal"; member: Member };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Shown> {
  const query = new URL(request.url).searchParams;
  const remove = query.get("remove");
  if (remove) return { shown: "removal", member: await memberNamed(context, remove) };
  const which = new URLSearchParams();
  for (const name of ["page", "page_size"]) if (query.get(name)) which.set(name, query.get(name) ?? "");
  if (query.get("show") === "invitations")
    return { shown: "invitations", page: await pageOf<InvitationPage>(context, `/api/members/invitations?${which}`) };
  const page = await pageOf<MemberPage>(context, `/api/members/?${which}`);
  return { shown: "members", page, form: freshForm(invitationDraft) };
}

async function memberNamed({ api }: LoadContext, id: string): Promise<Member> {
  const outcome = await api.send<{ data: Member }>("GET", recordPath("/api/members", id));
  if (outcome.ok) return outcome.answer.data;
  // A member who has left already needs no confirmation.
  if (outcome.status === 404) throw redirect(here);
  throw Response.json(outcome.problem, { status: outcome.status });
}

async function pageOf<Page extends { items: unknown[]; total: number }>({ api }: LoadContext, path: string) {
  const outcome = await api.send<{ data: Page }>("GET", path);
  if (!outcome.ok && outcome.status === 422) throw redirect(here);
  if (!outcome.ok) throw Response.json(outcome.problem, { status: outcome.status });
  const page = outcome.answer.data;
  if (page.items.length === 0 && page.total > 0) throw redirect(here);
  return page;
}

type Answer = { faults?: string[]; fault?: string; reply?: Reply };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const event = Object.hasOwn(memberActions, intent) ? memberActions[intent] : undefined;
  if (!event) throw data(null, 400);
  return event(form, context) as Promise<Answer>;
}

export const meta: MetaFunction = (args) => titled(args, "members.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("members.title"), is_current: true },
  ],
};

export default function Members() {
  const shown = useLoaderData<typeof loader>() as Shown;
  const answer = useActionData<typeof action>() as Answer | undefined;
  if (shown.shown === "removal") return <Removal member={shown.member} answer={answer} />;
  if (shown.shown === "invitations") return <Invitations page={shown.page} answer={answer} />;
  return <Everybody page={shown.page} form={shown.form} answer={answer} />;
}

type Answered = { answer: Answer | undefined };

function Removal({ member, answer }: Answered & { member: Member }) {
  const fault = answer?.fault;
  return (
    <DeletePage
      words="members.remove"
      name={nameOf(member)}
      back={here}
      answer={fault === undefined ? undefined : { fault }}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={member.id} />
    </DeletePage>
  );
}

const Faults = ({ answer }: Answered) => (
  <ErrorSummary faults={(answer?.faults ?? []).map((message) => ({ message }))} />
);

function Invitations({ page, answer }: Answered & { page: InvitationPage }) {
  const { t } = useWords();
  const { items, total, ...where } = page;
  return (
    <>
      <PageHeader title={t("members.invitations.title")} />
      <div className="grid gap-5">
        <Faults answer={answer} />
        {total > 0 && <InvitationTable invitations={items} />}
        {total === 0 ? (
          <p className="text-muted">{t("members.invitations.none")}</p>
        ) : (
          <Pager summary={t("members.invitations.count", { count: total })} {...where} />
        )}
        <p>
          <Link className="link" to={here}>
            {t("members.invitations.back")}
          </Link>
        </p>
      </div>
    </>
  );
}

function Everybody({ page, form, answer }: Answered & { page: MemberPage; form: FreshForm }) {
  const { t } = useWords();
  const { items, total, invitations, places, ...where } = page;
  const used = places.active + places.invitations;
  const isFull = places.limit !== null && used >= places.limit;
  return (
    <>
      <PageHeader title={t("members.title")} lead={t("members.lead")} />
      <div className="grid gap-5">
        <Faults answer={answer} />
        <p>
          {places.limit === null
            ? t("members.places_unlimited", { count: places.active })
            : t("members.places", { used, limit: places.limit })}
          {places.invitations > 0 && ` ${t("members.places.open", { count: places.invitations })}`}
        </p>
        <MemberTable members={items} />
        {total > 10 && <Pager summary={t("members.count", { count: total })} {...where} />}
        {total === 1 && invitations.length === 0 && <p className="text-muted">{t("members.only_you")}</p>}
        <RolesExplained />
        {invitations.length > 0 && (
          <section className="grid gap-3" aria-labelledby="invitations">
            <h2 id="invitations" className="font-serif text-xl font-bold">
              {t("members.invitations.title")}
            </h2>
            <InvitationTable invitations={invitations} />
            {places.invitations > invitations.length && (
              <p>
                <Link className="link" to="?show=invitations">
                  {t("members.invitations.all", { count: places.invitations })}
                </Link>
              </p>
            )}
          </section>
        )}
        <section className="grid gap-3" aria-labelledby="invite">
          <h2 id="invite" className="font-serif text-xl font-bold">
            {t("members.invite.title")}
          </h2>
          <p className="text-muted">{t("members.invite.lead")}</p>
          {isFull && (
            <Banner tone="warning" title={t("members.invite.full")}>
              <WayOut label={t("members.invite.plan")} ask={t("members.invite.ask")} />
            </Banner>
          )}
          {!page.is_confirmed && !answer?.reply && <ConfirmFirst to={here} />}
          {((page.is_confirmed && !isFull) || answer?.reply) && <InviteForm form={form} reply={answer?.reply} />}
        </section>
      </div>
    </>
  );
}
