import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Act } from "./acts.ts";

type ButtonProps = { act: Act; chosen: ReadonlySet<number> };

/** A button of the bar; it stands back where one of the eggs that are ticked does not allow it, and tells so when pressed. */
export function ActButton({ act: { act, words, numbers }, chosen }: ButtonProps) {
  const { t } = useWords();
  const isApart = [...chosen].some((number) => !numbers.includes(number));
  return (
    <Button name="do" value={act} data-apart={isApart || undefined}>
      {t(`clutches.deed.${words}`)}
    </Button>
  );
}
