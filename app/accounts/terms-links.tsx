import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";

/** "… terms of service and the privacy policy…", both linked. */
export function TermsLinks({ before, after = "" }: { before: string; after?: string }) {
  const { t } = useWords();
  return (
    <>
      {before}{" "}
      <Link className="link" to="/terms">
        {t("accounts.terms_link")}
      </Link>{" "}
      {t("accounts.terms_and")}{" "}
      <Link className="link" to="/privacy">
        {t("accounts.privacy_link")}
      </Link>
      {after}
    </>
  );
}
