import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/accounts/member.ts";
import { PickLine } from "#app/birds/picker/pick-line.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import type { HitGroup } from "#app/kit/search-group.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { findHits, type Hits, questionIn } from "#app/search/hits.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";

/** A ring that can only be one bird's leads there at once, as does the number of a pair. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const q = questionIn(request);
  if (q === "") {
    await requireMember(context);
    return { q, found: null };
  }
  const found = await findHits(context, q);
  if (found.opens !== null) throw redirect(found.opens);
  return { q, found };
}

export const meta: MetaFunction = (args) => titled(args, "search.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("search.title"), is_current: true }] };

export default function Search() {
  const { t } = useWords();
  const { q, found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("search.title")} lead={t("search.lead")} />
      <div className="form">
        <Form method="get" role="search" className="filter-search items-end">
          <TextField
            field={fieldFacts("q", { initialValue: q, maxLength: 200 })}
            label={t("search.field")}
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            autoFocus={q === ""}
          />
          <Button kind="primary">{t("search.go")}</Button>
        </Form>
        {found?.groups.map((group) => (
          <Found key={group.name} group={group} />
        ))}
        {found?.none && <Nothing none={found.none} />}
        {found === null && <Hints />}
      </div>
    </>
  );
}

function Found({ group: { label, hits, more } }: { group: HitGroup }) {
  return (
    <section className="min-w-0">
      <h2>{label}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.to}>
            <Link className="menu-item" to={hit.to}>
              <PickLine of={hit} />
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <Link className="menu-item link" to={more.to}>
            {more.label}
          </Link>
        </p>
      )}
    </section>
  );
}

function Nothing({ none: { title, why, add } }: { none: NonNullable<Hits["none"]> }) {
  const way = add && (
    <LinkButton kind="primary" to={add.to}>
      {add.label}
    </LinkButton>
  );
  return <EmptyState drawing={<Perch />} title={title} why={why} actions={way} />;
}

function Hints() {
  const { t } = useWords();
  return (
    <ul className="grid gap-2 text-muted">
      {(["ring", "name", "pair", "place", "keys"] as const).map((name) => (
        <li key={name}>{t(`search.hint.${name}`)}</li>
      ))}
    </ul>
  );
}
