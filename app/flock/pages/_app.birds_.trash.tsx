import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { TrashTable } from "#app/flock/trash-table.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { Pager } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Restored } from "#worker/flock/trash.ts";
import type { TrashPage } from "#worker/flock/trash-listing.ts";
import { translate } from "#worker/locales/translate.ts";

const fields = ["q", "leaving", "page", "page_size"] as const;

function searchOf(request: Request): string {
  const { searchParams } = new URL(request.url);
  const kept = fields.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : []));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchOf(request);
  const outcome = await context.api.send<{ data: TrashPage }>("GET", `/api/birds/trash${search}`);
  if (!outcome.ok && outcome.status === 422) throw redirect("/birds/trash");
  if (!outcome.ok) throw Response.json(outcome.problem, { status: outcome.status });
  const page = outcome.answer.data;
  if (page.items.length === 0 && page.total > 0) throw redirect("/birds/trash");
  return page;
}

/** Restores what was chosen, or the one whose button was pressed; what stays is told with its reason. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const only = form.get("only");
  const ids = typeof only === "string" ? [only] : form.getAll("ids").map(String);
  const json = { ids };
  const outcome = await context.api.send<{ data: Restored }>("POST", "/api/birds/trash/restore", { json });
  if (!outcome.ok) {
    const [fault] = outcome.problem.errors ?? [];
    const words =
      fault?.message ?? (outcome.problem.detail || translate(context.language, "refusals.unavailable.detail"));
    return data({ faults: [words], refused: [], restored: 0 }, outcome.status);
  }
  const { restored, refused } = outcome.answer.data;
  if (refused.length > 0) return data({ faults: [], refused, restored: restored.length }, 409);
  context.flash({ key: "trash.restored", values: { count: restored.length } });
  return redirect(`/birds/trash${searchOf(request)}`, 303);
}

export const meta: MetaFunction = (args) => titled(args, "trash.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("trash.title"), is_current: true },
  ],
};

export default function Trash() {
  const page = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [params] = useSearchParams();
  const isEmpty = page.total === 0 && !params.get("q") && !params.get("leaving");
  return (
    <>
      <PageHeader title={t("trash.title")} lead={t("trash.lead")} />
      <Refused limit={page.limit.birds} />
      {isEmpty ? <Empty /> : <Deleted page={page} />}
      {page.may.erase && (
        <p className="mt-6 text-sm">
          <Link className="link" to="/audit">
            {t("trash.history")}
          </Link>
        </p>
      )}
    </>
  );
}

function Refused({ limit }: { limit: number | null }) {
  const { t } = useWords();
  const answer = useActionData<typeof action>();
  if (!answer) return null;
  const { faults, refused, restored } = answer;
  const why = refused.map(({ code, identifier }) =>
    t(`trash.refused.${code}`, { ring: identifier ?? "", limit: limit ?? 0 }),
  );
  const messages = [...(restored > 0 ? [t("trash.restored", { count: restored })] : []), ...why];
  const title = refused.length > 0 ? { title: t("trash.refused.title") } : {};
  return <ErrorSummary faults={[...faults, ...messages].map((message) => ({ message }))} {...title} />;
}

function Deleted({ page }: { page: TrashPage }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const [q, leaving] = ["q", "leaving"].map((name) => params.get(name) ?? "") as [string, string];
  const field = fieldFacts("q", { id: "filter-q", key: q, initialValue: q });
  const search = (
    <TextField
      field={field}
      label={t("trash.search")}
      type="search"
      placeholder={t("trash.search_hint")}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
  return (
    <>
      <Filters label={t("trash.search")} names={["q", "leaving"]} search={search}>
        {leaving && (
          <SelectField
            field={fieldFacts("leaving", { id: "filter-leaving", key: leaving, initialValue: leaving })}
            label={t("trash.leaving")}
            choices={[{ value: "1", label: t("trash.leaving.soon") }]}
            empty={t("trash.leaving.all")}
          />
        )}
      </Filters>
      {page.total === 0 ? <Nothing /> : <Chosen page={page} />}
    </>
  );
}

function Chosen({ page }: { page: TrashPage }) {
  const { t } = useWords();
  const { items, total, total_pages, page_size, may } = page;
  return (
    <>
      {/* A new list starts with nothing chosen. */}
      <Form className="grid gap-4" key={items.map(({ id }) => id).join()}>
        {/* The first button of a form is the one Enter presses. */}
        <div className="actions mt-3">
          {may.restore && <Button>{t("trash.restore_chosen")}</Button>}
          {may.erase && (
            <Button kind="ghost" formAction="/birds/trash/erase" formMethod="get">
              {t("trash.erase_chosen")}
            </Button>
          )}
        </div>
        <TrashTable items={items} mayRestore={may.restore} />
      </Form>
      <Pager
        summary={t("trash.showing", { shown: items.length, count: total })}
        page={page.page}
        total_pages={total_pages}
        page_size={page_size}
      />
    </>
  );
}

function Nothing() {
  const { t } = useWords();
  const clear = <LinkButton to="/birds/trash">{t("trash.nothing.clear")}</LinkButton>;
  return (
    <EmptyState drawing={<Perch />} title={t("trash.nothing.title")} why={t("trash.nothing.detail")} actions={clear} />
  );
}

function Empty() {
  const { t } = useWords();
  const back = <LinkButton to="/birds">{t("trash.back")}</LinkButton>;
  return <EmptyState drawing={<Perch />} title={t("trash.empty.title")} why={t("trash.empty.detail")} actions={back} />;
}
