import { useEffect, useRef, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Icon } from "#app/marks/icon.tsx";

type Detector = { detect(source: HTMLVideoElement): Promise<Array<{ rawValue: string }>> };
type Detecting = { BarcodeDetector?: new (wishes: { formats: string[] }) => Detector };
const pause = 250;

/** Reads labels through the camera, in browsers that know how; elsewhere it is not there, and the code is typed. */
export function Camera({ round }: { round: string }) {
  const { t } = useWords();
  const [state, setState] = useState<"none" | "ready" | "on" | "refused">("none");
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if ((window as Detecting).BarcodeDetector && navigator.mediaDevices) setState("ready");
  }, []);
  useEffect(() => {
    if (state !== "on" || !video.current) return;
    const seen = (code: string) => {
      const found = new URLSearchParams({ code: code.slice(0, 300), ...(round && { for: round }) });
      location.assign(`/scan?${found}`);
    };
    return watch(video.current, seen, () => setState("refused"));
  }, [state, round]);
  if (state === "none") return null;
  return (
    <div className="grid gap-2">
      {state === "refused" && <Banner tone="warning">{t("places.scan.no_camera")}</Banner>}
      {state === "on" && <video className="camera" ref={video} muted playsInline />}
      <div className="actions">
        <Button type="button" onClick={() => setState(state === "on" ? "ready" : "on")}>
          <Icon of={state === "on" ? "camera-off" : "camera"} />
          {t(state === "on" ? "places.scan.stop" : "places.scan.camera")}
        </Button>
      </div>
    </div>
  );
}

/** Looks until a code is seen, and says it; answers how to stop. */
function watch(video: HTMLVideoElement, describe: (code: string) => void, refuse: () => void): () => void {
  let stream: MediaStream | undefined;
  let isOver = false;
  const { BarcodeDetector } = window as Detecting;
  async function look() {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isOver || !BarcodeDetector) return stop();
      video.srcObject = stream;
      await video.play();
      const detector = new BarcodeDetector({ formats: ["qr_code"] });
      while (!isOver) {
        const [seen] = await detector.detect(video);
        if (seen) return describe(seen.rawValue);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } catch {
      if (!isOver) refuse();
    }
  }
  function stop() {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
  void look();
  return stop;
}
