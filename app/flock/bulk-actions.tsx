import type { ReactNode } from "react";
import type { BirdsPage } from "#app/birds/api-types.ts";
import { actionsOfRooms } from "#app/birds/list/from-rooms.ts";
import { apiQueryOf, type ListQuery, searchOf } from "#app/birds/list-query.ts";
import { useChoices } from "#app/birds/use-choices.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Menu } from "#app/controls/menu.tsx";
import { ChoiceBar } from "#app/lists/choosing.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { statusChoicesOnUse } from "#app/statuses/status-choices.ts";
import { useMay } from "#app/web/root-data.ts";
import { StatusDayFields } from "./status-day-fields.tsx";

/** Sent in the place of a status that is still to be chosen, from a list of all. */
export const notYetChosen = "choose";

type BulkContext = Pick<BirdsPage, "long"> & { query: ListQuery };
type Props = BulkContext & Pick<BirdsPage, "statuses" | "places" | "total" | "today">;

/** What can be done to the birds that are chosen, or to all that the list means. */
export function BulkActions({ statuses, places, total, query, long, today }: Props) {
  const { t } = useWords();
  const may = useMay();
  const { page: _, page_size: __, columns: ___, ...asked } = apiQueryOf(query);
  const hidden = { ...asked, chosen: "1" };
  const action = `/birds/bulk${searchOf(query)}`;
  return (
    <ChoiceBar label={t("birds.bulk.label")} action={action} hidden={hidden} total={total}>
      {/* First, because Enter in its boxes presses the first button of the form. */}
      {may("flock.write") && <Status statuses={statuses} query={query} long={long} today={today} />}
      {may("flock.write") && places.length > 0 && (
        <Button name="action" value="place">
          {t("birds.bulk.place")}
        </Button>
      )}
      <BulkActionRow label={t("birds.bulk.more")}>
        <Button formAction="/birds/labels" formMethod="post">
          {t("birds.bulk.labels")}
        </Button>
        <Button formAction="/birds/matrix" formMethod="get">
          {t("birds.bulk.matrix")}
        </Button>
        {may("health.write") && (
          <Button formAction="/health" formMethod="get" name="edit" value="new">
            {t("health.treat")}
          </Button>
        )}
        {may("money.write") && (
          <Button formAction="/finance/sales/new" formMethod="get">
            {t("birds.bulk.sell")}
          </Button>
        )}
        {actionsOfRooms
          .filter(({ needs }) => !needs || may(needs))
          .map(({ label, to }) => (
            <Button key={to} formAction={to} formMethod="get">
              {t(label)}
            </Button>
          ))}
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

function Status({ statuses, today, long, query }: BulkContext & Pick<Props, "statuses" | "today">) {
  const { t, language } = useWords();
  const isLong = long.status_id !== undefined;
  const { choices, fetchAll } = useChoices({ field: "status_id", few: isLong ? [] : statuses, long, query });
  // Chosen without a script it leads to a page with all of them. It stays when the others arrive: what nobody chose must
  // not become the first status there is.
  const all = [
    { value: notYetChosen, label: t("birds.bulk.choose_status") },
    ...(choices.length > 0 ? statusChoicesOnUse(choices, language) : []),
    { value: "none", label: t("birds.list.no_status") },
  ];
  return (
    <BulkActionRow label={t("birds.bulk.status")}>
      <SelectField
        field={fieldFacts("set_status_id", { id: "bulk-set_status_id" })}
        label={t("birds.field.status_id")}
        choices={all}
        onFocus={fetchAll}
      />
      <StatusDayFields prefix="bulk-" today={today} isOfMany />
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
