import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Reply } from "#app/web/submit.ts";
import type { MachineToRead } from "#worker/incubators/readings/machines-to-read.ts";
import { ReadingForm } from "./reading-form.tsx";

type Props = { machines: readonly MachineToRead[]; idempotency_key: string; reply: Reply | undefined };

/** A reading of any machine, begun from anywhere: the one last read is chosen already. */
export function QuickReading({ machines, idempotency_key, reply }: Props) {
  const { t } = useWords();
  const may = useMay();
  const [only] = machines;
  if (!only)
    return (
      <>
        <PageHeader title={t("readings.form.title")} />
        <EmptyState
          drawing={<Egg />}
          title={t("readings.form.none")}
          why={t("readings.form.none_why")}
          actions={
            may("settings.write") && (
              <LinkButton kind="primary" to="/incubators?edit=new">
                {t("incubators.list.add")}
              </LinkButton>
            )
          }
        />
      </>
    );
  const lead = machines.length === 1 ? only.name : t("readings.form.lead");
  return (
    <>
      <PageHeader title={t("readings.form.title")} lead={lead} />
      <ReadingForm
        key={idempotency_key}
        reply={reply}
        idempotencyKey={idempotency_key}
        machines={machines}
        isFirst={!reply}
      />
    </>
  );
}
