import type { WordKey } from "#app/locales/words.tsx";
import { calibrationTest, proposedOffset } from "#worker/incubators/calibration-contract.ts";

/** A test as the address asks for it, and the offset it proposes or what is wrong with it. */
export type InstrumentTest = {
  typed: Record<"test" | "shown" | "truth", string>;
  proposed?: NonNullable<ReturnType<typeof proposedOffset>> & { shown: number };
  fault?: { field: "shown" | "truth"; words: WordKey };
  /** Whether the address asks at all. */
  isRequested: boolean;
};

/** The test that an address asks for, in `?test=salt&shown=71,5`. */
export function testIn(request: Request): InstrumentTest {
  const { searchParams } = new URL(request.url);
  const of = (name: string) => (searchParams.get(name) ?? "").slice(0, 20);
  const typed = { test: of("test") || "salt", shown: of("shown"), truth: of("truth") };
  const isRequested = searchParams.has("test");
  if (!isRequested) return { typed, isRequested };
  const judged = calibrationTest.safeParse(typed);
  if (!judged.success) {
    const isTruth = judged.error.issues.every(({ path: [name] }) => name === "truth");
    const fault = { field: isTruth ? ("truth" as const) : ("shown" as const), words: "incubators.test.wrong" as const };
    return { typed, isRequested, fault };
  }
  const proposed = proposedOffset(judged.data);
  if (!proposed) return { typed, isRequested, fault: { field: "truth", words: "incubators.test.no_truth" } };
  return { typed, isRequested, proposed: { ...proposed, shown: judged.data.shown } };
}
