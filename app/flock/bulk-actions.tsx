import type { ReactNode } from "react";
import { useMay } from "#app/accounts/use-may.ts";
import type { BirdsPage } from "#app/birds/api-types.ts";
import { apiQueryOf, type ListQuery, searchOf } from "#app/birds/list-query.ts";
import { type Named, useChoices } from "#app/birds/use-choices.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Menu } from "#app/controls/menu.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { ChoiceBar } from "#app/lists/choosing.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { StatusDayFields } from "./status-day-fields.tsx";

/** Sent in the place of a place or a status that is still to be chosen, from a list of all. */
export const notYetChosen = "choose";

type BulkContext = Pick<BirdsPage, "long"> & { query: ListQuery };
type Props = BulkContext & Pick<BirdsPage, "statuses" | "places" | "total" | "total_is_capped" | "today">;

/** What can be done to the birds that are chosen, or to all that the list means. */
export function BulkActions({ statuses, places, total, total_is_capped, query, long, today }: Props) {
  const { t } = useWords();
  const may = useMay();
  const { page: _, page_size: __, columns: ___, ...asked } = apiQueryOf(query);
  const hidden = { ...asked, chosen: "1" };
  const all = t(total_is_capped ? "birds.bulk.all_many" : "birds.bulk.all", { count: total });
  const action = `/birds/bulk${searchOf(query)}`;
  return (
    <ChoiceBar label={t("birds.bulk.label")} action={action} hidden={hidden} total={total} all={all}>
      {/* First, because Enter in its box presses the first button of the form. */}
      {may("flock.write") && places.length > 0 && <Move places={places} query={query} long={long} today={today} />}
      {may("flock.write") && <Status statuses={statuses} query={query} long={long} today={today} />}
      <BulkActionRow label={t("birds.bulk.more")}>
        <Button formAction="/birds/labels" formMethod="post">
          {t("birds.bulk.labels")}
        </Button>
        <Button formAction="/birds/matrix" formMethod="get">
          {t("birds.bulk.matrix")}
        </Button>
        <p className="menu-words">{t("birds.export")}</p>
        {(["xlsx", "csv"] as const).map((format) => (
          <Button key={format} name="format" value={format} formAction="/birds/export" formMethod="get">
            {t(`birds.export.${format}`)}
          </Button>
        ))}
      </BulkActionRow>
      {may("flock.write") && <Delete />}
    </ChoiceBar>
  );
}

function Move({ places, today, ...asking }: BulkContext & Pick<Props, "places" | "today">) {
  const { t } = useWords();
  return (
    <BulkActionRow label={t("birds.bulk.place")}>
      <Pick
        field="place_id"
        label={t("birds.field.place_id")}
        none={t("birds.list.no_place")}
        choose={t("birds.bulk.choose_place")}
        few={places}
        {...asking}
      />
      <DateField
        field={fieldFacts("moved_on", { id: "bulk-moved_on", initialValue: today })}
        label={t("places.field.moved_on")}
        min="1900-01-01"
        max={today}
      />
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
    </BulkActionRow>
  );
}

function Status({ statuses, today, ...asking }: BulkContext & Pick<Props, "statuses" | "today">) {
  const { t } = useWords();
  return (
    <BulkActionRow label={t("birds.bulk.status")}>
      <Pick
        field="status_id"
        label={t("birds.field.status_id")}
        none={t("birds.list.no_status")}
        choose={t("birds.bulk.choose_status")}
        few={statuses}
        {...asking}
      />
      <StatusDayFields prefix="bulk-" today={today} />
      <Button name="action" value="status">
        {t("birds.bulk.status.do")}
      </Button>
    </BulkActionRow>
  );
}

function Delete() {
  const { t } = useWords();
  return (
    <BulkActionRow label={t("birds.action.delete")}>
      <p className="menu-words">{t("birds.bulk.delete.detail")}</p>
      <Button kind="danger" name="action" value="delete">
        {t("birds.bulk.delete.do")}
      </Button>
    </BulkActionRow>
  );
}

type PickProps = BulkContext & {
  field: "place_id" | "status_id";
  label: string;
  none: string;
  /** What a list too long for the page begins with; without a script it is chosen from on a page of its own. */
  choose: string;
  few: readonly Named[];
};

function Pick({ field, label, none, choose, few, long, query }: PickProps) {
  const isLong = long[field] !== undefined;
  const { choices, fetchAll } = useChoices({ field, few: isLong ? [] : few, long, query });
  const named = choices.map(({ id, name }) => ({ value: id, label: name }));
  // It stays when the others arrive: what nobody chose must not become the first place there is.
  const all = [...(isLong ? [{ value: notYetChosen, label: choose }] : []), ...named, { value: "none", label: none }];
  const name = `set_${field}`;
  return (
    <SelectField field={fieldFacts(name, { id: `bulk-${name}` })} label={label} choices={all} onFocus={fetchAll} />
  );
}

function BulkActionRow({ label, children }: { label: string; children: ReactNode }) {
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
