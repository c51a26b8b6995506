import type { Outcome } from "#app/web/api-client.ts";

/** What a refusal says, in the reader's words: the faults it names, else the refusal itself. */
export function refusalText({ problem }: Extract<Outcome<unknown>, { ok: false }>): string[] {
  const faults = (problem.errors ?? []).map(({ message }) => message);
  return faults.length > 0 ? faults : [problem.detail || problem.title];
}
