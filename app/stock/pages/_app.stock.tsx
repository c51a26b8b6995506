import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { CountSheet, type Differences } from "#app/stock/count-sheet.tsx";
import { ItemForm } from "#app/stock/item-form.tsx";
import { ItemPick } from "#app/stock/item-pick.tsx";
import { type MoveAnswer, MoveForm, moveForms } from "#app/stock/move-form.tsx";
import { RetirePage } from "#app/stock/retire-page.tsx";
import { itemsToCount, saveCounts } from "#app/stock/save-counts.ts";
import { itemStart, retireItem, saveItem } from "#app/stock/save-item.ts";
import { saveMove } from "#app/stock/save-move.ts";
import { StockList } from "#app/stock/stock-list.tsx";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { StockChoices } from "#worker/stock/choices.ts";
import type { Item } from "#worker/stock/item-page.ts";
import type { Shelf } from "#worker/stock/shelf.ts";

const path = "/api/stock";
const kindOf = (text: string | null) => moveForms.find((it) => it === text);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = context;
  const { edit, gone } = recordQuery(request);
  const { searchParams } = new URL(request.url);
  const given = (name: string) => searchParams.get(name) ?? "";
  const item = async (id: string) => (await api.get<{ data: Item }>(recordPath(path, id))).data;
  const choices = async () => (await api.get<{ data: StockChoices }>(`${path}/choices`)).data;
  const kind = kindOf(searchParams.get("move"));
  const form_key = crypto.randomUUID();
  requireMay(context, edit || gone || kind || given("count") ? "stock.write" : "flock.read");
  if (gone) return { shown: "gone" as const, item: await item(gone) };
  if (edit) {
    const [all, found] = await Promise.all([choices(), edit === "new" ? undefined : item(edit)]);
    return { shown: "form" as const, form_key, choices: all, start: itemStart(found, language) };
  }
  // The whole shelf, or one item of it.
  const counted = kind === "count" ? searchParams.get("item") : null;
  if (given("count") || counted)
    return { shown: "count" as const, form_key, counted, sheet: await itemsToCount(context, counted) };
  if (kind && given("item")) {
    const [all, found] = await Promise.all([choices(), item(given("item"))]);
    const [corrects, expense] = [given("corrects"), given("expense")];
    return { shown: "move" as const, form_key, kind, choices: all, item: found, corrects, expense };
  }
  if (kind) return { shown: "pick" as const, kind, choices: await choices() };
  const narrowed = { q: given("q"), show: given("show"), category: given("category"), site_id: given("site_id") };
  const query = new URLSearchParams({ ...narrowed, page: searchParams.get("page") ?? "1" });
  return { shown: "list" as const, narrowed, shelf: await api.get<Shelf>(`${path}?${query}`) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { edit, gone } = recordQuery(request);
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  if (gone) return retireItem(form, context, gone);
  if (edit) return saveItem(form, context, edit === "new" ? undefined : edit);
  const [kind, item_id] = [kindOf(searchParams.get("move")), searchParams.get("item")];
  if (searchParams.get("count")) return saveCounts(form, context, null);
  if (!kind || !item_id) throw data(null, 400);
  if (kind === "count") return saveCounts(form, context, item_id);
  return saveMove(form, context, { kind, item_id });
}

export const meta: MetaFunction = (args) => titled(args, "stock.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("stock.title"), is_current: true }] };

export default function Stock() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as
    | (MoveAnswer & { reply?: Reply; differences?: Differences })
    | undefined;
  switch (loaded.shown) {
    case "list":
      return <StockList shelf={loaded.shelf as Shelf} narrowed={loaded.narrowed} />;
    case "form":
      return (
        <ItemForm start={loaded.start} choices={loaded.choices} form_key={loaded.form_key} reply={answer?.reply} />
      );
    case "count":
      return (
        <CountSheet
          sheet={loaded.sheet}
          back={loaded.counted && `/stock/${loaded.counted}`}
          form_key={loaded.form_key}
          answer={answer}
        />
      );
    case "pick":
      return <ItemPick kind={loaded.kind} choices={loaded.choices} />;
    case "move":
      return <MoveForm {...loaded} item={loaded.item as Item} answer={answer} />;
    case "gone":
      return <RetirePage item={loaded.item as Item} />;
  }
}
