import { useWords } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import type { PaperKind } from "#db/words/legal.ts";
import type { BirdDemands } from "#worker/legal/rules/bird-demands.ts";
import { DemandList } from "./demand-list.tsx";

type Begun = { ids: readonly string[]; sale_id: string };
type Named = { named: ReadonlyArray<{ id: string }> };

/** What is demanded of the birds of a draft, or of those a new paper is begun for; null without any. */
export async function demandsOn({ api }: LoadContext, paper: Named | null, { ids, sale_id }: Begun) {
  const bird_ids = (paper ? paper.named.map(({ id }) => id) : ids).join(",");
  if (!bird_ids && (paper || !sale_id)) return null;
  const query = new URLSearchParams(bird_ids ? { bird_ids } : { sale_id });
  return (await api.get<{ data: BirdDemands }>(`/api/rules?${query}`)).data;
}

type Props = { of: BirdDemands; only?: PaperKind };

/** The papers that the country demands of some birds, by the way they go, each with its reason; `only` one kind of them. */
export function Demands({ of: { demands: all, today }, only }: Props) {
  const { t } = useWords();
  const demands = all.filter(({ paper }) => !only || paper === only);
  if (demands.length === 0) return null;
  return (
    <section aria-labelledby="demands" className="grid gap-3 mt-8 print:hidden">
      <h2 id="demands">{t("rules.demands")}</h2>
      <p className="text-muted">{t("rules.lead")}</p>
      <DemandList demands={demands} today={today} />
    </section>
  );
}
