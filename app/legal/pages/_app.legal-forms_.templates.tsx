import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { PaperTabs } from "#app/legal/paper-tabs.tsx";
import { FieldForm, KnownFields, pageOf } from "#app/legal/templates/field-form.tsx";
import type { FormAnswer } from "#app/legal/templates/form-boxes.ts";
import { FormFile, GivenForm } from "#app/legal/templates/form-file.tsx";
import { PlaceForm } from "#app/legal/templates/place-form.tsx";
import { giveForm, placeOnForm } from "#app/legal/templates/save-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { FormPage } from "#worker/legal/forms/page.ts";

const path = "/api/paper-templates/transfer";
const here = "/legal-forms/templates";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const outcome = await context.api.send<{ data: FormPage }>("GET", path, {});
  if (!outcome.ok && outcome.status !== 404) throw data(null, outcome.status);
  const { searchParams } = new URL(request.url);
  const shown = { isBack: searchParams.has("back"), isChanged: searchParams.has("change"), page: pageOf(searchParams) };
  return { form: outcome.ok ? outcome.answer.data : undefined, ...shown };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "settings.write");
  const brings = (request.headers.get("Content-Type") ?? "").toLowerCase().startsWith("multipart/");
  if (brings) return giveForm(request, context);
  const form = await request.formData();
  const isBack = new URL(request.url).searchParams.has("back");
  return isBack
    ? deleteRecord(form, context, { path, words: "templates.back", list: here })
    : placeOnForm(form, context);
}

export const meta: MetaFunction = (args) => titled(args, "templates.title");
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("templates.title"), is_current: true }],
};

export default function Templates() {
  const { form, isBack, isChanged, page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | { fault: string } | undefined;
  const { t } = useWords();
  const of = (what: FormAnswer["of"]) => (answer && "of" in answer && answer.of === what ? answer : undefined);
  if (form && isBack) {
    const fault = answer && "fault" in answer ? answer : undefined;
    return <DeletePage words="templates.back" name={form.file_name} back={here} answer={fault} />;
  }
  return (
    <>
      <PageHeader title={t("templates.title")} lead={t("templates.lead")} />
      <PaperTabs />
      {form ? (
        <>
          <GivenForm form={form} />
          {isChanged ? (
            <FieldForm form={form} isAll page={page} answer={of("fields")} />
          ) : (
            <>
              <FieldForm form={form} page={page} answer={of("fields")} />
              <KnownFields form={form} />
            </>
          )}
          <PlaceForm form={form} answer={of("places")} />
          <FormFile key={form.version} isThere answer={of("file")} />
        </>
      ) : (
        <FormFile answer={of("file")} />
      )}
    </>
  );
}
