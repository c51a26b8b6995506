import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { ConsoleList, OneFilter } from "#app/operator/console-list.tsx";
import { listed } from "#app/operator/operator-api.ts";
import { titled } from "#app/web/titles.ts";
import type { ContactRow } from "#worker/operator/contact-messages.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const show = new URL(request.url).searchParams.get("show") ?? "unanswered";
  return { list: await listed<ContactRow>(request, context, "contact", ["show"]), show };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.contact") : (args.matches[0]?.meta ?? []);

export default function ContactPage() {
  const { t } = useWords();
  const clock = useClock();
  const { list, show } = useLoaderData<typeof loader>();
  const choices = (["unanswered", "all"] as const).map((value) => ({
    value,
    label: t(`console.contact.show.${value}`),
  }));
  return (
    <ConsoleList
      title={t("console.contact")}
      list={list}
      filters={<OneFilter name="show" now={show} choices={choices} />}
    >
      <RecordTable
        caption={t("console.contact")}
        rows={list.items}
        columns={[
          {
            name: "subject",
            label: t("console.contact.subject"),
            cell: ({ id, subject, words }) => (
              <>
                <Link className="link" to={`/operator/contact/${id}`}>
                  <bdi>{subject}</bdi>
                </Link>
                <span className="block font-normal text-muted [overflow-wrap:anywhere]" dir="auto">
                  {words}
                </span>
              </>
            ),
          },
          { name: "from", label: t("console.contact.from"), cell: ({ full_name }) => <bdi>{full_name}</bdi> },
          { name: "at", label: t("console.contact.at"), cell: ({ created_at }) => clock.moment(created_at) },
          {
            name: "state",
            label: t("console.contact.state"),
            cell: ({ answered_at }) => (
              <Pill tone={answered_at ? "green" : "amber"}>
                {t(answered_at ? "console.contact.answered" : "console.contact.open")}
              </Pill>
            ),
          },
        ]}
      />
    </ConsoleList>
  );
}
