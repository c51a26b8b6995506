import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { ConsoleList, OneFilter } from "#app/operator/console-list.tsx";
import { listed } from "#app/operator/operator-api.ts";
import { OrganizationLink } from "#app/operator/ticket-table.tsx";
import { titled } from "#app/web/titles.ts";
import { feedbackStates } from "#db/words/support.ts";
import type { FeedbackRow } from "#worker/operator/feedback-deciding.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = new URL(request.url).searchParams.get("state") ?? "";
  return { list: await listed<FeedbackRow>(request, context, "feedback", ["state"]), state };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.feedback") : (args.matches[0]?.meta ?? []);

export default function FeedbackPage() {
  const { t } = useWords();
  const clock = useClock();
  const { list, state } = useLoaderData<typeof loader>();
  const choices = [
    { value: "", label: t("console.feedback.show.all") },
    ...feedbackStates.map((value) => ({ value, label: t(`feedback.state.${value}`) })),
  ];
  return (
    <ConsoleList
      title={t("console.feedback")}
      list={list}
      filters={<OneFilter name="state" now={state} choices={choices} />}
    >
      <RecordTable
        caption={t("console.feedback")}
        rows={list.items}
        columns={[
          {
            name: "type",
            label: t("console.feedback.type"),
            cell: ({ id, type }) => (
              <Link className="link" to={`/operator/feedback/${id}`}>
                {t(`feedback.type.${type}`)}
              </Link>
            ),
          },
          {
            name: "organization",
            label: t("console.feedback.organization"),
            cell: ({ organization, short_key }) => <OrganizationLink name={organization} short_key={short_key} />,
          },
          { name: "rating", label: t("console.feedback.rating"), align: "end", cell: ({ rating }) => rating ?? "—" },
          {
            name: "state",
            label: t("console.feedback.state"),
            cell: (it) => <Pill tone={it.state === "new" ? "amber" : "stone"}>{t(`feedback.state.${it.state}`)}</Pill>,
          },
          { name: "at", label: t("console.feedback.at"), cell: ({ created_at }) => clock.moment(created_at) },
        ]}
      />
    </ConsoleList>
  );
}
