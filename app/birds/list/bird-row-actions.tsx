import { Link, useFetcher } from "@remix-run/react";
import { MenuAction, MenuLine, MenuOver, type MenuOverProps } from "#app/controls/menu-over.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { ListedBird } from "../api-types.ts";
import { deletionOf } from "./deletion-of.ts";

type Props = MenuOverProps & { bird: ListedBird /** The list's question. */; search: string };

/** What can be done to a bird of the list, as a menu over its row. */
export function BirdRowActions({ bird: { id, identifier: ring }, search, ...menu }: Props) {
  const { t } = useWords();
  // One fetcher per row: deleting the next bird must not call back the deletion of the one before.
  const deletion = useFetcher({ key: deletionOf(id) });
  const at = `/birds/${id}`;
  const back = new URLSearchParams({ return_to: `/birds${search}` });
  return (
    <MenuOver {...menu}>
      <Way to={`/birds/move?ids=${id}&${back}`} icon="arrow-right-left" label={t("birds.bulk.place")} />
      <Way to={`${at}/status?${back}`} icon="tag" label={t("birds.bulk.status.do")} />
      <Way to={`${at}/died?${back}`} icon="circle-x" label={t("birds.status.died")} />
      <MenuLine />
      <Way to={`${at}/edit${search}`} icon="pencil" label={t("birds.action.edit")} keepsPlace />
      <Way to={`${at}/pedigree`} icon="git-fork" label={t("birds.action.pedigree")} />
      <MenuLine />
      <deletion.Form
        method="post"
        action={`${at}/delete${search}`}
        className="contents"
        onSubmit={() => leaveRow(menu.opener.current)}
      >
        <input type="hidden" name="ring" value={ring} />
        <MenuAction sends>
          <button type="submit" className="menu-item">
            <Icon of="trash-2" />
            {t("birds.action.delete")}
          </button>
        </MenuAction>
      </deletion.Form>
    </MenuOver>
  );
}

type WayProps = { to: string; icon: IconName; label: string; keepsPlace?: boolean };

function Way({ to, icon, label, keepsPlace = false }: WayProps) {
  return (
    <MenuAction>
      <Link className="menu-item" to={to} preventScrollReset={keepsPlace}>
        <Icon of={icon} />
        {label}
      </Link>
    </MenuAction>
  );
}

// The row goes at once and takes the focus with it; it is handed to a neighbour, or to the heading after the last one.
function leaveRow(opener: HTMLElement | null) {
  const row = opener?.closest("tr");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector("a") ?? document.querySelector("h1"))?.focus();
}
