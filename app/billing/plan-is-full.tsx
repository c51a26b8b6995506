import { useEffect, useRef } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { WayOut } from "./way-out.tsx";

type Props = {
  words: string[] | undefined /** A bird was just refused for it: the reader is brought here. */;
  isRefusal?: boolean;
};

/** The plan allows no further bird: what it allows, and where to go. */
export function PlanIsFull({ words = [], isRefusal = false }: Props) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefusal) box.current?.focus();
  }, [isRefusal]);
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script this is how a refused form brings the reader to its errors
    <div role={isRefusal ? "alert" : undefined} tabIndex={-1} ref={box} autoFocus={isRefusal}>
      <Banner tone={isRefusal ? "error" : "warning"} title={t("birds.form.plan.title")}>
        <p>{words.join(" ")}</p>
        <WayOut label={t("birds.form.plan.way_out")} ask={t("birds.form.plan.ask")} />
      </Banner>
    </div>
  );
}
