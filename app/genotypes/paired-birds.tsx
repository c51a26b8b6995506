import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PairedBird } from "#worker/genotypes/pair.ts";

/** The birds of the flock that a question began with, and what of their records was not used. */
export function PairedBirds({ birds }: { birds: readonly PairedBird[] }) {
  const { t } = useWords();
  if (birds.length === 0) return null;
  return (
    <div className="grid gap-1">
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
      {birds.map(({ id, identifier, has_record, unread }) =>
        has_record && unread.length === 0 ? null : (
          <p key={id} className="text-sm text-muted">
            {has_record
              ? t("genetics.from_unread", { ring: identifier, words: unread.map((it) => `«${it}»`).join(", ") })
              : t("genetics.from_nothing", { ring: identifier })}
          </p>
        ),
      )}
    </div>
  );
}
