import type { Region } from "#db/vocabulary.ts";

// Time zones that are Portugal's and nobody else's.
const portuguese: Readonly<Record<string, Region>> = {
  "Europe/Lisbon": "mainland",
  "Atlantic/Azores": "azores",
  "Atlantic/Madeira": "madeira",
};

/** Country and region that a time zone tells for sure; nothing where several countries share it. */
export function homeOf(timezone: string): { country?: string; region?: Region } {
  const region = portuguese[timezone];
  return region ? { country: "PT", region } : {};
}
