import { hashSecret } from "#worker/accounts/secrets.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { deliver } from "./delivering.ts";
import { celsius, relativeHumidity } from "./humidity.ts";
import type { ReadingRefusal } from "./judged-times.ts";
import { zoneClock } from "./zone-clock.ts";

/** A reading as it is typed: at a local time, in °C or °F; null is not read. */
type TypedReading = {
  at?: string | undefined;
  temperature: number | null;
  unit: "c" | "f";
  humidity_pct: number | null;
  wet_bulb: number | null;
};

const fields: Record<ReadingRefusal, keyof TypedReading> = {
  future: "at",
  old: "at",
  temperature_range: "temperature",
  humidity_range: "humidity_pct",
  nothing: "temperature",
};

/**
 * Takes a reading as somebody typed it: by the clocks of the organisation, in °C or °F, with the wet bulb in the place of the
 * humidity. Of an hour that clocks show twice it is the second, when they stand as they will for months. Says what is kept.
 */
export async function addTyped(scope: Scope, incubator_id: string, draft: TypedReading, timezone: string) {
  const { db, org_id, now, user_id } = scope;
  const toCelsius = (value: number | null) => (value === null || draft.unit === "c" ? value : celsius(value));
  const [dry, wet] = [toCelsius(draft.temperature), toCelsius(draft.wet_bulb)];
  const humidity = wet === null || dry === null ? draft.humidity_pct : relativeHumidity(dry, wet);
  const at = draft.at ? await secondIn(instantOf(draft.at, timezone), scope.idempotency_key) : now;
  const reading = { at, temperature_c: rounded(dry, 100), humidity_pct: rounded(humidity, 10) };
  const by = { db, org_id, now, user_id, source: "typed" as const };
  const { accepted, refused } = await deliver(by, incubator_id, [reading]);
  const [no] = refused;
  if (no) throw new Refusal("invalid", { [fields[no.code]]: [`readings.refused.${no.code}`] });
  if (accepted === 0 && !scope.idempotency_key) throw new Refusal("conflict", {}, { detail: "readings.known" });
  return reading;
}

const rounded = (value: number | null, by: number) => (value === null ? null : Math.round(value * by) / by);

function instantOf(typed: string, timezone: string): number {
  const shown = Date.parse(`${typed}Z`);
  const at = zoneClock(timezone, shown, shown).instantsOf(shown).at(-1);
  if (at === undefined) throw new Refusal("invalid", { at: ["readings.skipped_hour"] });
  return at;
}

/** A field knows minutes only: which second it is the Idempotency-Key says, so that a form sent twice is one reading. */
async function secondIn(minute: number, key: string | undefined): Promise<string> {
  const second = key === undefined ? 0 : Number.parseInt((await hashSecret(key)).slice(0, 8), 16) % 60;
  return new Date(minute + second * 1000).toISOString();
}
