import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { chooseQuery } from "./choose-query.ts";
import type { ShownClutch } from "./shown.ts";

/** Ticks all eggs of the page; a link, so that it needs no script. */
export function ChooseLinks({ page }: { page: Pick<ShownClutch, "eggs" | "page"> }) {
  const { t } = useWords();
  const numbers = page.eggs.map(({ number }) => number);
  return (
    <Link className="link" to={chooseQuery(numbers, page.page)} preventScrollReset>
      {t("clutches.pick.all")}
    </Link>
  );
}
