import { expect } from "vitest";
import type { newSite } from "./site.ts";
import type { Resident } from "./world.ts";

type Site = Awaited<ReturnType<typeof newSite>>;
type Made = { id: string; identifier: string; version: number };

/** A species and birds of a resident, made through the API as any client would. */
export function keeping({ ask }: Site, resident: Resident) {
  async function make(path: string, json: object): Promise<Made> {
    const response = await ask(path, { as: resident, json });
    expect(response.status, await response.clone().text()).toBe(201);
    return ((await response.json()) as { data: Made }).data;
  }
  return {
    species: (common_name: string) =>
      make("/api/bird-species/", { common_name, latin_name: "Avis rara", group: "finch", incubation_days: 14 }),
    bird: (identifier: string, species_id: string, more: object = {}) =>
      make("/api/birds/", { identifier, species_id, ...more }),
    stored: async (id: string): Promise<Record<string, unknown>> => {
      const response = await ask(`/api/birds/${id}`, { as: resident });
      return ((await response.json()) as { data: Record<string, unknown> }).data;
    },
  };
}

/** The id of what an answer says was made. */
export async function made(answer: Response): Promise<string> {
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** The rings on a page of the list, in its order. */
export function ringsOn(html: string): string[] {
  const body = html.slice(html.indexOf("<tbody"), html.indexOf("</tbody>"));
  return [...body.matchAll(/<bdi class="ring-number"[^>]*>([^<]*)</g)].map(([, ring = ""]) => ring);
}

/** What a page says, without its markup. */
export function words(html: string): string {
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ");
  return text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}

/** The value a named control of a page starts with. */
export function filledIn(html: string, name: string): string | undefined {
  const input = new RegExp(`<input[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0];
  if (input) return / value="([^"]*)"/.exec(input)?.[1] ?? "";
  const select = new RegExp(`<select[^>]*\\sname="${name}".*?</select>`, "s").exec(html)?.[0];
  if (select) return (/<option[^>]*\sselected=""[^>]*>/.exec(select)?.[0] ?? "").match(/value="([^"]*)"/)?.[1];
  return new RegExp(`<textarea[^>]*\\sname="${name}"[^>]*>(.*?)</textarea>`, "s").exec(html)?.[1];
}
