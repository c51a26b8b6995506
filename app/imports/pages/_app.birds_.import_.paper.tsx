import "../imports.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { requireMay, requireMember } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { PrintButton } from "#app/controls/print-button.tsx";
import { PaperList } from "#app/imports/from/paper-list.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  await requireMember(context);
  return null;
}

export const meta: MetaFunction = (args) => titled(args, "imports.paper.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("imports.from.title"), href: "/birds/import/from" },
    { label: t("imports.paper.title"), is_current: true },
  ],
};

export default function PaperToFillIn() {
  const { t } = useWords();
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={t("imports.paper.title")}
          lead={t("imports.paper.lead")}
          actions={
            <>
              <LinkButton to="/birds/import/from">{t("imports.paper.back")}</LinkButton>
              <PrintButton>{t("imports.paper.print")}</PrintButton>
            </>
          }
        />
      </div>
      <PaperList />
    </>
  );
}
