import { withoutValues } from "./report.ts";

type House = { org_id: string };

/** Does what the clock does for one organisation after the other; where it fails, that is told and the others go on. */
export async function forEachHouse<Of extends House>(
  deed: string,
  houses: readonly Of[],
  run: (house: Of) => Promise<void>,
): Promise<void> {
  for (const house of houses) {
    try {
      await run(house);
    } catch (error) {
      const told = withoutValues(String(error));
      const { org_id } = house;
      const message = "the clock failed for one organisation";
      console.error(JSON.stringify({ at: new Date().toISOString(), message, deed, org_id, error: told }));
    }
  }
}
