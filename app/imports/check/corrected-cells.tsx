import { useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { CorrectedText } from "#worker/imports/report-contract.ts";

const mostOpen = 10;

/** What was corrected in the file while it waits, each to be taken back. */
export function CorrectedCells({ corrections }: { corrections: CorrectedText[] }) {
  const { t } = useWords();
  if (corrections.length === 0) return null;
  return (
    <details className="disclosure" open={corrections.length <= mostOpen}>
      <summary>
        {t("imports.correct.title")} ({corrections.length})
      </summary>
      <div>
        <p className="text-muted">{t("imports.correct.detail")}</p>
        <ul className="import-species rows mt-3 mb-3">
          {corrections.map((one) => (
            <Corrected key={`${one.cell} ${one.before}`} correction={one} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function Corrected({ correction }: { correction: CorrectedText }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const { cell, heading, before, after, rows } = correction;
  const row = /\d+/.exec(cell)?.[0];
  const where = row ? t("imports.correct.cell", { heading: heading || cell, row }) : heading || cell;
  return (
    <li>
      <span>
        {where}: <del className="text-muted">{before || t("imports.remarks.empty")}</del> →{" "}
        <strong>{after || t("imports.remarks.empty")}</strong>{" "}
        {!row && <span className="text-sm text-muted">{t("imports.species.rows", { count: rows })}</span>}
      </span>
      <Form className="" action={pathname + search}>
        <input type="hidden" name="intent" value="uncorrect" />
        <input type="hidden" name={row ? "cell" : "column"} value={cell} />
        {!row && <input type="hidden" name="word" value={before} />}
        <Button kind="ghost">
          {t("imports.correct.undo")} <span className="unseen">{where}</span>
        </Button>
      </Form>
    </li>
  );
}
