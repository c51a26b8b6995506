import { type FetcherWithComponents, Link, useFetcher, useSearchParams } from "@remix-run/react";
import type { FormEvent } from "react";
import { useMay } from "#app/accounts/use-may.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { RowChoice } from "#app/lists/choosing.tsx";
import { sortBy } from "#app/lists/list-url.ts";
import { Cell, type Column, Row, RowActions, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { BirdsPage, ListedBird } from "../api-types.ts";
import type { Sorting } from "../list-query.ts";
import { type Around, shownColumns } from "./list-columns.tsx";

type Props = Around & Pick<BirdsPage, "items"> & { sorting: Sorting; columns: string | undefined; search: string };

/** The flock as a table; as cards on a phone. */
export function BirdsTable({ items, sorting, columns, search, ...around }: Props) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const shown = shownColumns(columns, around);
  const heads: Column[] = [
    { name: "choice", label: <span className="unseen">{t("lists.choice")}</span> },
    { name: "identifier", label: t("birds.field.identifier"), sort: sortBy(params, "identifier", sorting) },
    ...shown.map(({ name, label, heading, sort }) => ({
      name,
      label: heading ?? t(label),
      ...(sort && { sort: sortBy(params, sort, sorting) }),
    })),
    { name: "actions", label: <span className="unseen">{t("birds.field.actions")}</span> },
  ];
  return (
    <Table caption={t("birds.list.caption")} columns={heads} cards="bird">
      {items.map((bird) => (
        <BirdRow key={bird.id} {...{ bird, shown, around, search }} />
      ))}
    </Table>
  );
}

type RowProps = { bird: ListedBird; shown: ReturnType<typeof shownColumns>; around: Around; search: string };

function BirdRow({ bird, shown, around, search }: RowProps) {
  const { t } = useWords();
  // One fetcher per row: deleting the next bird must not call back the deletion of the one before.
  const deletion = useFetcher({ key: `delete ${bird.id}` });
  if (deletion.state !== "idle") return null;
  return (
    <Row>
      <Cell label={t("lists.choice")} name="choice">
        <RowChoice id={bird.id} label={t("birds.bulk.choose", { ring: bird.identifier })} />
      </Cell>
      <RowHead>
        <Link to={`/birds/${bird.id}`} discover="none">
          <Ring>{bird.identifier}</Ring>
        </Link>{" "}
        {bird.name && <span className="text-muted">{bird.name}</span>}
      </RowHead>
      {shown.map(({ name, label, cell }) => (
        <Cell key={name} label={t(label)} name={name}>
          {cell(bird, around)}
        </Cell>
      ))}
      <Deeds bird={bird} search={search} deletion={deletion} />
    </Row>
  );
}

type DeedsProps = Pick<RowProps, "bird" | "search"> & { deletion: FetcherWithComponents<unknown> };

function Deeds({ bird, search, deletion }: DeedsProps) {
  const { t } = useWords();
  const may = useMay();
  const look = { kind: "ghost", size: "icon" } as const;
  const named = (deed: "edit" | "delete" | "pedigree") => ({
    "aria-label": t(`birds.action.${deed}_bird`, { ring: bird.identifier }),
    title: t(`birds.action.${deed}`),
  });
  return (
    <RowActions label={t("birds.field.actions")}>
      {may.write && (
        <LinkButton {...look} to={`/birds/${bird.id}/edit${search}`} preventScrollReset {...named("edit")}>
          <Icon of="pencil" />
        </LinkButton>
      )}
      <LinkButton {...look} to={`/birds/${bird.id}/pedigree`} {...named("pedigree")}>
        <Icon of="git-fork" />
      </LinkButton>
      {may.write && (
        <deletion.Form method="post" action={`/birds/${bird.id}/delete${search}`} onSubmit={leaveRow}>
          <input type="hidden" name="ring" value={bird.identifier} />
          <Button {...look} {...named("delete")}>
            <Icon of="trash-2" />
          </Button>
        </deletion.Form>
      )}
    </RowActions>
  );
}

// The row goes at once and takes the focus with it; it is handed to a neighbour, or to the heading after the last one.
function leaveRow({ currentTarget }: FormEvent<HTMLFormElement>) {
  const row = currentTarget.closest("tr");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector("a") ?? document.querySelector("h1"))?.focus();
}
