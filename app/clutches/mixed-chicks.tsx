import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";

/** What chicks of two species are recorded as, each with the way to another; nothing where the parents are of one. */
export function MixedChicks({ chicks }: { chicks: ClutchPage["mixed"] }) {
  const { t } = useWords();
  const mayChange = useMay()("flock.write");
  if (chicks.length === 0) return null;
  return (
    <Banner title={t("clutches.mixed")}>
      <ul className="grid list-none gap-2 p-0">
        {chicks.map(({ id, ring, species, is_mothers }) => (
          <li key={id}>
            <Ring>{ring}</Ring> {t(is_mothers ? "clutches.mixed.mothers" : "clutches.mixed.as", { species })}
            {mayChange && (
              <>
                {" · "}
                <Link className="link" to={`/birds/${id}/species`} aria-label={t("clutches.mixed.change.of", { ring })}>
                  {t("clutches.mixed.change")}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
