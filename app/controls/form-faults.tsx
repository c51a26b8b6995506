import type { Reply } from "#app/web/submit.ts";
import { ErrorSummary, faultsOf } from "./error-summary.tsx";
import type { FieldFacts } from "./field.tsx";

type FormFaultsProps = { reply: Reply | undefined; fields: Record<string, FieldFacts> };

/** What was wrong with a refused form of `plainFields`. */
export function FormFaults({ reply, fields }: FormFaultsProps) {
  return <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />;
}
