import type { Status } from "#app/birds/api-types.ts";
import type { Born } from "#app/birds/birth/age.ts";
import { AgeInWords } from "#app/birds/birth/age-in-words.tsx";
import { NotKnown } from "#app/lists/unknown-value.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill, StatusPill } from "#app/marks/pill.tsx";
import type { BirdCaution } from "#db/vocabulary.ts";

type Aged = Born & { cautions: readonly BirdCaution[] };

/** How old a bird is, and whether that is a reason to wait with breeding. */
export function BreedingAge({ of, today }: { of: Aged; today: string }) {
  const { t } = useWords();
  const caution = (["young", "unknown_age"] as const).find((code) => of.cautions.includes(code));
  return (
    <>
      {of.birth_date && <AgeInWords of={of} today={today} />}{" "}
      {caution && (
        <Pill tone="amber" icon="circle-alert">
          {t(`kinship.caution.${caution}`)}
        </Pill>
      )}
    </>
  );
}

type Stated = { status_id: string | null; status_key: string | null };

/** The status of a bird that is to breed; to somebody who waits for it, a reserved one is a caution too. */
export function BreedingStatus({ of, statuses }: { of: Stated; statuses: readonly Status[] }) {
  const status = statuses.find(({ id }) => id === of.status_id);
  if (!status) return <NotKnown />;
  if (of.status_key !== "reserved") return <StatusPill status={status}>{status.name}</StatusPill>;
  return (
    <Pill tone="amber" icon="circle-alert">
      {status.name}
    </Pill>
  );
}
