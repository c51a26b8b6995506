import type { Language } from "#db/vocabulary.ts";
import { accounts as accountsEn } from "./en/accounts.ts";
import { archive as archiveEn } from "./en/archive.ts";
import { audit as auditEn } from "./en/audit.ts";
import { birds as birdsEn } from "./en/birds.ts";
import { dashboard as dashboardEn } from "./en/dashboard.ts";
import { genetics as geneticsEn } from "./en/genetics.ts";
import { imports as importsEn } from "./en/imports.ts";
import { kinship as kinshipEn } from "./en/kinship.ts";
import { lists as listsEn } from "./en/lists.ts";
import { pedigree as pedigreeEn } from "./en/pedigree.ts";
import { photos as photosEn } from "./en/photos.ts";
import { places as placesEn } from "./en/places.ts";
import { profile as profileEn } from "./en/profile.ts";
import { record as recordEn } from "./en/record.ts";
import { settings as settingsEn } from "./en/settings.ts";
import { about as aboutEn } from "./en/site/about.ts";
import { contact as contactEn } from "./en/site/contact.ts";
import { home as homeEn } from "./en/site/home.ts";
import { legal as legalEn } from "./en/site/legal.ts";
import { plans as plansEn } from "./en/site/plans.ts";
import { pricing as pricingEn } from "./en/site/pricing.ts";
import { privacy as privacyEn } from "./en/site/privacy.ts";
import { site as siteEn } from "./en/site/site.ts";
import { terms as termsEn } from "./en/site/terms.ts";
import { species as speciesEn } from "./en/species.ts";
import { trash as trashEn } from "./en/trash.ts";
import { ui as uiEn } from "./en/ui.ts";
import { accounts as accountsPt } from "./pt/accounts.ts";
import { archive as archivePt } from "./pt/archive.ts";
import { audit as auditPt } from "./pt/audit.ts";
import { birds as birdsPt } from "./pt/birds.ts";
import { dashboard as dashboardPt } from "./pt/dashboard.ts";
import { genetics as geneticsPt } from "./pt/genetics.ts";
import { imports as importsPt } from "./pt/imports.ts";
import { kinship as kinshipPt } from "./pt/kinship.ts";
import { lists as listsPt } from "./pt/lists.ts";
import { pedigree as pedigreePt } from "./pt/pedigree.ts";
import { photos as photosPt } from "./pt/photos.ts";
import { places as placesPt } from "./pt/places.ts";
import { profile as profilePt } from "./pt/profile.ts";
import { record as recordPt } from "./pt/record.ts";
import { settings as settingsPt } from "./pt/settings.ts";
import { about as aboutPt } from "./pt/site/about.ts";
import { contact as contactPt } from "./pt/site/contact.ts";
import { home as homePt } from "./pt/site/home.ts";
import { legal as legalPt } from "./pt/site/legal.ts";
import { plans as plansPt } from "./pt/site/plans.ts";
import { pricing as pricingPt } from "./pt/site/pricing.ts";
import { privacy as privacyPt } from "./pt/site/privacy.ts";
import { site as sitePt } from "./pt/site/site.ts";
import { terms as termsPt } from "./pt/site/terms.ts";
import { species as speciesPt } from "./pt/species.ts";
import { trash as trashPt } from "./pt/trash.ts";
import { ui as uiPt } from "./pt/ui.ts";
import type { RoomName } from "./rooms.ts";

// For loaders only: importing this from a component would send both languages to every browser.
const pt = {
  ui: uiPt,
  site: sitePt,
  accounts: accountsPt,
  birds: birdsPt,
  species: speciesPt,
  imports: importsPt,
  places: placesPt,
  about: aboutPt,
  contact: contactPt,
  home: homePt,
  legal: legalPt,
  pricing: pricingPt,
  privacy: privacyPt,
  terms: termsPt,
  lists: listsPt,
  pedigree: pedigreePt,
  record: recordPt,
  photos: photosPt,
  plans: plansPt,
  dashboard: dashboardPt,
  genetics: geneticsPt,
  trash: trashPt,
  audit: auditPt,
  archive: archivePt,
  settings: settingsPt,
  profile: profilePt,
  kinship: kinshipPt,
};
const en = {
  ui: uiEn,
  site: siteEn,
  accounts: accountsEn,
  birds: birdsEn,
  species: speciesEn,
  imports: importsEn,
  places: placesEn,
  about: aboutEn,
  contact: contactEn,
  home: homeEn,
  legal: legalEn,
  pricing: pricingEn,
  privacy: privacyEn,
  terms: termsEn,
  lists: listsEn,
  pedigree: pedigreeEn,
  record: recordEn,
  photos: photosEn,
  plans: plansEn,
  dashboard: dashboardEn,
  genetics: geneticsEn,
  trash: trashEn,
  audit: auditEn,
  archive: archiveEn,
  settings: settingsEn,
  profile: profileEn,
  kinship: kinshipEn,
};
const languages: Record<Language, Record<RoomName, Record<string, string>>> = { pt, en };

/** Every key there is; a missing or misspelt one is a type error. */
export type WordKey = { [Room in RoomName]: keyof (typeof pt)[Room] }[RoomName];

/** The words of some rooms in one language. */
export function wordsFor(language: Language, rooms: readonly RoomName[]): Record<string, string> {
  return Object.assign({}, ...rooms.map((room) => languages[language][room]));
}
