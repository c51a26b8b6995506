import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { type SaleAnswer, SaleForm } from "#app/sales/sale-form.tsx";
import { SaleView } from "#app/sales/sale-view.tsx";
import { salesList } from "#app/sales/sales-path.ts";
import { saveSale } from "#app/sales/save-sale.ts";
import { mostBirds, soldIds } from "#app/sales/sold-ids.ts";
import { chooseRegime, turnOnPage } from "#app/sales/turn-sale.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { SaleChoices } from "#worker/sales/choices.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";

const inApi = "/api/sales";

/** A sale; `new` is the form of one, of birds (`ids`, or `all` that a list means) to somebody (`contact`). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = params.saleId ?? "";
  const isNew = id === "new";
  requireMay(context, isNew || searchParams.has("edit") || searchParams.has("delete") ? "money.write" : "money.read");
  const sale = isNew ? undefined : (await context.api.get<{ data: Sale }>(recordPath(inApi, id))).data;
  const shown = searchParams.has("delete") ? "gone" : isNew || searchParams.has("edit") ? "form" : "sale";
  const ids = isNew
    ? await soldIds(searchParams, context)
    : (sale?.lines ?? []).flatMap(({ bird_id }) => bird_id ?? []);
  const query = new URLSearchParams({
    ids: ids.slice(0, mostBirds).join(","),
    contact: isNew ? (searchParams.get("contact") ?? "") : "",
  });
  const { data: choices } = await context.api.get<{ data: SaleChoices }>(`${inApi}/choices?${query}`);
  return { shown, sale, choices, isCrowd: ids.length > mostBirds, idempotency_key: crypto.randomUUID() } as const;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  const id = params.saleId ?? "";
  if (form.get("do") === "turn") return turnOnPage(form, context, id);
  if (form.get("do") === "regime") return chooseRegime(form, context, `${salesList}/new?${searchParams}`);
  if (searchParams.has("delete") && id !== "new")
    return deleteRecord(form, context, { path: recordPath(inApi, id), words: "sales.delete", list: salesList });
  if (id !== "new" && !searchParams.has("edit")) throw data(null, 400);
  return saveSale(form, context, id === "new" ? undefined : id);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.sale?.number
    ? [{ title: `${args.data.sale.number} · Voliera` }]
    : titled(args, args.data?.sale ? "sales.draft" : "sales.new");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { sale }) => [
    { label: t("sales.title"), href: salesList },
    { label: sale ? (sale.number ?? t("sales.draft")) : t("sales.new"), is_current: true },
  ],
};

export default function SalePage() {
  const { t } = useWords();
  const { shown, sale, choices, isCrowd, idempotency_key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const own = sale as Sale | undefined;
  const fault = sent && "fault" in sent ? (sent as { fault: string }) : undefined;
  if (own && shown === "gone")
    return <DeletePage words="sales.delete" name="" back={`${salesList}/${own.id}`} answer={fault} />;
  if (own && shown === "sale")
    return <SaleView sale={own} today={choices.today} fault={fault?.fault} idempotency_key={idempotency_key} />;
  const answer = sent && "reply" in sent ? (sent as unknown as SaleAnswer) : undefined;
  return (
    <>
      {isCrowd && <Banner tone="warning">{t("sales.crowd")}</Banner>}
      <SaleForm choices={choices as SaleChoices} sale={own} idempotency_key={idempotency_key} answer={answer} />
    </>
  );
}
