import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import { writtenKinds } from "#worker/legal/papers/kinds-contract.ts";

/** Every paper there is and the way to it, those that other rooms make among them. */
export function Ways() {
  const { t } = useWords();
  const may = useMay();
  return (
    <Card title={t("forms.ways")}>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {writtenKinds.map((kind) => (
          <li key={kind}>
            <Link className="link" to={`/legal-forms/new?kind=${kind}`}>
              {t(`forms.kind.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 mb-2">{t("forms.ways.elsewhere")}</h3>
      <ul className="grid gap-2">
        {may("money.read") && (
          <li>
            <Link className="link" to="/finance/sales">
              {t("forms.ways.receipt")}
            </Link>{" "}
            <span className="text-muted">{t("forms.ways.receipt.where")}</span>
          </li>
        )}
        <li>
          <Link className="link" to="/birds">
            {t("forms.ways.certificate")}
          </Link>{" "}
          <span className="text-muted">{t("forms.ways.certificate.where")}</span>
        </li>
      </ul>
    </Card>
  );
}
