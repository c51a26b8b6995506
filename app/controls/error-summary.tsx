import { useEffect, useRef } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { FieldFacts } from "./field.tsx";

export type Fault = { message: string /** The id of the control to correct. */; field?: string };

/** The faults of some fields and of the form as a whole, in the order of the page. */
export function faultsOf(fields: readonly FieldFacts[], formErrors: readonly string[] = []): Fault[] {
  const own = fields.flatMap(({ id, errors = [] }) => errors.map((message) => ({ message, field: id })));
  return [...formErrors.map((message) => ({ message })), ...own];
}

/** What has to be corrected, each linked to its field. It takes the focus when it appears. */
export function ErrorSummary({ faults, title }: { faults: readonly Fault[]; title?: string }) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const texts = faults.map(({ message }) => message).join("\n");
  useEffect(() => {
    if (texts) box.current?.focus();
  }, [texts]);
  const [first] = faults;
  if (!first) return null;
  // A fault of the form as a whole needs no heading above it: it is the heading.
  const heading = title ?? (faults.some(({ field }) => field) ? t("ui.errors.title") : first.message);
  const listed = faults.filter(({ message }) => message !== heading);
  const isSentence = listed.length === 1 && faults.length === 1 && !first.field;
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script this is how a refused form brings the reader to its errors
    <div className="banner" data-tone="error" role="alert" tabIndex={-1} ref={box} autoFocus>
      <Icon of="circle-x" />
      <div>
        <p className="banner-title">{heading}</p>
        {isSentence && <p>{first.message}</p>}
        {!isSentence && listed.length > 0 && (
          <ul>
            {listed.map(({ message, field }) => (
              <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
