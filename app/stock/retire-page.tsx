import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Item } from "#worker/stock/item-page.ts";

/** Asks before an item leaves the shelf, or puts it back. */
export function RetirePage({ item: { id, name, is_retired } }: { item: Item }) {
  const { t } = useWords();
  const words = is_retired ? "stock.restore" : "stock.retire";
  return (
    <>
      <PageHeader title={t(`${words}.question`, { name })} lead={t(`${words}.detail`)} />
      <Form>
        <input type="hidden" name="name" value={name} />
        <div className="actions">
          <Button kind={is_retired ? "primary" : "danger"} name="do" value={is_retired ? "restore" : "retire"}>
            {t(words)}
          </Button>
          <LinkButton to={`/stock/${id}`}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
