import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import { GrantForm } from "./grant-form.tsx";

/** On a ticket, for owners: lets whoever answers it look. */
export function GrantCard({ ticketId, idempotencyKey }: { ticketId: string; idempotencyKey: string }) {
  const { t } = useWords();
  const may = useMay();
  if (!may("data.share")) return null;
  return (
    <section className="grid gap-3" aria-labelledby="grant">
      <h2 id="grant">{t("access.looks.title")}</h2>
      <p>{t("access.looks.lead")}</p>
      <GrantForm ticketId={ticketId} idempotencyKey={idempotencyKey} />
    </section>
  );
}
