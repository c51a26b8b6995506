import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { KeyView } from "#worker/keys/contract.ts";

const tones = { in_force: "green", rests: "amber", over: "stone", revoked: "stone" } as const;

/** Keys, each with what it may, when it was used, and the way to end it. */
export function KeyTable({ keys }: { keys: readonly KeyView[] }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <RecordTable
      caption={t("apikeys.title")}
      rows={keys}
      columns={[
        {
          name: "name",
          label: t("apikeys.name"),
          cell: ({ name, last4 }) => (
            <>
              <bdi>{name}</bdi> <span className="text-muted">…{last4}</span>
            </>
          ),
        },
        { name: "scope", label: t("apikeys.scope"), cell: ({ scope }) => <Short>{t(`apikeys.scope.${scope}`)}</Short> },
        {
          name: "state",
          label: t("apikeys.state"),
          cell: ({ state }) => <Pill tone={tones[state]}>{t(`apikeys.state.${state}`)}</Pill>,
        },
        {
          name: "used",
          label: t("apikeys.used"),
          cell: ({ used_on }) => <Short>{used_on ? clock.day(used_on) : t("apikeys.unused")}</Short>,
        },
        {
          name: "until",
          label: t("apikeys.until"),
          cell: ({ expires_at }) => <Short>{expires_at ? clock.day(expires_at) : t("apikeys.no_end")}</Short>,
        },
        {
          name: "maker",
          label: t("apikeys.maker"),
          cell: ({ maker }) => (maker ? <bdi>{maker}</bdi> : t("apikeys.former")),
        },
      ]}
      actions={{
        label: t("apikeys.actions"),
        cell: ({ id, name, state }) =>
          (state === "in_force" || state === "rests") && (
            <Form className="actions">
              <input type="hidden" name="do" value="revoke" />
              <input type="hidden" name="id" value={id} />
              <Button aria-label={t("apikeys.revoke_of", { name })}>{t("apikeys.revoke")}</Button>
            </Form>
          ),
      }}
    />
  );
}

/** A day or two words, that stay in one line of a table. */
const Short = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>;
