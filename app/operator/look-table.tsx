import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { AllowedLook } from "#worker/operator/looks/looks.ts";

/** Organisations that let us look, each with the way there. */
export function LookTable({ looks }: { looks: readonly AllowedLook[] }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <RecordTable
      caption={t("access.looks.console")}
      rows={looks}
      columns={[
        {
          name: "organization",
          label: t("access.looks.organization"),
          cell: ({ name, short_key, ticket }) => (
            <>
              <bdi>{name ?? short_key}</bdi>{" "}
              {ticket && <span className="text-muted">{t("access.looks.from", { number: ticket })}</span>}
            </>
          ),
        },
        {
          name: "what",
          label: t("access.looks.what"),
          cell: ({ has_money }) => t(has_money ? "access.looks.with_money" : "access.looks.without_money"),
        },
        { name: "until", label: t("access.looks.until"), cell: ({ ends_at }) => clock.moment(ends_at) },
      ]}
      actions={{ label: t("access.looks.open"), cell: ({ id }) => <OpenLook id={id} /> }}
    />
  );
}

/** Begins a look at whoever allows it. */
export function OpenLook({ id }: { id: string }) {
  const { t } = useWords();
  return (
    <Form className="contents" action="/operator/looks">
      <input type="hidden" name="grant_id" value={id} />
      <Button>{t("access.looks.open")}</Button>
    </Form>
  );
}
