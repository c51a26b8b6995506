import type { Translate } from "#app/locales/words.tsx";
import type { Crumb } from "./breadcrumbs.tsx";

/** What a signed-in route may say of itself: the way to it, from its own loader's data. */
export type PageHandle<Data = unknown> = { crumbs?: (t: Translate, data: Data) => Crumb[] };
