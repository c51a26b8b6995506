import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { categoryText } from "#app/expenses/category.ts";
import type { NotConfirmed } from "#app/expenses/expected-card.tsx";
import { ExpenseForm, type Refused } from "#app/expenses/expense-form.tsx";
import { ExpenseList } from "#app/expenses/expense-list.tsx";
import { expenseStart, formParts, recurringStart } from "#app/expenses/expense-start.ts";
import { RecurringForm } from "#app/expenses/recurring-form.tsx";
import { RecurringList } from "#app/expenses/recurring-list.tsx";
import { actOnExpense, saveExpense } from "#app/expenses/save-expense.ts";
import { saveRecurring } from "#app/expenses/save-recurring.ts";
import type { ExpenseChoices } from "#app/expenses/share-targets.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { titled } from "#app/web/titles.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";
import type { listExpenses } from "#worker/expenses/queries.ts";
import type { listRecurring, Recurring } from "#worker/expenses/recurring.ts";
import { moneyInWords } from "#worker/money/currency.ts";

type List = Awaited<ReturnType<typeof listExpenses>>;
type RecurringPage = Awaited<ReturnType<typeof listRecurring>>;

const path = "/api/expenses";
const recurringPath = "/api/expenses/recurring";
/** Ids say what they are of: one page makes and changes both. */
const isRecurring = (id: string) => id === "recurring" || id.startsWith("recurring_");

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "money.read");
  const { edit, gone } = recordQuery(request);
  const { searchParams } = new URL(request.url);
  if (gone) {
    requireMay(context, "money.write");
    return { shown: "gone" as const, of: await recordOf(context, gone) };
  }
  if (edit) {
    requireMay(context, "money.write");
    return formOf(context, edit);
  }
  const page = searchParams.get("page") ?? "1";
  if (searchParams.get("show") === "recurring") {
    const list = await context.api.get<RecurringPage>(`${recurringPath}?${new URLSearchParams({ page })}`);
    return { shown: "recurring" as const, list };
  }
  const given = (name: string) => searchParams.get(name) ?? "";
  const narrowed = { category: given("category"), contact_id: given("contact_id") };
  const query = new URLSearchParams({ ...narrowed, page, from: given("from"), to: given("to") });
  return { shown: "list" as const, narrowed, list: await context.api.get<List>(`${path}?${query}`) };
}

async function recordOf({ api, language }: LoadContext, id: string) {
  const of = recordPath(isRecurring(id) ? recurringPath : path, id);
  const { data: record } = await api.get<{ data: Expense | Recurring }>(of);
  const amount = "total_cents" in record ? moneyInWords(record.total_cents, record.currency, language) : null;
  const is_stocked = "stocked" in record && record.stocked !== null;
  return { id, category: record.category, amount, is_stocked, isRecurring: isRecurring(id) };
}

async function formOf({ api, language }: LoadContext, edit: string) {
  const choosing = api.get<{ data: ExpenseChoices }>(`${path}/choices`);
  const isNew = edit === "new" || edit === "recurring";
  if (isRecurring(edit)) {
    const at = isNew ? undefined : api.get<{ data: Recurring }>(recordPath(recurringPath, edit));
    const [{ data: choices }, found] = await Promise.all([choosing, at]);
    const start = recurringStart(found?.data, choices, language);
    return { shown: "recurring_form" as const, start, parts: formParts(choices, language) };
  }
  const at = isNew ? undefined : api.get<{ data: Expense }>(recordPath(path, edit));
  const [{ data: choices }, found] = await Promise.all([choosing, at]);
  const start = expenseStart(found?.data, choices, language);
  return { shown: "form" as const, start, parts: formParts(choices, language) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { edit, gone } = recordQuery(request);
  const form = await request.formData();
  if (form.has("do")) return actOnExpense(form, context, "/expenses");
  if (gone && isRecurring(gone)) {
    const at = recordPath(recurringPath, gone);
    return deleteRecord(form, context, {
      path: at,
      words: "expenses.recurring.delete",
      list: "/expenses?show=recurring",
    });
  }
  if (gone)
    return deleteRecord(form, context, { path: recordPath(path, gone), words: "expenses.delete", list: "/expenses" });
  if (!edit) throw data(null, 400);
  const id = edit === "new" || edit === "recurring" ? undefined : edit;
  return isRecurring(edit) ? saveRecurring(form, context, id) : saveExpense(form, context, id);
}

export const meta: MetaFunction = (args) => titled(args, "expenses.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("expenses.title"), is_current: true }] };

export default function Expenses() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useWords();
  const answer = sent && "reply" in sent ? (sent as Refused) : undefined;
  const fault = sent && "fault" in sent ? (sent as NotConfirmed) : undefined;
  switch (loaded.shown) {
    case "list":
      return <ExpenseList list={loaded.list as List} narrowed={loaded.narrowed} fault={fault} />;
    case "recurring":
      return <RecurringList list={loaded.list as RecurringPage} />;
    case "form":
      return <ExpenseForm start={loaded.start} parts={loaded.parts} answer={answer} />;
    case "recurring_form":
      return <RecurringForm start={loaded.start} parts={loaded.parts} answer={answer} />;
    case "gone": {
      const { id, category, amount, is_stocked, isRecurring: recurs } = loaded.of;
      const name = [categoryText(category, t), amount].filter(Boolean).join(", ");
      const back = recurs ? "/expenses?show=recurring" : recordPath("/expenses", id);
      return (
        <DeletePage
          words={recurs ? "expenses.recurring.delete" : "expenses.delete"}
          name={name}
          back={back}
          answer={fault}
        >
          {is_stocked && <p>{t("expenses.delete.stocked")}</p>}
        </DeletePage>
      );
    }
  }
}
