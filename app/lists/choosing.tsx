import { useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useWords } from "#app/locales/words.tsx";
import { useRangeChoice } from "./use-range-choice.ts";

/** The form that the boxes of a list's rows belong to, wherever they stand. */
const choiceForm = "chosen";

/** The box that chooses a row; the form it belongs to stands beside the table, because forms do not nest. */
export function RowChoice({ id, label }: { id: string; label: string }) {
  return <input type="checkbox" name="ids" value={id} form={choiceForm} aria-label={label} />;
}

/** The box that chooses everything the list means, on all of its pages; it stands above the rows. */
export function AllChoice({ label }: { label: string }) {
  return (
    <label className="choose-all">
      <input type="checkbox" name="all" form={choiceForm} />
      <span>{label}</span>
    </label>
  );
}

type BarProps = {
  label: string;
  action: string;
  /** "get" where the action is asked for on a page of its own. */
  method?: "get" | "post";
  /** What the list means, so that "everything" can be found again. */
  hidden: Record<string, string>;
  total: number;
  /** What can be done; buttons with a name say which. */
  children: ReactNode;
};

/** What can be done to the rows that are chosen; out of sight while there are none. */
export function ChoiceBar({ label, action, method = "post", hidden, total, children }: BarProps) {
  const submit = useSubmit();
  const chosen = useChosen();
  useRangeChoice();
  // A download is left to the browser; everything else is answered in place.
  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.hasAttribute("formaction")) return;
    event.preventDefault();
    submit(new FormData(event.currentTarget, submitter), { method, action, preventScrollReset: method === "post" });
  }
  return (
    <form id={choiceForm} method={method} action={action} className="choice-bar" aria-label={label} onSubmit={send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Chosen count={chosen === "all" ? total : chosen} />
      <div className="actions">{children}</div>
    </form>
  );
}

function Chosen({ count }: { count: number }) {
  const { t } = useWords();
  return (
    <p className="choice-count" role="status">
      {count > 0 ? t("lists.chosen", { count }) : t("lists.chosen_some")}
    </p>
  );
}

/** How many rows are chosen; nobody knows without a script. */
function useChosen(): number | "all" {
  const [chosen, setChosen] = useState<number | "all">(0);
  useEffect(() => {
    function count() {
      const boxes = document.querySelectorAll<HTMLInputElement>(`input[form="${choiceForm}"]:checked`);
      const isAll = [...boxes].some(({ name }) => name === "all");
      setChosen(isAll ? "all" : boxes.length);
    }
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  }, []);
  return chosen;
}
