import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { freshForm } from "#app/kit/fresh-form.ts";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { actOnRecord, recordQuery } from "#app/kit/record-query.ts";
import { useWords } from "#app/locales/words.tsx";
import { bringsFile, keepFile, ofRegistration, removeFile } from "#app/organization/file-actions.ts";
import { Missing } from "#app/organization/missing-papers.tsx";
import { usePapersFields } from "#app/organization/papers-fields.ts";
import { RegistrationFile } from "#app/organization/registration-file.tsx";
import { RegistrationForm } from "#app/organization/registration-form.tsx";
import { RegistrationTable } from "#app/organization/registration-table.tsx";
import { type PapersRecord, papersOf, savePapers } from "#app/organization/save-papers.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { papersForm } from "#worker/organization/contract.ts";
import type { PaperField } from "#worker/organization/needed-contract.ts";
import type { PapersPage } from "#worker/organization/papers-page.ts";
import { registrationDraft } from "#worker/organization/registration-contract.ts";
import type { Registration } from "#worker/organization/registrations.ts";

const here = "/settings/papers";

const papersQuery = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return { ...recordQuery(request), file: searchParams.get("file"), site: searchParams.get("site_id") };
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const { edit, gone, file, site } = papersQuery(request);
  const { data: page } = await context.api.get<{ data: PapersPage }>("/api/registrations/page");
  const { organization, registrations, sites, today } = page;
  const id = edit === "new" ? null : (edit ?? gone ?? file);
  const chosen = registrations.find((it) => it.id === id);
  if (id && !chosen) throw data(null, 404);
  const form = freshForm(edit ? registrationDraft : papersForm);
  const papers = papersOf(organization);
  const site_id = sites.find(({ id: own }) => own === site)?.id ?? null;
  const action = edit ? "edit" : gone ? "delete" : file ? "file" : null;
  return { papers, registrations, sites, site_id, today, chosen, deed: action, form };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { edit, gone, file } = papersQuery(request);
  if (file && bringsFile(request)) return keepFile(request, context, ofRegistration(file));
  if (file) return removeFile(context, ofRegistration(file));
  if (!edit && !gone) return savePapers(await request.formData(), context);
  return actOnRecord(request, context, {
    contract: registrationDraft,
    path: "/api/registrations",
    list: here,
    words: "registrations.delete",
    saved: ({ number }: Registration) => ({ key: "registrations.saved", values: { name: number }, to: here }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "papers.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("papers.title"), is_current: true },
  ],
};

type Answer = { reply: NonNullable<Parameters<typeof RegistrationForm>[0]["answer"]>["reply"]; current?: unknown };

export default function PapersSettings() {
  const { papers, registrations, sites, site_id, today, chosen, deed, form } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const answer = sent && "reply" in sent ? (sent as Answer) : undefined;
  if (deed === "delete" && chosen) {
    const fault = sent && "fault" in sent ? sent : undefined;
    return <DeletePage words="registrations.delete" name={chosen.number} back={here} answer={fault} />;
  }
  if (deed === "file" && chosen)
    return <RegistrationFile registration={chosen} faults={sent && "faults" in sent ? sent.faults : []} />;
  if (deed === "edit") {
    const stated = answer && { reply: answer.reply, current: answer.current as Registration | undefined };
    return <RegistrationForm form={form} answer={stated} registration={chosen} sites={sites} site_id={site_id} />;
  }
  const text = answer && { reply: answer.reply, current: answer.current as PapersRecord | undefined };
  return (
    <>
      <PapersForm form={form} answer={text} papers={papers} />
      <Registrations registrations={registrations} sites={sites} today={today} />
    </>
  );
}

type FormProps = Pick<RecordFormProps<PaperField>, "form" | "answer"> & { papers: PapersRecord };

function PapersForm({ form, answer, papers }: FormProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("papers.title")} lead={t("papers.lead")} />
      <Missing papers={papers} />
      <RecordForm
        form={form}
        answer={answer}
        record={papers}
        fields={usePapersFields()}
        back="/settings"
        submit={t("papers.save")}
        stale={t("papers.stale")}
      />
    </>
  );
}

function Registrations({ registrations, sites, today }: Parameters<typeof RegistrationTable>[0]) {
  const { t } = useWords();
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="registrations">
      <h2 id="registrations">{t("registrations.title")}</h2>
      <p className="text-muted">{t("registrations.lead")}</p>
      {registrations.length > 0 ? (
        <RegistrationTable registrations={registrations} sites={sites} today={today} />
      ) : (
        <p>{t("registrations.none")}</p>
      )}
      <div className="actions">
        <LinkButton to="?edit=new">{t("registrations.add")}</LinkButton>
      </div>
    </section>
  );
}
