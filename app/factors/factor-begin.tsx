import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";

/** Without a second factor: why one, and the button that begins it. */
export function FactorBegin({ notice }: { notice: string | undefined }) {
  const { t } = useWords();
  return (
    <>
      {notice && <Banner tone="warning">{notice}</Banner>}
      <p>{t("factors.off")}</p>
      <Form className="actions">
        <Button kind="primary" name="intent" value="begin">
          {t("factors.begin")}
        </Button>
      </Form>
    </>
  );
}
