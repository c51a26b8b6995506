/** What the web worker is given: no database, no secret, only the binding to the API and public facts. */
export type WebEnv = {
  API: Fetcher;
  ASSETS: Fetcher;
  /** This deployment, as Cloudflare counts them; `npm run dev` has none. */
  VERSION?: WorkerVersionMetadata;
  ENVIRONMENT: "local" | "production";
  APP_ORIGIN: string;
  CONTACT_EMAIL: string;
  CONTACT_PHONE: string;
  CONTACT_ADDRESS: string;
  /** Where breeders meet and where films show how it is done; each is linked where it is set. */
  COMMUNITY_URL: string;
  VIDEOS_URL: string;
  /** Who takes the money for plans, as the API is told. */
  PAYMENTS: string;
};
