import type { BroodedSpecies } from "#worker/kit/incubator-slots.ts";

/** How far apart set points in one machine may lie: °C, and points of humidity. */
const farthestApart = { temperature_c: 0.3, humidity_pct: 10 } as const;

/** The least and the greatest set point that lie too far apart, with the species that want them. */
type Apart = { least: number; greatest: number; least_of: string[]; greatest_of: string[] };

/**
 * What species in one machine want that it cannot give all of them: null where their set points are near enough, or known
 * of fewer than two. Exactly as far apart as allowed is near enough.
 */
export function setPointsApart(species: readonly BroodedSpecies[]): Record<keyof typeof farthestApart, Apart | null> {
  return { temperature_c: apart(species, "temperature_c"), humidity_pct: apart(species, "humidity_pct") };
}

function apart(species: readonly BroodedSpecies[], measure: keyof typeof farthestApart): Apart | null {
  const known = species.flatMap(({ name, [measure]: value }) => (value === null ? [] : [{ name, value }]));
  const values = known.map(({ value }) => value);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  // In hundredths: 37.8 - 37.5 is a little more than 0.3.
  if (known.length < 2 || Math.round((greatest - least) * 100) <= farthestApart[measure] * 100) return null;
  const named = (wanted: number) => known.flatMap(({ name, value }) => (value === wanted ? [name] : []));
  return { least, greatest, least_of: named(least), greatest_of: named(greatest) };
}

type LockedTray = { lockdown_on: string | null; lockdown_humidity_pct: number | null };

/** The humidity a machine is to have now, %: that of its trays in lockdown, the greatest of them, else its own set point. */
export function humidityNow(humidity_pct: number | null, trays: readonly LockedTray[]): number | null {
  const locked = trays.flatMap(({ lockdown_on, lockdown_humidity_pct: wanted }) =>
    lockdown_on === null || wanted === null ? [] : [wanted],
  );
  return locked.length > 0 ? Math.max(...locked) : humidity_pct;
}
