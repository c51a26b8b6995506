import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { Sex } from "#db/vocabulary.ts";

type Props = { bird_id: string | null; mark: string | null; species: string | null; sex?: Sex | null };

/** Which bird a line is of, by the ring it has there; one that was erased leads nowhere. */
export function BirdOfLine({ bird_id, mark, species, sex }: Props) {
  const { t } = useWords();
  const ring = <bdi>{mark ?? "—"}</bdi>;
  return (
    <>
      {bird_id ? (
        <Link className="link" to={`/birds/${bird_id}`}>
          {ring}
        </Link>
      ) : (
        ring
      )}
      <span className="block text-sm text-muted">
        <i>{species}</i>
        {sex && sex !== "unknown" && `, ${t(`ui.sex.${sex}`)}`}
      </span>
    </>
  );
}
