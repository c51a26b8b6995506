import { Link, useFetcher, useFetchers } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "#app/controls/button.tsx";
import { RowMenu } from "#app/lists/row-menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { ListedBird } from "../api-types.ts";

type Props = { bird: ListedBird /** The list's question. */; search: string };

/** What can be done to a bird of the list; its own page offers the same without a script. */
export function BirdRowMenu({ bird, search }: Props) {
  const { t } = useWords();
  return (
    <RowMenu to={`/birds/${bird.id}`} label={t("birds.action.of_bird", { ring: bird.identifier })}>
      <Items bird={bird} search={search} />
    </RowMenu>
  );
}

const deletionOf = (id: string) => `delete ${id}`;

/** Whether a bird is being deleted from its row. */
export function useLeaving(): (id: string) => boolean {
  const leaving = useFetchers().flatMap(({ key, state }) => (state === "idle" ? [] : [key]));
  return (id) => leaving.includes(deletionOf(id));
}

// Drawn with the open menu only: a fetcher for each of a hundred rows would cost every page of the list.
function Items({ bird: { id, identifier: ring }, search }: Props) {
  const { t } = useWords();
  // One fetcher per row: deleting the next bird must not call back the deletion of the one before.
  const deletion = useFetcher({ key: deletionOf(id) });
  const at = `/birds/${id}`;
  const back = new URLSearchParams({ return_to: `/birds${search}` });
  return (
    <>
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
    </>
  );
}

// The row goes at once and takes the focus with it; it is handed to a neighbour, or to the heading after the last one.
function leaveRow({ currentTarget }: FormEvent<HTMLFormElement>) {
  const row = currentTarget.closest("tr");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector("a") ?? document.querySelector("h1"))?.focus();
}
