import { Fragment } from "react";
import { useWords } from "#app/locales/words.tsx";
import { AskLink } from "./ask-link.tsx";

/** Below an article: whether it was of use, and where to ask. Its form has no key, so that one copy serves everybody. */
export function ArticleEnd({ slug }: { slug: string }) {
  const { t } = useWords();
  return (
    <footer className="help-end">
      <form method="post" action={`/help/${slug}`} aria-labelledby="useful">
        <p id="useful">{t("helpcentre.useful")}</p>
        <div className="actions">
          {(["yes", "no"] as const).map((answer) => (
            <Fragment key={answer}>
              <button className="button" data-kind="quiet" type="submit" name="useful" value={answer}>
                {t(`helpcentre.useful.${answer}`)}
              </button>{" "}
            </Fragment>
          ))}
        </div>
      </form>
      <p>
        {t("helpcentre.ask")} <AskLink className="link" />
      </p>
    </footer>
  );
}
