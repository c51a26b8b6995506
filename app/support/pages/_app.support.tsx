import "../support.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { SupportCards } from "#app/support/home/cards.tsx";
import { Elsewhere } from "#app/support/home/elsewhere-links.tsx";
import { findHelp } from "#app/support/home/find-help.ts";
import { Questions } from "#app/support/home/questions.tsx";
import { SearchResults } from "#app/support/home/search-results.tsx";
import { openingAt } from "#app/support/opening.ts";
import { titled } from "#app/web/titles.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { env } = context;
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  return {
    q,
    found: await findHelp(context, q),
    ways: { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, address: env.CONTACT_ADDRESS },
    elsewhere: { community: env.COMMUNITY_URL, videos: env.VIDEOS_URL },
    opening: openingAt(new Date()),
  };
}

export const meta: MetaFunction = (args) => titled(args, "supporthome.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("supporthome.title"), is_current: true }] };

export default function Support() {
  const { t } = useWords();
  const { q, found, ways, elsewhere, opening } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("supporthome.title")} lead={t("supporthome.lead")} />
      <div className="grid gap-8">
        <Form method="get" role="search" className="support-search">
          <TextField
            field={fieldFacts("q", { initialValue: q, maxLength: 100 })}
            label={t("supporthome.search")}
            placeholder={t("supporthome.search.hint")}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button>{t("supporthome.search.go")}</Button>
        </Form>
        {found && <SearchResults q={q} found={found} />}
        <SupportCards ways={ways} opening={opening} />
        <Elsewhere {...elsewhere} />
        <Questions />
      </div>
    </>
  );
}
