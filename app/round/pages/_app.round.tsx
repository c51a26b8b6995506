import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { stopPath } from "#app/agenda/stop-path.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Round } from "#worker/round/queries.ts";

/** Begins the round at its first cage. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data: cages } = await context.api.get<Round>("/api/round");
  const [first] = cages;
  if (first) throw redirect(stopPath(first.id));
  return null;
}

export const meta: MetaFunction = (args) => titled(args, "round.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("round.title"), is_current: true }] };

export default function NoRound() {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("round.title")} />
      <EmptyState
        drawing={<Nest />}
        title={t("round.empty")}
        why={t("round.empty.why")}
        actions={
          <LinkButton kind="primary" to="/birds/pairs">
            {t("round.empty.go")}
          </LinkButton>
        }
      />
    </>
  );
}
