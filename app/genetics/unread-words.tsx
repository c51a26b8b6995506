import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Unread } from "#worker/genetics/nearest.ts";

type Props = {
  unread: readonly Unread[];
  species_id: string;
  /** The bird they are written of. */
  bird: { id: string; identifier: string };
};

/** Words of a bird's colour that its species does not know: what may be meant, and the two ways to put it right. */
export function UnreadWords({ unread, species_id, bird }: Props) {
  const { t } = useWords();
  const may = useMay();
  return (
    <>
      <ul className="gene-doubts">
        {unread.map(({ word, nearest, kind }) => (
          <li key={word}>
            {t(`genetics.unread.${kind}`, { word })}{" "}
            {nearest.length > 0 && t("genetics.unread.nearest", { names: nearest.join(", ") })}{" "}
            {may("flock.write") && kind === "unknown" && (
              <Link className="link" to={`/genetics/mutations/new?${new URLSearchParams({ species_id, name: word })}`}>
                {t("genetics.unread.own", { word })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {may("flock.write") && (
        <p>
          <Link className="link" to={`/birds/${bird.id}/edit`}>
            {t("genetics.unread.correct", { ring: bird.identifier })}
          </Link>
        </p>
      )}
    </>
  );
}
