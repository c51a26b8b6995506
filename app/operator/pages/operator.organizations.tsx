import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import { ConsoleList } from "#app/operator/console-list.tsx";
import { listed } from "#app/operator/operator-api.ts";
import { OrganizationTable } from "#app/operator/organization-table.tsx";
import { titled } from "#app/web/titles.ts";
import { organizationShows } from "#worker/operator/contract.ts";
import type { OrganizationRow } from "#worker/operator/organization-list.ts";

const names = ["q", "show", "sort_by", "order"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const order: "asc" | "desc" = query.get("order") === "asc" ? "asc" : "desc";
  return {
    list: await listed<OrganizationRow>(request, context, "organizations", names),
    q: query.get("q") ?? "",
    show: query.get("show") ?? "",
    now: { sort_by: query.get("sort_by") ?? "created_at", order },
    shows: [...organizationShows],
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.organizations") : (args.matches[0]?.meta ?? []);

export default function OrganizationsPage() {
  const { t } = useWords();
  const { list, q, show, now, shows } = useLoaderData<typeof loader>();
  const label = t("console.org.search");
  const filters = (
    <Filters
      label={label}
      names={["q", "show"]}
      search={
        <TextField
          field={fieldFacts("q", { key: q, initialValue: q, maxLength: 200 })}
          label={label}
          placeholder={label}
          type="search"
          autoComplete="off"
          spellCheck={false}
        />
      }
    >
      <SelectField
        field={fieldFacts("show", { key: show, initialValue: show })}
        label={t("console.show")}
        choices={shows.map((value) => ({ value, label: t(`console.org.show.${value || "all"}`) }))}
      />
    </Filters>
  );
  return (
    <ConsoleList title={t("console.organizations")} list={list} filters={filters}>
      <OrganizationTable organizations={list.items} now={now} isSorted={show === ""} />
    </ConsoleList>
  );
}
