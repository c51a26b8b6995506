import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

const step = 1.25;
const [smallest, largest] = [0.25, 2];
const within = (scale: number) => Math.min(largest, Math.max(smallest, scale));

/** How large a drawing of `width` pixels is shown in its frame; 1 until a script says otherwise. */
export function useZoom(width: number, frame: RefObject<HTMLElement>) {
  const [scale, setScale] = useState(1);
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(true), []);
  const zoomIn = () => setScale((now) => within(now * step));
  const zoomOut = () => setScale((now) => within(now / step));
  const fit = () => setScale(within((frame.current?.clientWidth ?? width) / width));
  const keys: Record<string, () => void> = { "+": zoomIn, "=": zoomIn, "-": zoomOut, "0": fit };
  function onKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (!ctrlKey && !metaKey && !altKey && Object.hasOwn(keys, key)) keys[key]?.();
  }
  return { isOn, scale, zoomIn, zoomOut, fit, onKey };
}

/** Larger, smaller, all of it; only where a script runs, for without one they would do nothing. */
export function ZoomButtons({ zoom }: { zoom: ReturnType<typeof useZoom> }) {
  const { t } = useWords();
  if (!zoom.isOn) return null;
  const deeds = [
    { name: t("pedigree.zoom.out"), icon: "minus", deed: zoom.zoomOut },
    { name: t("pedigree.zoom.in"), icon: "plus", deed: zoom.zoomIn },
    { name: t("pedigree.zoom.fit"), icon: "maximize-2", deed: zoom.fit },
  ] as const;
  return (
    <div className="actions pedigree-zoom">
      {deeds.map(({ name, icon, deed }) => (
        <Button key={name} type="button" size="icon" aria-label={name} title={name} onClick={deed}>
          <Icon of={icon} />
        </Button>
      ))}
    </div>
  );
}
