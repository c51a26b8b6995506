import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";

type Props = { birds: number; capacity: number | null };

/** How many live somewhere, of how many; too many in words and colour. */
export function Occupancy({ birds, capacity }: Props) {
  const { t } = useWords();
  const words =
    capacity === null ? t("places.birds", { count: birds }) : t("places.birds_of", { count: birds, capacity });
  return (
    <span className="occupancy inline-flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span className="figures">{birds === 0 && capacity === null ? t("places.empty") : words}</span>{" "}
      <TooMany count={capacity === null ? 0 : birds - capacity} />
    </span>
  );
}

/** How many more than fit. */
function TooMany({ count }: { count: number }) {
  const { t } = useWords();
  if (count <= 0) return null;
  return (
    <Pill tone="amber" icon="triangle-alert">
      {t("places.over", { count })}
    </Pill>
  );
}
