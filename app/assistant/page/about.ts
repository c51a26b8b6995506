import { recordPath } from "#app/kit/record-path.ts";
import type { Translate } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";

type Named = { data: { identifier?: string | null; name?: string | null; number?: number } };

/** What is asked about a bird, a pair or the results, from whose page somebody came: the first fills the box. Undefined for whoever came from anywhere else. */
export async function questionsAbout(
  params: URLSearchParams,
  context: LoadContext,
  t: Translate,
): Promise<string[] | undefined> {
  const [bird, pair] = [params.get("bird"), params.get("pair")];
  if (bird) {
    const { data } = await context.api.get<Named>(recordPath("/api/birds", bird));
    const name = data.identifier || data.name || "";
    const ends = ["about", "mates", "parents", "inbreeding"] as const;
    return name ? ends.map((end) => t(`assistant.of_bird.${end}`, { name })) : [];
  }
  if (pair) {
    const { data } = await context.api.get<Named>(recordPath("/api/pairs", pair));
    const ends = ["about", "results", "inbreeding", "cost"] as const;
    return data.number ? ends.map((end) => t(`assistant.of_pair.${end}`, { number: data.number ?? "" })) : [];
  }
  if (params.has("results"))
    return (["about", "species", "why"] as const).map((end) => t(`assistant.of_results.${end}`));
  return undefined;
}
