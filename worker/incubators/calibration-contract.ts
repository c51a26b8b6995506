import * as z from "zod";
import { optional } from "#worker/fields.ts";
import { measure } from "./contract.ts";

/** What an instrument showed in a test; the truth is known of salt and of ice, else it is what a trusted one showed. */
export const calibrationTest = z.object({
  test: z.enum(["salt", "hygrometer", "ice", "thermometer"], "incubators.test.required"),
  shown: measure(-20, 100, "incubators.test.shown"),
  truth: optional(measure(-20, 100, "incubators.test.truth")).default(null),
});
type CalibrationTest = z.output<typeof calibrationTest>;

/** What the air beside wet table salt has, in %, and melting ice, in °C: what an instrument should show there. */
const [saltTruth, iceTruth] = [75, 0];
const measureOf = {
  salt: "humidity_pct",
  hygrometer: "humidity_pct",
  ice: "temperature_c",
  thermometer: "temperature_c",
} as const;
const methodOf = { salt: "salt_75", hygrometer: "hygrometer", ice: "thermometer", thermometer: "thermometer" } as const;
const knownTruth: Partial<Record<CalibrationTest["test"], number>> = { salt: saltTruth, ice: iceTruth };

/**
 * The offset that a test proposes: what is true minus what was shown, in °C or points. Beside wet table salt air has 75 %,
 * melting ice has 0 °C; else `truth` is what a trusted instrument showed, and without it nothing is proposed.
 */
export function proposedOffset({ test, shown, truth }: CalibrationTest) {
  const isTrue = knownTruth[test] ?? truth;
  if (isTrue === null) return null;
  return {
    measure: measureOf[test],
    method: methodOf[test],
    truth: isTrue,
    offset: Math.round((isTrue - shown) * 100) / 100,
  };
}
