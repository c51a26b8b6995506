import { Link } from "@remix-run/react";
import { UnreadWords } from "#app/genetics/unread-words.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PairedBird } from "#worker/genotypes/pair.ts";

/** The birds of the flock that a question began with, and what of their records was not used. */
export function PairedBirds({ birds }: { birds: readonly PairedBird[] }) {
  const { t } = useWords();
  if (birds.length === 0) return null;
  return (
    <div className="mb-4 grid gap-1">
      <p>
        {t("genetics.from_birds")}{" "}
        {birds.map(({ id, identifier }, at) => (
          <span key={id}>
            {at > 0 && " × "}
            <Link className="link whitespace-nowrap" to={`/birds/${id}/genetics`}>
              <Ring>{identifier}</Ring>
            </Link>
          </span>
        ))}
        .
      </p>
      {birds.map((bird) => (
        <Missing key={bird.id} of={bird} />
      ))}
    </div>
  );
}

/** What of a bird's record nothing could be computed from. */
function Missing({ of: { unread, has_record, ...bird } }: { of: PairedBird }) {
  const { t } = useWords();
  const ring = bird.identifier;
  if (!has_record) return <p className="text-sm text-muted">{t("genetics.from_nothing", { ring })}</p>;
  if (unread.length === 0) return null;
  return (
    <Banner tone="warning" title={t("genetics.gap.unread", { ring })}>
      <UnreadWords unread={unread} species_id={bird.species_id} bird={bird} />
    </Banner>
  );
}
