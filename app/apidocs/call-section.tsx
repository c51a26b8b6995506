import { useWords } from "#app/locales/words.tsx";
import type { ShownCall } from "./calls.ts";

/** One call: what it does, what it takes and what it answers. */
export function CallSection({ call, commands }: { call: ShownCall; commands: readonly string[] }) {
  const { t } = useWords();
  const { id, method, path, summary, permission, is_public } = call;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{summary}</h2>
      <p className="api-path">
        <code>
          <strong>{method}</strong> {path}
        </code>
      </p>
      <p className="text-sm text-muted">{is_public ? t("apidocs.public") : withCode(permission ?? "")}</p>
      <Fields title={t("apidocs.path")} fields={call.path_fields} />
      <Fields title={t("apidocs.query")} fields={call.query} />
      <Fields title={t("apidocs.body")} fields={call.body} />
      <Fields title={t("apidocs.answer")} fields={call.answer} />
      {commands.map((command) => (
        <Command key={command} command={command} />
      ))}
    </section>
  );
}

/** A text of the document, in which code stands between backticks. */
const withCode = (text: string) =>
  text.split("`").map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));

function Fields({ title, fields }: { title: string; fields: ShownCall["body"] }) {
  const { t } = useWords();
  if (fields.length === 0) return null;
  return (
    <details className="api-fields">
      <summary>
        {title} <span className="text-muted">{fields.map(({ name }) => name).join(", ")}</span>
      </summary>
      <ul>
        {fields.map(({ name, kinds, words, is_required }) => (
          <li key={name}>
            <code>{name}</code>
            <span>
              {kinds.map((kind) => t(kind)).join(` ${t("apidocs.or")} `)}
              {words.length > 0 && <code>{words.join(" | ")}</code>}
              {is_required && ` (${t("apidocs.required")})`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A call as one types it. */
export function Command({ command }: { command: string }) {
  const { t } = useWords();
  return (
    <figure className="api-command">
      <figcaption className="text-sm text-muted">{t("apidocs.example")}</figcaption>
      <pre>
        <code>{command}</code>
      </pre>
    </figure>
  );
}
