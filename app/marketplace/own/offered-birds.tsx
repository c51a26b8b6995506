import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { NotKnown } from "#app/lists/unknown-value.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { partDayInWords } from "#worker/locales/part-days.ts";
import type { ListingBird } from "#worker/marketplace/offered/offered-json.ts";

/** The birds of a listing with what the register says of them, as strangers will read it. */
export function OfferedBirds({ birds }: { birds: readonly ListingBird[] }) {
  const { t, language } = useWords();
  if (birds.length === 0) return null;
  return (
    <section aria-labelledby="offered">
      <h2 id="offered" className="mb-2">
        {t(birds.length === 1 ? "listings.birds.one" : "listings.birds")}
      </h2>
      <RecordTable
        caption={t("listings.birds")}
        rows={birds}
        columns={[
          {
            name: "ring",
            label: t("listings.bird"),
            cell: ({ id, identifier }) => (
              <Link className="link" to={`/birds/${id}`}>
                <Ring>{identifier}</Ring>
              </Link>
            ),
          },
          { name: "species", label: t("listings.bird.species"), cell: ({ species }) => species },
          { name: "sex", label: t("listings.bird.sex"), cell: ({ sex }) => t(`listings.sex.${sex}`) },
          {
            name: "birth",
            label: t("listings.bird.birth"),
            cell: ({ birth_date, birth_precision }) =>
              birth_date ? partDayInWords(birth_date, birth_precision, language) : <NotKnown />,
          },
          { name: "colour", label: t("listings.bird.colour"), cell: ({ colour }) => colour ?? <NotKnown /> },
        ]}
      />
      <p className="field-hint mt-2">{t("listings.birds.read")}</p>
    </section>
  );
}
