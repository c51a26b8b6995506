import type { DemoBird, Ring } from "./flock.ts";

/** `FOP R481 14` of 2025 becomes `FOP R481 25 014`. */
export function ringIn(ring: Ring, year: number): string {
  const [federation, breeder, serial = ""] = ring.split(" ");
  return `${federation} ${breeder} ${String(year % 100).padStart(2, "0")} ${serial.padStart(3, "0")}`;
}

/** The ring of a bird of the flock, where `season` is the last one finished. */
export const ringOf = ({ ring, season: ago }: DemoBird, season: number): string => ringIn(ring, season - ago);
