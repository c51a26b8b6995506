import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type SSROptions } from "vite";
import { leanManifests } from "./lean-manifests.ts";
import { leanPages } from "./lean-pages.ts";
import { lateScripts, leanRemix, namesOwnRoutes, orderlyScripts } from "./lean-remix.ts";
import { roomParts } from "./room-parts.ts";
import { routesKept } from "./routes-kept.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: false,
  v3_routeConfig: true,
} as const;

// workerd, not Node: packages must give their web builds, and all of them go into the one file.
const deployed: SSROptions = {
  target: "webworker",
  noExternal: true,
  resolve: { conditions: ["workerd", "worker", "browser", "module"] },
};
// `npm run dev` runs the pages in Node, which loads packages by itself, in their web builds where they have one.
const live = { resolve: { externalConditions: ["worker"] } };

// Scripts come in few files: a file for each module would cost more than it holds, and every page would name them all.
const nameOf = (files: string) => new RegExp(`/app/(${files})\\.tsx?$`);
const gathered: ReadonlyArray<readonly [name: string, modules: RegExp]> = [
  // What is not ours and rarely changes.
  ["engine", /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router(-dom)?|turbo-stream|get-nonce)\//],
  // What the forms of a bird are kept by, and those before the door: with these pages and no other.
  ["conform", /\/node_modules\/@conform-to\//],
  // What stands around a page for visitors; a member sees it when something went wrong.
  ["bar", nameOf("shell/site/(site-(header|footer)|in-line)")],
  // What concerns the reader, in a menu and a page that are seldom opened.
  ["reader", nameOf("shell/(preferences|user-items|logout)")],
  // What stands around every page.
  [
    "frame",
    nameOf(
      [
        "rooms|prefetch|route-list(-path)?|\\w+/manifest|shell/(menu/)?(?!more-menu-over|dialog)[\\w-]+|shell/site/error-page|locales/(words|word-files|word-store)",
        "web/(root-data|titles|nonce|line)|marks/(icon|logo|skeleton|use-awaited)",
        "controls/(button|form|later|menu|pending|unsaved-guard)|search/(search-box|use-search-key)|notifications/bell",
      ].join("|"),
    ),
  ],
  // What most pages of birds have.
  [
    "bird",
    nameOf(
      "rings/ring|marks/bird-face|kinship/inbreeding|pairs/state-pill|mating/diversity-change|birds/(sex|over-list|list-query|birth/age-in-words)",
    ),
  ],
  // Where a bird or a place is chosen, and what stands below a box while somebody types in it.
  ["picker", nameOf("birds/picker/(pick-box|place-field|place-line|place-pick)")],
  ["pick", nameOf("birds/picker/pick")],
  ["faces", nameOf("birds/picker/(pick-field|pick-line)")],
  ["combobox", nameOf("birds/picker/(use-found|use-option-keys)")],
  // What lists and forms of records are made of.
  ["kit", nameOf("kit/(record-form|record-fields|list-page|stale-table)|lists/(chips|name-filter)")],
  // What is asked before a record goes.
  ["question", nameOf("kit/delete-page")],
  // What pages about places share.
  ["places", nameOf("places/(place-paths|place-crumbs|place-fields|occupancy|way)")],
  // What is said of two birds, and of the colours that come of them.
  [
    "genes",
    nameOf("genetics/(outcome-table|evidence|footnotes|unread-words|caution-list|share-bar|swatch|shares|looks)"),
  ],
  ["pairs", nameOf("pairs/(boxes|judgement|sent-pair|move-fields|pair-faults)|mating/pair-(verdict|reasons|colours)")],
  // What pages of eggs have.
  ["clutches", nameOf("clutches/(egg-mark|egg-strip|next-step|lay-today)")],
  // What pages before the door have; a password is asked for behind it too.
  [
    "door",
    nameOf(
      "accounts/(narrow-page|terms-links|signup-progress|profile/profile-section)|controls/(password-field|code-input)|kit/qr-square",
    ),
  ],
  // What pages for visitors have, which run none of it.
  ["offer", nameOf("billing/(plan-facts|plan-cards)|site/(start-link|shot|faq|legal-page)")],
  // Where the birds of several aviaries are parted.
  ["sites", nameOf("places/site-filter")],
  // What pages that count birds have.
  ["tally", nameOf("marks/tally")],
  ["move", nameOf("housing/(move-faults|move-place-field)")],
  // Where a bird gets a status.
  ["status", nameOf("statuses/status-choices")],
  // What most forms and most lists have.
  ["fields", nameOf("controls/(field|text-fields|choice-fields|plain-fields|error-summary|form-faults)")],
  [
    "lists",
    nameOf(
      "factors/factor-notice|imports/download-link|lists/(table|filters|pager|list-url)|kit/record-table|agenda/stop-path|controls/unsent|controls/(missing|print-button)|organization/logo-path",
    ),
  ],
  // What most pages have, with and without a list.
  [
    "marks",
    nameOf(
      "marks/(banner|card|empty-state|feather-and-perch|fact|pill|stat)|locales/(clock|measures|day-words)|accounts/use-may|lists/table-roles|kit/(search-group|parts)",
    ),
  ],
];
const fileOf = (id: string) => gathered.find(([, modules]) => modules.test(id))?.[0];
// The first browsers that know layers and container queries, which every page is laid out by; whatever is older shows pages
// without scripts, and those work.
const target = ["chrome105", "edge105", "firefox110", "safari16"];
// The list of routes, which every browser fetches, says the name of a page thrice already; a sign more in each of its
// hashes would be 150 bytes more.
const fileNameOf = ({ name }: { name: string }) =>
  /^_(app|site)\./.test(name) ? "assets/[hash:7].js" : "assets/[name]-[hash:7].js";
// What a component of a room does is in what it exports: one that a page takes nothing of stays behind, and its style with it.
const hasEffects = (id: string) => !/\/app\/(\w+\/(?!pages\/)[\w/-]+\.tsx|birds\/list-query\.ts)$/.test(id);
// A page names the drawing of its icons some fifty times; the server's build says the same name.
const assetFileNames = ({ names }: { names: string[] }) =>
  `assets/${names[0]?.endsWith(".svg") ? "" : "[name]-"}[hash][extname]`;
const client = {
  output: {
    manualChunks: fileOf,
    entryFileNames: fileNameOf,
    chunkFileNames: fileNameOf,
    assetFileNames,
  },
  treeshake: {
    // Told to developers, not to breeders.
    manualPureFunctions: ["warning", "warningOnce"],
    moduleSideEffects: hasEffects,
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    roomParts(),
    routesKept(),
    namesOwnRoutes(),
    leanRemix(),
    leanPages(),
    leanManifests(),
    lateScripts(),
    orderlyScripts(),
    tailwindcss(),
    remix({ future, manifest: true }),
  ],
  ssr: command === "build" ? deployed : live,
  build: { target, assetsInlineLimit: 0, rollupOptions: isSsrBuild ? { output: { assetFileNames } } : client },
}));
