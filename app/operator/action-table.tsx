import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { ActionRow } from "#worker/operator/action-list.ts";
import { OrganizationLink } from "./ticket-table.tsx";

/** What operators did: a line each, which nobody can change. */
export function ActionTable({ actions, isOfOne = false }: { actions: readonly ActionRow[]; isOfOne?: boolean }) {
  const { t } = useWords();
  const clock = useClock();
  const organization = {
    name: "organization",
    label: t("console.action.organization"),
    cell: ({ organization: name, short_key }: ActionRow) =>
      short_key ? <OrganizationLink name={name} short_key={short_key} /> : "—",
  };
  return (
    <RecordTable
      caption={t("console.actions")}
      rows={actions.map((it) => ({ ...it, id: String(it.n) }))}
      columns={[
        { name: "kind", label: t("console.action.kind"), cell: ({ kind }) => t(`console.action.kind.${kind}`) },
        { name: "at", label: t("console.action.at"), cell: ({ at }) => clock.moment(at) },
        ...(isOfOne ? [] : [organization]),
        { name: "who", label: t("console.action.who"), cell: ({ user_id }) => <code>{user_id}</code> },
        { name: "details", label: t("console.action.details"), cell: ({ details }) => <Details of={details} /> },
      ]}
    />
  );
}

function Details({ of }: { of: string }) {
  const pairs = Object.entries(JSON.parse(of) as Record<string, string>);
  return (
    <code className="[overflow-wrap:anywhere]">{pairs.map(([name, value]) => `${name}: ${value}`).join(", ")}</code>
  );
}
