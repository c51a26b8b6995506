import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { Demands, demandsOn } from "#app/legal/demands.tsx";
import { AboutForm } from "#app/legal/papers/about-form.tsx";
import { DraftView, type PaperAnswer } from "#app/legal/papers/draft-view.tsx";
import { IssuedView } from "#app/legal/papers/issued-view.tsx";
import { type NewAnswer, PaperForm } from "#app/legal/papers/paper-form.tsx";
import { PaperPill } from "#app/legal/papers/paper-table.tsx";
import { actOnPaper, beginPapers } from "#app/legal/papers/save-paper.ts";
import { useWords } from "#app/locales/words.tsx";
import { soldIds } from "#app/sales/sold-ids.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Choice } from "#worker/legal/papers/about/choices.ts";
import { isWritten, planOf, type WrittenKind, writtenKinds } from "#worker/legal/papers/kinds-contract.ts";
import type { PaperPage } from "#worker/legal/papers/reading.ts";

const list = "/legal-forms";
/** As many birds as are asked for at once, and one more. */
const mostIds = 301;

/** A paper; `new` is the form of one, of birds (`ids`, or `all` that a list means) or those of a sale (`sale_id`). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "papers.issue");
  const { searchParams } = new URL(request.url);
  const id = params.paperId ?? "";
  const paper = id === "new" ? null : (await context.api.get<{ data: PaperPage }>(recordPath("/api/papers", id))).data;
  const ids = searchParams.has("all")
    ? await soldIds(searchParams, context)
    : searchParams.getAll("ids").join(",").split(",").filter(Boolean).slice(0, mostIds);
  const kind = kindIn(searchParams.get("kind"));
  const query = new URLSearchParams({
    kind,
    ...(searchParams.get("pair") && { pair_id: searchParams.get("pair") ?? "" }),
  });
  const choices =
    paper === null && planOf(kind).of
      ? (await context.api.get<{ data: Choice[] }>(`/api/papers/choices?${query}`)).data
      : [];
  const about = searchParams.get("about") ?? "";
  const begun = { ids, sale_id: searchParams.get("sale_id") ?? "", kind };
  const law = paper && paper.state !== "draft" ? null : await demandsOn(context, paper, begun);
  const isGone = paper?.state === "draft" && searchParams.has("delete");
  return { paper, begun, about, choices, law, isGone, idempotency_key: crypto.randomUUID() };
}

const kindIn = (given: string | null): WrittenKind => writtenKinds.find((kind) => kind === given) ?? "transfer";

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "papers.issue");
  const form = await request.formData();
  const id = params.paperId ?? "";
  if (id === "new") return beginPapers(form, context);
  if (new URL(request.url).searchParams.has("delete"))
    return deleteRecord(form, context, { path: recordPath("/api/papers", id), words: "forms.delete", list });
  return actOnPaper(form, context, id);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.paper?.number
    ? [{ title: `${args.data.paper.number} · Voliera` }]
    : titled(args, args.data?.paper ? "forms.title" : "forms.new");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { paper }) => [
    { label: t("forms.title"), href: list },
    { label: paper ? (paper.number ?? t("forms.state.draft")) : t("forms.new"), is_current: true },
  ],
};

export default function PaperOnPage() {
  const { t } = useWords();
  const { paper, begun, about, choices, law, isGone, idempotency_key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (!paper && planOf(begun.kind).of)
    return (
      <AboutForm
        kind={begun.kind}
        about={about}
        choices={choices}
        idempotency_key={idempotency_key}
        answer={sent as NewAnswer | undefined}
      />
    );
  if (!paper)
    return (
      <>
        <PaperForm {...begun} answer={sent as NewAnswer | undefined} idempotency_key={idempotency_key} />
        {law && <Demands of={law} />}
      </>
    );
  const fault = sent && "fault" in sent ? (sent as { fault: string }) : undefined;
  if (isGone) return <DeletePage words="forms.delete" name="" back={`${list}/${paper.id}`} answer={fault} />;
  const own = paper as PaperPage;
  const answer = sent && "reply" in sent ? (sent as PaperAnswer) : undefined;
  const title = [t(`forms.kind.${own.kind}`), own.number].filter(Boolean).join(" ");
  const file = own.sha256 && (
    <a className="button" data-kind="primary" href={`${list}/${own.id}/file`}>
      {t(isWritten(own.kind) ? "forms.file" : "forms.file.xlsx")}
    </a>
  );
  const given = { paper: own, answer, idempotency_key };
  return (
    <>
      <PageHeader title={title} lead={t("forms.lead")} actions={file} />
      <p className="mb-4">
        <PaperPill state={own.state} />
      </p>
      {own.state === "draft" ? <DraftView {...given} /> : <IssuedView {...given} />}
      {own.about && (
        <p className="mt-8">
          {t("forms.about")}:{" "}
          <Link className="link" to={own.about.href}>
            {own.about.title}
          </Link>
        </p>
      )}
      {own.named.length > 0 && <Birds named={own.named} />}
      {law && <Demands of={law} only={own.kind} />}
    </>
  );
}

function Birds({ named }: Pick<PaperPage, "named">) {
  const { t } = useWords();
  return (
    <section className="mt-8" aria-labelledby="paper-birds">
      <h2 id="paper-birds">{t("forms.birds")}</h2>
      <ul className="grid gap-1 mt-3">
        {named.map(({ id, ring, name, species }) => (
          <li key={id}>
            <Link className="link" to={`/birds/${id}`}>
              <bdi>{ring}</bdi>
            </Link>{" "}
            <span className="text-muted">{[name, species].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
