import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { type DueLists, DuePage } from "#app/payments/due-page.tsx";
import { type Made, MadePage } from "#app/payments/made-page.tsx";
import { actOnDue, savePayment } from "#app/payments/payment-action.ts";
import { type Choices, PaymentForm, type Refused } from "#app/payments/payment-form.tsx";
import { ReminderPage } from "#app/payments/reminder.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { Payment } from "#worker/payments/payment-rows.ts";
import type { Reminder } from "#worker/payments/reminders.ts";

const path = "/api/payments";

export async function loader({ request, context: { api, ...context } }: LoaderFunctionArgs) {
  requireMay({ api, ...context }, "money.read");
  const { edit, gone } = recordQuery(request);
  const { searchParams } = new URL(request.url);
  const given = (name: string) => searchParams.get(name) ?? "";
  const sale = given("remind");
  if (edit || gone || sale) requireMay({ api, ...context }, "money.write");
  if (sale)
    return {
      shown: "remind" as const,
      reminder: (await api.get<{ data: Reminder }>(recordPath(`${path}/reminders`, sale))).data,
    };
  const id = gone ?? (edit === "new" ? null : edit);
  const payment = id ? (await api.get<{ data: Payment }>(recordPath(path, id))).data : undefined;
  if (gone) return { shown: "gone" as const, on: payment?.on ?? "" };
  if (edit) {
    const of = payment ?? { sale_id: given("sale_id"), expense_id: given("expense_id") };
    const query = new URLSearchParams();
    if (of.sale_id) query.set("sale_id", of.sale_id);
    if (of.expense_id) query.set("expense_id", of.expense_id);
    const { data: choices } = await api.get<{ data: Choices }>(`${path}/choices?${query}`);
    const about = of.sale_id ? `sale ${of.sale_id}` : of.expense_id ? `expense ${of.expense_id}` : "";
    return { shown: "form" as const, choices, payment, about, keyed: crypto.randomUUID() };
  }
  const page = given("page") || "1";
  if (given("show") === "made") {
    const narrowed = {
      from: given("from"),
      to: given("to"),
      direction: given("direction"),
      contact_id: given("contact_id"),
    };
    const list = await api.get<Made>(`${path}?${new URLSearchParams({ ...narrowed, page })}`);
    return { shown: "made" as const, list, narrowed };
  }
  const names = ["late", "direction", "currency", "contact_id"];
  const narrowed = Object.fromEntries(names.map((name) => [name, given(name)]));
  const [due, { data: credits }] = await Promise.all([
    api.get<DueLists["due"]>(`${path}/due?${new URLSearchParams({ page, ...narrowed })}`),
    api.get<{ data: DueLists["credits"] }>(`${path}/credits`),
  ]);
  const isNarrowed = Object.values(narrowed).some((it) => it !== "");
  return { shown: "due" as const, lists: { due, credits: isNarrowed ? [] : credits }, isNarrowed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "money.write");
  const { edit, gone } = recordQuery(request);
  const form = await request.formData();
  if (form.has("do")) return actOnDue(form, context);
  if (gone)
    return deleteRecord(form, context, {
      path: recordPath(path, gone),
      words: "payments.delete",
      list: "/payments?show=made",
    });
  if (edit) return savePayment(form, context, edit === "new" ? undefined : edit);
  throw data(null, 400);
}

export const meta: MetaFunction = (args) => titled(args, "payments.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("payments.title"), is_current: true }] };

export default function Payments() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { language } = useWords();
  const fault = sent && "fault" in sent ? sent.fault : undefined;
  if (loaded.shown === "due")
    return <DuePage lists={loaded.lists as DueLists} fault={fault} isNarrowed={loaded.isNarrowed} />;
  if (loaded.shown === "made") return <MadePage list={loaded.list as Made} narrowed={loaded.narrowed} fault={fault} />;
  if (loaded.shown === "remind") return <ReminderPage reminder={loaded.reminder} fault={fault} />;
  if (loaded.shown === "gone")
    return (
      <DeletePage
        words="payments.delete"
        name={dayText(loaded.on, "", language)}
        back="/payments?show=made"
        answer={fault ? { fault } : undefined}
      />
    );
  const answer = sent && "reply" in sent ? (sent as Refused) : undefined;
  return (
    <PaymentForm
      choices={loaded.choices as Choices}
      payment={loaded.payment as Payment | undefined}
      about={loaded.about}
      keyed={loaded.keyed}
      answer={answer}
    />
  );
}
