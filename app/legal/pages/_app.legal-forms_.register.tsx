import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { changeRecord } from "#app/kit/save-record.ts";
import { BalanceTable } from "#app/legal/balance-table.tsx";
import { BeginForm } from "#app/legal/begin-form.tsx";
import { FillForm } from "#app/legal/fill-form.tsx";
import { type Lines, RegisterHead, RegisterPage } from "#app/legal/register-page.tsx";
import { registerQuery } from "#app/legal/register-query.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Balance } from "#worker/legal/register/balances.ts";
import { lineChange } from "#worker/legal/register/contract.ts";
import type { Line } from "#worker/legal/register/lines.ts";

const path = "/api/register";
const here = "/legal-forms/register";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "papers.issue");
  const { api } = context;
  const { searchParams } = new URL(request.url);
  const fill = searchParams.get("fill");
  if (fill) {
    const { data: line } = await api.get<{ data: Line }>(recordPath(path, fill));
    return { shown: "fill" as const, line, form: freshForm(lineChange) };
  }
  if (searchParams.get("show") === "balances") {
    const { data: balances } = await api.get<{ data: Balance[] }>(`${path}/balances`);
    return { shown: "balances" as const, balances };
  }
  return { shown: "lines" as const, list: await api.get<Lines>(`${path}?${registerQuery(request)}`) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "papers.issue");
  const fill = new URL(request.url).searchParams.get("fill");
  const form = await request.formData();
  if (fill)
    return changeRecord<Line>(form, context, {
      contract: lineChange,
      path: recordPath(path, fill),
      saved: () => ({ key: "book.filled", to: here }),
    });
  const does = form.get("do");
  const typed = String(form.get(does === "enter" ? "to" : "on") ?? "");
  if (does !== "begin" && does !== "enter") throw data(null, 400);
  const json = does === "enter" ? { to: typed } : { on: typed };
  const outcome = await context.api.send<{ data: { entered?: number } }>("POST", `${path}/${does}`, { json });
  if (!outcome.ok) {
    const { problem, status } = outcome;
    return data({ fault: problem.errors?.[0]?.message ?? problem.detail, typed }, status);
  }
  if (does === "begin") return redirectWithFlash(context, { key: "book.begun", to: here });
  const count = outcome.answer.data.entered ?? 0;
  if (count === 0) return redirectWithFlash(context, { key: "book.entered.none", to: here });
  return redirectWithFlash(context, { key: "book.entered", values: { count }, to: here });
}

export const meta: MetaFunction = (args) => titled(args, "book.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("book.title"), is_current: true }] };

export default function Register() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (loaded.shown === "fill") {
    const answer = sent && "reply" in sent ? { reply: sent.reply as Reply } : undefined;
    return <FillForm line={loaded.line as Line} form={loaded.form} answer={answer} />;
  }
  if (loaded.shown === "balances")
    return (
      <RegisterHead>
        <BalanceTable balances={loaded.balances as Balance[]} />
      </RegisterHead>
    );
  const list = loaded.list as Lines;
  const { fault, typed } = sent && "fault" in sent ? sent : { fault: undefined, typed: undefined };
  if (!list.book) return <BeginForm today={list.today} fault={fault} typed={typed} />;
  return <RegisterPage list={list} book={list.book} fault={fault} typed={typed} />;
}
