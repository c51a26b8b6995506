import { type FetcherWithComponents, Link } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "#app/controls/button.tsx";
import { RowMenu } from "#app/lists/row-menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { ListedBird } from "../api-types.ts";

type Props = { bird: ListedBird /** The list's question. */; search: string; deletion: FetcherWithComponents<unknown> };

/** What can be done to a bird of the list; its own page offers the same without a script. */
export function BirdRowMenu({ bird: { id, identifier: ring }, search, deletion }: Props) {
  const { t } = useWords();
  const at = `/birds/${id}`;
  const back = new URLSearchParams({ return_to: `/birds${search}` });
  return (
    <RowMenu to={at} label={t("birds.action.of_bird", { ring })}>
      <Link className="menu-item" to={`/birds/move?ids=${id}&${back}`} discover="none">
        <Icon of="arrow-right-left" />
        {t("birds.bulk.place")}
      </Link>
      <Link className="menu-item" to={`${at}/status?${back}`} discover="none">
        <Icon of="tag" />
        {t("birds.bulk.status.do")}
      </Link>
      <Link className="menu-item" to={`${at}/died?${back}`} discover="none">
        <Icon of="circle-x" />
        {t("birds.status.died")}
      </Link>
      <hr />
      <Link className="menu-item" to={`${at}/edit${search}`} discover="none" preventScrollReset>
        <Icon of="pencil" />
        {t("birds.action.edit")}
      </Link>
      <Link className="menu-item" to={`${at}/pedigree`} discover="none">
        <Icon of="git-fork" />
        {t("birds.action.pedigree")}
      </Link>
      <hr />
      <deletion.Form method="post" action={`${at}/delete${search}`} onSubmit={leaveRow}>
        <input type="hidden" name="ring" value={ring} />
        <Button kind="ghost" className="menu-item">
          <Icon of="trash-2" />
          {t("birds.action.delete")}
        </Button>
      </deletion.Form>
    </RowMenu>
  );
}

// The row goes at once and takes the focus with it; it is handed to a neighbour, or to the heading after the last one.
function leaveRow({ currentTarget }: FormEvent<HTMLFormElement>) {
  const row = currentTarget.closest("tr");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector("a") ?? document.querySelector("h1"))?.focus();
}
