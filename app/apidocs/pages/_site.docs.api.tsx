import "#app/apidocs/apidocs.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Command } from "#app/apidocs/call-section.tsx";
import { commandOf, examples } from "#app/apidocs/examples.ts";
import { useWords } from "#app/locales/words.tsx";
import { Prose } from "#app/marks/prose.tsx";
import { siteHead } from "#app/site/head.ts";
import type { OpenApiDocument } from "#worker/openapi/document.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { info, tags, paths } = await context.api.get<OpenApiDocument>("/api/openapi.json");
  const found = Object.values(paths).flatMap((methods) => Object.values(methods) as Array<{ tags: string[] }>);
  const rooms = tags.map(({ name, description }) => {
    const calls = found.filter((call) => call.tags[0] === name).length;
    return { name, title: description, calls };
  });
  const commands = examples.slice(0, 4).map((example) => commandOf(example, context.env.APP_ORIGIN));
  return { rooms, parts: info.description.split("\n\n").slice(1).map(partOf), commands };
}

/** A paragraph that opens with `**what it is of.**`. */
function partOf(paragraph: string) {
  const [, title = "", text = paragraph] = /^\*\*(.+?)\.\*\* (.+)$/s.exec(paragraph) ?? [];
  return { title, text: text.split("`") };
}

export const meta: MetaFunction<typeof loader> = (args) => siteHead(args, "/docs/api");

export default function ApiDocs() {
  const { t } = useWords();
  const { rooms, parts, commands } = useLoaderData<typeof loader>();
  return (
    <div className="site-width legal api">
      <header>
        <h1 tabIndex={-1}>{t("apidocs.headline")}</h1>
        <p className="hero-lead">{t("apidocs.description")}</p>
        <div className="prose">
          <Prose text={t("apidocs.document")} />
        </div>
      </header>
      <nav className="legal-contents api-rooms" aria-labelledby="rooms">
        <h2 id="rooms">{t("apidocs.rooms")}</h2>
        <ol>
          {rooms.map(({ name, title, calls }) => (
            <li key={name}>
              <a href={`/docs/api/${name}`}>
                {title} <span>{t("apidocs.calls", { count: calls })}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose legal-text">
        <section aria-labelledby="start">
          <h2 id="start">{t("apidocs.start")}</h2>
          <p>{t("apidocs.start.text")}</p>
          {commands.map((command) => (
            <Command key={command} command={command} />
          ))}
        </section>
        {parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text.map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}</p>
          </section>
        ))}
        <section aria-labelledby="integrations">
          <h2 id="integrations">{t("apidocs.integrations")}</h2>
          <Prose text={t("apidocs.integrations.text")} />
        </section>
      </div>
    </div>
  );
}
