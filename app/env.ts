/** What the web worker is given: no database, no secret, only the binding to the API and public facts. */
export type WebEnv = {
  API: Fetcher;
  ASSETS: Fetcher;
  ENVIRONMENT: "local" | "production";
  APP_ORIGIN: string;
  CONTACT_EMAIL: string;
  CONTACT_PHONE: string;
  CONTACT_ADDRESS: string;
};
