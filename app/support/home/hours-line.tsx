import { useWords } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import { dateFormat } from "#worker/locales/formats.ts";
import type { Opening } from "../opening.ts";

const home = "Europe/Lisbon";

/** Whether somebody is there now, until or from when; also by the reader's clock where that shows another time. */
export function HoursLine({ opening: { is_open, at } }: { opening: Opening }) {
  const { t, language, timezone } = useWords();
  const state = is_open ? "open" : "shut";
  const timeAt = (timeZone: string) => timeOf(at, { is_open, language, timeZone });
  const own = timeAt(timezone);
  return (
    <p>
      {t(`supporthome.${state}`, { time: timeAt(home) })}
      {own !== timeAt(home) && <> {t(`supporthome.${state}.own`, { time: own })}</>}
    </p>
  );
}

type Shown = { is_open: boolean; language: Language; timeZone: string };

// Until when is today; from when may be the day after tomorrow.
function timeOf(at: string, { is_open, language, timeZone }: Shown): string {
  const clock = { hour: "numeric", minute: "2-digit", hour12: language === "en", timeZone } as const;
  const day = is_open ? {} : ({ weekday: "long" } as const);
  return dateFormat(language, { ...day, ...clock }).format(new Date(at));
}
