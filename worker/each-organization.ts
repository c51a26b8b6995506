import { withoutValues } from "./report.ts";

type OrgScope = { org_id: string };

/** Does what the clock does for one organisation after the other; where it fails, that is told and the others go on. */
export async function forEachOrganization<Of extends OrgScope>(
  action: string,
  organizations: readonly Of[],
  run: (organization: Of) => Promise<void>,
): Promise<void> {
  for (const organization of organizations) {
    try {
      await run(organization);
    } catch (error) {
      const text = withoutValues(String(error));
      const { org_id } = organization;
      const message = "the clock failed for one organisation";
      console.error(JSON.stringify({ at: new Date().toISOString(), message, deed: action, org_id, error: text }));
    }
  }
}
