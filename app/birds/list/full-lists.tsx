import { Link, useSearchParams } from "@remix-run/react";
import { listUrl } from "#app/lists/list-url.ts";
import { useWords } from "#app/locales/words.tsx";
import type { BirdsPage } from "../api-types.ts";
import { longFields, openedIn } from "../list-query.ts";

/** The ways to the lists of choices that are too long to go with every page; nothing where all are short. */
export function FullLists({ long, places }: Pick<BirdsPage, "long" | "places">) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const isCut = openedIn(params) === "place_id" && long.place_id !== undefined;
  const cut = longFields.filter((field) => long[field] && !(isCut && field === "place_id"));
  return (
    <>
      {isCut && (
        <p className="filter-note print:hidden">
          {t("birds.list.places_cut", { shown: places.length, count: long.place_id ?? 0 })}{" "}
          <Link className="link" to="/places">
            {t("birds.list.places_search")}
          </Link>
        </p>
      )}
      {cut.length > 0 && <Ways cut={cut} long={long} />}
    </>
  );
}

type Cut = { cut: typeof longFields; long: BirdsPage["long"] };

function Ways({ cut, long }: Cut) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <p className="filter-note print:hidden">
      {t("birds.list.whole_lists")}
      {cut.map((field, at) => (
        <span key={field}>
          {at > 0 ? " · " : " "}
          <Link className="link" to={`${listUrl(params, { open: field })}#filter-${field}`}>
            {t(`birds.field.${field}`)} ({long[field]})
          </Link>
        </span>
      ))}
    </p>
  );
}
