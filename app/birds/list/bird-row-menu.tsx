import { useFetchers } from "@remix-run/react";
import { RowMenu } from "#app/lists/row-menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ListedBird } from "../api-types.ts";
import { deletionOf } from "./deletion-of.ts";

type Props = { bird: ListedBird /** The list's question. */; search: string };

const fetchActions = async () => (await import("./bird-row-actions.tsx")).BirdRowActions;

/** What can be done to a bird of the list; its own page offers the same without a script. */
export function BirdRowMenu({ bird, search }: Props) {
  const { t } = useWords();
  return (
    <RowMenu
      to={`/birds/${bird.id}`}
      label={t("birds.action.of_bird", { ring: bird.identifier })}
      fetchMenu={fetchActions}
      given={{ bird, search }}
    />
  );
}

/** Whether a bird is being deleted from its row. */
export function useLeaving(): (id: string) => boolean {
  const leaving = useFetchers().flatMap(({ key, state }) => (state === "idle" ? [] : [key]));
  return (id) => leaving.includes(deletionOf(id));
}
