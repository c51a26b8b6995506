import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { Cell, Row, RowActions, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useProfileWords } from "#app/species/profile.tsx";
import { titled } from "#app/web/titles.ts";
import type { Species } from "#worker/species/queries.ts";

const newSpecies = "/birds/species/new?return_to=%2Fspecies";

export async function loader({ context }: LoaderFunctionArgs) {
  const { data: species } = await context.api.get<{ data: Species[] }>("/api/bird-species/");
  return { species };
}

export const meta: MetaFunction = (args) => titled(args, "species.list.title");

export const handle: PageHandle = { crumbs: (t) => [{ label: t("species.list.title"), is_current: true }] };

export default function SpeciesPage() {
  const { species } = useLoaderData<typeof loader>();
  return species.length === 0 ? <NoSpecies /> : <SpeciesList species={species} />;
}

function NoSpecies() {
  const { t } = useWords();
  const may = useMay();
  const actions = may.write && (
    <>
      <LinkButton kind="primary" size="large" to="/species/catalogue">
        {t("species.list.catalogue")}
      </LinkButton>
      <LinkButton size="large" to={newSpecies}>
        {t("species.list.add")}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeader title={t("species.list.title")} />
      <EmptyState
        drawing={<Egg />}
        title={t("species.list.first.title")}
        why={t("species.list.first.detail")}
        actions={actions}
      />
    </>
  );
}

function SpeciesList({ species }: { species: Species[] }) {
  const { t } = useWords();
  const columns = (["name", "incubation", "temperature", "humidity", "lockdown"] as const).map((name) => ({
    name,
    label: t(`species.column.${name}`),
  }));
  return (
    <>
      <PageHeader title={t("species.list.title")} lead={t("species.list.lead")} actions={<Ways />} />
      <Table
        caption={t("species.list.caption")}
        columns={[
          ...columns.slice(0, 1),
          { name: "group", label: t("species.field.group") },
          ...columns.slice(1),
          { name: "birds", label: <span className="unseen">{t("species.list.actions")}</span> },
        ]}
      >
        {species.map((kind) => (
          <SpeciesRow key={kind.id} kind={kind} />
        ))}
      </Table>
    </>
  );
}

function Ways() {
  const { t } = useWords();
  const may = useMay();
  if (!may.write) return null;
  return (
    <>
      <LinkButton to={newSpecies}>{t("species.list.add")}</LinkButton>
      <LinkButton kind="primary" to="/species/catalogue">
        {t("species.list.catalogue")}
      </LinkButton>
    </>
  );
}

function SpeciesRow({ kind }: { kind: Species }) {
  const { t } = useWords();
  const words = useProfileWords();
  return (
    <Row>
      <RowHead>
        <div>
          <Link className="link font-semibold" to={`/species/${kind.id}`}>
            {kind.common_name}
          </Link>{" "}
          <i className="block text-base text-muted">{kind.latin_name}</i>
          {kind.has_exception_profile && <Pill tone="sky">{t("species.exception")}</Pill>}
          {kind.profile_notes && <Notes of={kind.common_name}>{kind.profile_notes}</Notes>}
        </div>
      </RowHead>
      <Cell label={t("species.field.group")}>{kind.group}</Cell>
      <Cell label={t("species.column.incubation")}>{words.incubation(kind)}</Cell>
      <Cell label={t("species.column.temperature")}>{words.temperature(kind)}</Cell>
      <Cell label={t("species.column.humidity")}>{words.humidity(kind)}</Cell>
      <Cell label={t("species.column.lockdown")}>{words.lockdown(kind)}</Cell>
      <RowActions label={t("species.list.actions")}>
        <LinkButton
          kind="ghost"
          className="button whitespace-nowrap"
          to={`/birds?species_id=${encodeURIComponent(kind.id)}`}
        >
          {t("species.list.birds")} <span className="unseen">{kind.common_name}</span>
        </LinkButton>
      </RowActions>
    </Row>
  );
}

function Notes({ of, children }: { of: string; children: string }) {
  const { t } = useWords();
  return (
    <details className="disclosure">
      <summary>
        {t("species.list.notes")} <span className="unseen">{of}</span>
      </summary>
      <p className="whitespace-pre-line">{children}</p>
    </details>
  );
}
