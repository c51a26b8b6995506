import { type Clock, clockIn } from "#worker/locales/dates.ts";
import { useWords } from "./words.tsx";

/** Says instants in the reader's language and the organisation's time: the same words on the server and in the browser. */
export function useClock(): Clock {
  const { language, timezone } = useWords();
  return clockIn(language, timezone);
}
