import type { Language } from "#db/vocabulary.ts";
import { accounts as accountsEn } from "./en/accounts.ts";
import { birds as birdsEn } from "./en/birds.ts";
import { imports as importsEn } from "./en/imports.ts";
import { site as siteEn } from "./en/site.ts";
import { species as speciesEn } from "./en/species.ts";
import { ui as uiEn } from "./en/ui.ts";
import { accounts as accountsPt } from "./pt/accounts.ts";
import { birds as birdsPt } from "./pt/birds.ts";
import { imports as importsPt } from "./pt/imports.ts";
import { site as sitePt } from "./pt/site.ts";
import { species as speciesPt } from "./pt/species.ts";
import { ui as uiPt } from "./pt/ui.ts";
import type { RoomName } from "./rooms.ts";

// For loaders only: importing this from a component would send both languages to every browser.
const pt = { ui: uiPt, site: sitePt, accounts: accountsPt, birds: birdsPt, species: speciesPt, imports: importsPt };
const en = { ui: uiEn, site: siteEn, accounts: accountsEn, birds: birdsEn, species: speciesEn, imports: importsEn };
const languages: Record<Language, Record<RoomName, Record<string, string>>> = { pt, en };

/** Every key there is; a missing or misspelt one is a type error. */
export type WordKey = { [Room in RoomName]: keyof (typeof pt)[Room] }[RoomName];

/** The words of some rooms in one language. */
export function wordsFor(language: Language, rooms: readonly RoomName[]): Record<string, string> {
  return Object.assign({}, ...rooms.map((room) => languages[language][room]));
}
