import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { NotConfirmed } from "#app/expenses/expected-card.tsx";
import { ExpenseView } from "#app/expenses/expense-view.tsx";
import { actOnExpense } from "#app/expenses/save-expense.ts";
import { targetLabel } from "#app/expenses/share-targets.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { bringsFile, keepFile, removeFile } from "#app/organization/file-actions.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "money.read");
  const { data: expense } = await context.api.get<{ data: Expense }>(recordPath("/api/expenses", params.expenseId));
  const shares = expense.shares.map((it) => ({ ...it, called: targetLabel(it, context.language) }));
  return { ...expense, shares };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const to = recordPath("/expenses", params.expenseId);
  const receipt = {
    path: `${recordPath("/api/expenses", params.expenseId)}/receipt`,
    kept: { key: "expenses.receipt.kept" as const, to },
    gone: { key: "expenses.receipt.gone" as const, to },
  };
  if (bringsFile(request)) return keepFile(request, context, receipt);
  const form = await request.formData();
  return form.get("do") === "remove" ? removeFile(context, receipt) : actOnExpense(form, context, to);
}

export const meta: MetaFunction = (args) => titled(args, "expenses.title");
export const handle: PageHandle<Expense> = {
  crumbs: (t) => [
    { label: t("expenses.title"), href: "/expenses" },
    { label: t("expenses.begin"), is_current: true },
  ],
};

export default function ExpensePage() {
  const expense = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const faults = sent && "faults" in sent ? (sent.faults as string[]) : [];
  const fault = sent && "fault" in sent ? (sent as NotConfirmed).fault : undefined;
  return <ExpenseView expense={expense} faults={faults} fault={fault} />;
}
