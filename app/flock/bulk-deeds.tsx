import type { ReactNode } from "react";
import { useMay } from "#app/accounts/use-may.ts";
import type { BirdsPage } from "#app/birds/api-types.ts";
import { type ListQuery, searchOf } from "#app/birds/list-query.ts";
import { Button } from "#app/controls/button.tsx";
import { type Choice, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Menu } from "#app/controls/menu.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { ChoiceBar } from "#app/lists/choosing.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { placeChoices } from "#app/places/place-choices.ts";

type Props = Pick<BirdsPage, "statuses" | "places" | "total"> & { query: ListQuery };

/** What can be done to the birds that are chosen, or to all that the list means. */
export function BulkDeeds({ statuses, places, total, query }: Props) {
  const { t } = useWords();
  const may = useMay();
  const { page: _, page_size: __, columns: ___, ...asked } = query;
  const hidden = { ...asked, chosen: "1" };
  return (
    <ChoiceBar label={t("birds.bulk.label")} action={`/birds/bulk${searchOf(query)}`} hidden={hidden} total={total}>
      {/* First, because Enter in its box presses the first button of the form. */}
      {may.write && places.length > 0 && <Move places={placeChoices(places)} />}
      {may.write && <Status choices={statuses.map(({ id, name }) => ({ value: id, label: name }))} />}
      <Deed label={t("birds.export")}>
        {(["xlsx", "csv"] as const).map((format) => (
          <Button key={format} name="format" value={format} formAction="/birds/export" formMethod="get">
            {t(`birds.export.${format}`)}
          </Button>
        ))}
      </Deed>
      <Button formAction="/birds/labels" formMethod="post">
        {t("birds.bulk.labels")}
      </Button>
      <Button formAction="/birds/matrix" formMethod="get">
        {t("birds.bulk.matrix")}
      </Button>
      {may.write && <Delete />}
    </ChoiceBar>
  );
}

function Move({ places }: { places: Choice[] }) {
  const { t } = useWords();
  return (
    <Deed label={t("birds.bulk.place")}>
      <Pick name="set_place_id" label={t("birds.field.place_id")} none={t("birds.list.no_place")} choices={places} />
      <TextField
        field={fieldFacts("reason", { id: "bulk-reason" })}
        label={t("birds.bulk.reason")}
        hint={t("birds.bulk.reason_hint")}
        maxLength={200}
        autoComplete="off"
      />
      <Button name="action" value="place">
        {t("birds.bulk.place.do")}
      </Button>
    </Deed>
  );
}

function Status({ choices }: { choices: Choice[] }) {
  const { t } = useWords();
  const words = { label: t("birds.field.status_id"), none: t("birds.list.no_status") };
  return (
    <Deed label={t("birds.bulk.status")}>
      <Pick name="set_status_id" {...words} choices={choices} />
      <Button name="action" value="status">
        {t("birds.bulk.status.do")}
      </Button>
    </Deed>
  );
}

function Delete() {
  const { t } = useWords();
  return (
    <Deed label={t("birds.action.delete")}>
      <p className="menu-words">{t("birds.bulk.delete.detail")}</p>
      <Button kind="danger" name="action" value="delete">
        {t("birds.bulk.delete.do")}
      </Button>
    </Deed>
  );
}

type PickProps = { name: string; label: string; none: string; choices: Choice[] };

function Pick({ name, label, none, choices }: PickProps) {
  const all = [...choices, { value: "none", label: none }];
  return <SelectField field={fieldFacts(name, { id: `bulk-${name}` })} label={label} choices={all} />;
}

function Deed({ label, children }: { label: string; children: ReactNode }) {
  const summary = (
    <>
      {label}
      <Icon of="chevron-up" />
    </>
  );
  return (
    <Menu summary={summary} summaryClass="button" summaryKind="quiet">
      <div className="menu-panel choice-panel" data-up="">
        {children}
      </div>
    </Menu>
  );
}
