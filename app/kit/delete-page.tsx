import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Opening } from "./opening-words.ts";

type Props = {
  /** Opens `.question`, `.detail` and `.confirm`. */
  words: Opening<"question"> & Opening<"detail"> & Opening<"confirm">;
  /** The record's name, for the question and for what is said afterwards. */
  name: string;
  /** Where Cancel leads. */
  back: string;
  /** What the action answered: why the record stays. */
  answer?: { fault: string } | undefined;
  /** What else the action must know. */
  children?: ReactNode;
};

/** Asks before a record is deleted: what is lost with it, the one dangerous button, and the way out. */
export function DeletePage({ words, name, back, answer, children }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t(`${words}.question`, { name })} lead={t(`${words}.detail`)} />
      <Form>
        {answer && <ErrorSummary faults={[{ message: answer.fault }]} />}
        <input type="hidden" name="name" value={name} />
        {children}
        <div className="actions">
          <Button kind="danger">{t(`${words}.confirm`)}</Button>
          <LinkButton to={back}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
