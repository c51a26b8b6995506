import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import type { Waiting } from "#app/web/work-queue.ts";

/** Where a large action stands in the queue. Its form is sent again by itself, or without a script by its button. */
export function InLine({ place, seconds, fields }: Waiting) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const button = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal brings new fields, and with them another wait.
  useEffect(() => {
    const again = setTimeout(() => button.current?.querySelector("button")?.click(), seconds * 1000);
    return () => clearTimeout(again);
  }, [fields, seconds]);
  return (
    <div className="lost">
      <Perch />
      <h1 tabIndex={-1}>{t("ui.line.title")}</h1>
      <p role="status">{t("ui.line.place", { place })}</p>
      <p>{t("ui.line.detail")}</p>
      <Form action={`${pathname}${search}`} className="actions">
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div ref={button}>
          <Button kind="primary">{t("ui.error.retry")}</Button>
        </div>
        <LinkButton to={`${pathname}${search}`}>{t("ui.line.leave")}</LinkButton>
      </Form>
    </div>
  );
}
