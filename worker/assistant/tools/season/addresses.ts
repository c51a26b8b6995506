import type { Speech } from "../speech.ts";

type Query = Readonly<Record<string, string | number | undefined>>;

/** A path with its query; what is undefined or empty is left out. */
export function addressOf(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** A period in days: "on 1 May 2027", "from 1 May 2027 to 7 May 2027". */
export const during = ({ say, day, days }: Speech, from: string, to: string): string =>
  from === to ? say("on_day", { day: day(from) }) : days(from, to);
