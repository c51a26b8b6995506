import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Pill, StatusPill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { PairBird } from "#worker/pairs/reading.ts";

/** The birds of a side: their faces, rings, what was written of them the day they joined, and from when until when. */
export function Members({ of }: { of: readonly PairBird[] }) {
  return (
    <ul className="pair-members">
      {of.map((bird) => (
        <li key={bird.entry_id}>
          <BirdFace photo={bird.photo_id ? { id: bird.photo_id } : null} drawing={bird.drawing} size="card" />
          <div className="grid gap-1">
            <p>
              <Name bird={bird} /> <State bird={bird} />
            </p>
            <Written bird={bird} />
            <Stay bird={bird} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ bird }: { bird: PairBird }) {
  const ring = <Ring>{bird.identifier}</Ring>;
  if (!bird.id || bird.in_trash) return ring;
  return (
    <Link className="link font-semibold" to={`/birds/${bird.id}`}>
      {ring} {bird.name}
    </Link>
  );
}

function State({ bird }: { bird: PairBird }) {
  const { t } = useWords();
  if (!bird.id) return <Pill>{t("pairs.bird.erased")}</Pill>;
  if (bird.in_trash) return <Pill tone="amber">{t("pairs.bird.in_trash")}</Pill>;
  if (bird.is_reference) return <Pill>{t("pairs.bird.reference")}</Pill>;
  if (!bird.status_name || !bird.status_kind) return null;
  return <StatusPill status={{ key: bird.status_key, kind: bird.status_kind }}>{bird.status_name}</StatusPill>;
}

function Written({ bird: { mutation, genotype, ring, identifier } }: { bird: PairBird }) {
  const { t } = useWords();
  const isRepeated = mutation && genotype?.startsWith(mutation);
  const text = [isRepeated ? null : mutation, genotype].filter(Boolean).join(" · ");
  return (
    <p className="text-sm text-muted">
      {text || t("pairs.bird.no_colour")}
      {ring !== identifier && <> · {t("pairs.bird.was", { ring })}</>}
    </p>
  );
}

function Stay({ bird: { from_on, until_on } }: { bird: PairBird }) {
  const { t, language } = useWords();
  const day = (on: string) => dayInWords(on, language);
  if (!from_on && !until_on) return null;
  const from = from_on && t("pairs.bird.from", { day: day(from_on) });
  const until = until_on && t("pairs.bird.until", { day: day(until_on) });
  return <p className="text-sm">{[from, until].filter(Boolean).join(" · ")}</p>;
}
