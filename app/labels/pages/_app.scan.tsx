import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/accounts/member.ts";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { Camera } from "#app/labels/camera.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Scanned } from "#worker/labels/scan.ts";

/** With `code` it goes where the code leads, or asks which; without it waits for one. `for` is the round that asked. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const code = (searchParams.get("code") ?? "").trim().slice(0, 300);
  const round = searchParams.get("for") ?? "";
  if (code === "") {
    await requireMember(context);
    return data({ code, round, found: [] as ReturnType<typeof withWay>[] });
  }
  const outcome = await context.api.send<{ data: Scanned[] }>("GET", `/api/scan/?${new URLSearchParams({ code })}`);
  if (!outcome.ok && outcome.status !== 422) throw Response.json(outcome.problem, { status: outcome.status });
  const found = (outcome.ok ? outcome.answer.data : []).map((it) => withWay(it, round));
  const [only, another] = found;
  if (only && !another) throw redirect(only.to);
  return data({ code, round, found }, found.length > 0 ? 200 : 404);
}

/** Where something scanned leads: back to the round that asked for it, else to its own page. */
function withWay(it: Scanned, round: string) {
  const rounds: Record<string, Partial<Record<Scanned["kind"], string>>> = {
    weigh: { bird: `/weigh?${new URLSearchParams({ ring: it.title })}` },
    died: { bird: `/died?${new URLSearchParams({ ring: it.title })}` },
    move: {
      bird: `/move?${new URLSearchParams({ ring: it.title })}`,
      place: `/move?${new URLSearchParams({ place_id: it.id })}`,
    },
  };
  return { ...it, to: rounds[round]?.[it.kind] ?? `/${it.kind}s/${it.id}` };
}

export const meta: MetaFunction = (args) => titled(args, "places.scan.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("places.scan.title"), is_current: true }] };

export default function Scan() {
  const { t } = useWords();
  const { code, round, found } = useLoaderData<typeof loader>();
  const nothing = code !== "" && found.length === 0;
  return (
    <>
      <PageHeader title={t(round === "died" ? "places.scan.died" : "places.scan.title")} lead={t("places.scan.lead")} />
      <div className="form">
        {nothing && <Banner tone="warning">{t("places.scan.nothing", { code })}</Banner>}
        {found.length > 0 && <Which found={found} />}
        <Camera round={round} />
        <Form method="get" className="form" reloadDocument>
          {round && <input type="hidden" name="for" value={round} />}
          <TextField
            field={fieldFacts("code", { initialValue: code, required: true, maxLength: 300 })}
            label={t("places.scan.code")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
          />
          <div className="actions">
            <Button kind="primary">{t("places.scan.go")}</Button>
          </div>
        </Form>
      </div>
    </>
  );
}

function Which({ found }: { found: ReturnType<typeof withWay>[] }) {
  const { t } = useWords();
  return (
    <section>
      <h2>{t("places.scan.many")}</h2>
      <ul className="lines border-b border-line">
        {found.map(({ kind, id, title, within, to }) => (
          <li key={id}>
            <Link className="place-line" to={to}>
              {kind === "bird" ? <Ring>{title}</Ring> : <span className="font-semibold">{title}</span>}{" "}
              {within && <span className="text-muted">{within}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
