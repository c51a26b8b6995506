import { useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ImportSheet } from "#worker/birdfiles/columns-contract.ts";

/** Which sheet of the workbook is read, to be changed where there are several. */
export function SheetsForm({ sheets }: { sheets: ImportSheet[] }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const read = sheets.find(({ is_read }) => is_read);
  if (sheets.length < 2 || !read) return null;
  const described = ({ name, rows, is_hidden }: ImportSheet) =>
    `${name} (${t("imports.species.rows", { count: rows })}${is_hidden ? `, ${t("imports.sheets.hidden")}` : ""})`;
  return (
    <Form className="actions" action={pathname + search}>
      <input type="hidden" name="intent" value="sheet" />
      <label htmlFor="sheet">{t("imports.sheets.read")}</label>
      <select className="input" id="sheet" name="sheet" key={read.name} defaultValue={read.name}>
        {sheets.map((sheet) => (
          <option key={sheet.name} value={sheet.name}>
            {described(sheet)}
          </option>
        ))}
      </select>
      <Button>{t("imports.sheets.submit")}</Button>
    </Form>
  );
}
