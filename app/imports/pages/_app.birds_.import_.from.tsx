import "../imports.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { requireMay, requireMember } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { Programs } from "#app/imports/from/programs.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  await requireMember(context);
  return null;
}

export const meta: MetaFunction = (args) => titled(args, "imports.from.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("imports.upload.crumb"), href: "/birds/import" },
    { label: t("imports.from.title"), is_current: true },
  ],
};

export default function FromAnotherProgram() {
  const { t } = useWords();
  return (
    <div className="import-page grid grid-cols-1 gap-8">
      <PageHeader
        title={t("imports.from.title")}
        lead={t("imports.from.lead")}
        actions={
          <LinkButton kind="primary" to="/birds/import">
            {t("imports.from.choose")}
          </LinkButton>
        }
      />
      <Programs />
      <section aria-labelledby="lost" className="import-part">
        <h2 id="lost">{t("imports.from.other")}</h2>
        <p>{t("imports.from.other.why")}</p>
      </section>
    </div>
  );
}
