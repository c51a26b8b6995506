import "../pedigree.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { limitsOf } from "#app/kit/limits.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { CertificateForm, CertificateQuestion } from "#app/pedigrees/certificate-form.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { certificateFilter } from "#worker/pedigrees/certificate-contract.ts";
import type { CertificatePage } from "#worker/pedigrees/settings.ts";
import { certificateDraft } from "#worker/pedigrees/settings-contract.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/certificate`;
  const { head, settings, organization, code } = (await context.api.get<{ data: CertificatePage }>(path)).data;
  // What an address asks for that no certificate can be is as if it had not been asked.
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const input = certificateFilter.safeParse(Object.fromEntries(given)).data ?? {};
  // The picture has an address of its own each time: what it shows may be another although nothing in the address is.
  const seen = crypto.randomUUID().slice(0, 8);
  return { head, settings: { ...settings, ...input }, organization, code, limits: limitsOf(certificateDraft), seen };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { refused } = await submit(await request.formData(), context, certificateDraft, (value, headers) =>
    context.api.send("PUT", "/api/certificate", {
      json: { ...value, generations: String(value.generations) },
      headers,
    }),
  );
  const to = `/birds/${encodeURIComponent(params.birdId ?? "")}/certificate`;
  return refused ?? redirectWithFlash(context, { key: "pedigree.certificate.saved", to });
}

type Shown = Pick<CertificatePage, "head">;

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "pedigree.certificate.of", { ring: args.data?.head.identifier ?? "" });
export const handle: PageHandle<Shown> = {
  crumbs: (t, { head }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: head.identifier, href: `/birds/${head.id}` },
    { label: t("pedigree.certificate"), is_current: true },
  ],
};

export default function CertificateOptions() {
  const { head, settings, organization, code, limits, seen } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { t } = useWords();
  const may = useMay();
  const { style, generations, language } = settings;
  const chosen = { style, generations: String(generations), ...(language && { language }) };
  const file = `/birds/${head.id}/certificate`;
  return (
    <>
      <PageHeader
        title={t("pedigree.certificate.of", { ring: [head.name, head.identifier].filter(Boolean).join(" · ") })}
        lead={t("pedigree.certificate.lead")}
        actions={
          <LinkButton to={`${file}.pdf?${new URLSearchParams(chosen)}`} reloadDocument>
            <Icon of="download" />
            {t("pedigree.certificate.make")}
          </LinkButton>
        }
      />
      <div className="certificate-page">
        <section>
          {may("flock.write") ? (
            <CertificateForm start={settings} reply={reply} limits={limits} organization={organization} code={code} />
          ) : (
            <CertificateQuestion start={settings} />
          )}
        </section>
        <figure>
          <img
            src={`${file}.svg?${new URLSearchParams({ ...chosen, seen })}`}
            alt={t("pedigree.certificate.preview")}
            data-across={generations > 5 || undefined}
          />
        </figure>
      </div>
    </>
  );
}
