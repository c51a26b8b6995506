import * as build from "../build/server/index.js";
import { webWorker } from "./web/web-worker.ts";

/** The web worker as it is deployed; `npm run dev` gives `webWorker` Vite's live build instead. */
export default webWorker(() => build);
