import "#app/apidocs/apidocs.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CallSection } from "#app/apidocs/call-section.tsx";
import { callsIn } from "#app/apidocs/calls.ts";
import { commandOf, examples } from "#app/apidocs/examples.ts";
import { useWords } from "#app/locales/words.tsx";
import { pageHead } from "#app/site/head.ts";
import { speakerOf } from "#app/web/titles.ts";
import type { OpenApiDocument } from "#worker/openapi/document.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const name = params.room ?? "";
  if (!/^[a-z]{1,30}$/.test(name)) throw new Response(null, { status: 404 });
  const query = new URLSearchParams({ room: name });
  const document = await context.api.get<OpenApiDocument>(`/api/openapi.json?${query}`);
  const commandsOf = (method: string, path: string) =>
    examples
      .filter((example) => example.method === method && isCalled(example.path, path))
      .map((example) => commandOf(example, context.env.APP_ORIGIN));
  const calls = callsIn(document).map((call) => ({ call, commands: commandsOf(call.method, call.path) }));
  return { name, title: document.tags[0]?.description ?? name, calls };
}

/** Whether an example's path is one of those a call's path means; their ids are named otherwise. */
const isCalled = (path: string, called: string) =>
  path.replace(/\?.*$/, "").replace(/\{\w+\}/g, "{}") === called.replace(/\{\w+\}/g, "{}");

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  if (!data) return [];
  const t = speakerOf(args);
  const title = `API: ${data.title}`;
  return pageHead(args, `/docs/api/${data.name}`, { title, description: t("apidocs.description"), card: "/docs/api" });
};

export default function ApiRoom() {
  const { t } = useWords();
  const { title, calls } = useLoaderData<typeof loader>();
  return (
    <div className="site-width legal api">
      <header>
        <p>
          <a className="link" href="/docs/api">
            {t("apidocs.back")}
          </a>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <nav className="legal-contents" aria-labelledby="contents">
        <h2 id="contents">{t("apidocs.contents")}</h2>
        <ol>
          {calls.map(({ call: { id, summary } }) => (
            <li key={id}>
              <a href={`#${id}`}>{summary}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose legal-text">
        {calls.map(({ call, commands }) => (
          <CallSection key={call.id} call={call} commands={commands} />
        ))}
      </div>
    </div>
  );
}
