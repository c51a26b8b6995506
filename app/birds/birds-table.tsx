import { type FetcherWithComponents, Link, useFetcher, useSearchParams } from "@remix-run/react";
import { GitFork, Pencil, Trash2 } from "lucide-react";
import type { FormEvent } from "react";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { sortBy } from "#app/ui/list-url.ts";
import { StatusPill } from "#app/ui/pill.tsx";
import { Ring } from "#app/ui/ring.tsx";
import { Sex } from "#app/ui/sex.tsx";
import { Cell, type Column, Row, RowActions, RowHead, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.tsx";
import { AgeInWords } from "./age-in-words.tsx";
import type { BirdsPage, ListedBird, Status } from "./answers.ts";
import type { Sorting } from "./list-query.ts";

type Props = Pick<BirdsPage, "items" | "statuses"> & { sorting: Sorting; today: string; search: string };

/** The flock as a table; as cards on a phone. */
export function BirdsTable({ items, statuses, sorting, today, search }: Props) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const columns: Column[] = [
    { name: "identifier", label: t("birds.field.identifier"), sort: sortBy(params, "identifier", sorting) },
    { name: "species", label: t("birds.field.species_id"), sort: sortBy(params, "species", sorting) },
    { name: "sex", label: t("birds.field.sex") },
    { name: "age", label: <AgeHeading />, sort: sortBy(params, "birth_date", sorting) },
    { name: "status", label: t("birds.field.status_id"), sort: sortBy(params, "status", sorting) },
    { name: "actions", label: <span className="unseen">{t("birds.field.actions")}</span> },
  ];
  return (
    <Table caption={t("birds.list.caption")} columns={columns} cards="bird">
      {items.map((bird) => {
        const status = statuses.find(({ id }) => id === bird.status_id);
        return <BirdRow key={bird.id} {...{ bird, status, today, search }} />;
      })}
    </Table>
  );
}

// On paper an age would soon be wrong, so the column holds the birth date there.
function AgeHeading() {
  const { t } = useWords();
  return (
    <>
      <span className="print:hidden">{t("birds.field.age")}</span>
      <span className="hidden print:inline">{t("birds.field.born")}</span>
    </>
  );
}

type RowProps = { bird: ListedBird; status: Status | undefined; today: string; search: string };

function BirdRow({ bird, status, today, search }: RowProps) {
  const { t } = useWords();
  // One fetcher per row: deleting the next bird must not call back the deletion of the one before.
  const deletion = useFetcher({ key: `delete ${bird.id}` });
  if (deletion.state !== "idle") return null;
  return (
    <Row>
      <RowHead>
        <Link to={`/birds/${bird.id}`}>
          <Ring>{bird.identifier}</Ring>
        </Link>{" "}
        {bird.name && <span className="text-muted">{bird.name}</span>}
      </RowHead>
      <Cell label={t("birds.field.species_id")}>{bird.species_name}</Cell>
      <Cell label={t("birds.field.sex")}>
        <Sex sex={bird.sex} />
      </Cell>
      <Cell label={t("birds.field.age")}>
        <AgeInWords birthDate={bird.birth_date} today={today} />
      </Cell>
      <Cell label={t("birds.field.status_id")}>
        <StatusOrNone status={status} />
      </Cell>
      <Deeds bird={bird} search={search} deletion={deletion} />
    </Row>
  );
}

function StatusOrNone({ status }: { status: Status | undefined }) {
  const { t } = useWords();
  if (!status) return <span className="text-muted not-known">{t("birds.unknown")}</span>;
  return <StatusPill status={status}>{status.name}</StatusPill>;
}

type DeedsProps = Pick<RowProps, "bird" | "search"> & { deletion: FetcherWithComponents<unknown> };

function Deeds({ bird, search, deletion }: DeedsProps) {
  const { t } = useWords();
  const look = { kind: "ghost", size: "icon" } as const;
  const named = (deed: "edit" | "delete" | "pedigree") => ({
    "aria-label": t(`birds.action.${deed}_bird`, { ring: bird.identifier }),
    title: t(`birds.action.${deed}`),
  });
  return (
    <RowActions label={t("birds.field.actions")}>
      <LinkButton {...look} to={`/birds/${bird.id}/edit${search}`} preventScrollReset {...named("edit")}>
        <Icon of={Pencil} />
      </LinkButton>
      <LinkButton {...look} to={`/birds/${bird.id}/pedigree`} {...named("pedigree")}>
        <Icon of={GitFork} />
      </LinkButton>
      <deletion.Form method="post" action={`/birds/${bird.id}/delete${search}`} onSubmit={leaveRow}>
        <input type="hidden" name="ring" value={bird.identifier} />
        <Button {...look} {...named("delete")}>
          <Icon of={Trash2} />
        </Button>
      </deletion.Form>
    </RowActions>
  );
}

// The row goes at once and takes the focus with it; it is handed to a neighbour, or to the heading after the last one.
function leaveRow({ currentTarget }: FormEvent<HTMLFormElement>) {
  const row = currentTarget.closest("tr");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector("a") ?? document.querySelector("h1"))?.focus();
}
