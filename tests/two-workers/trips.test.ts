import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();

const trips = (answer: Response) => Number(/desc="(\d+)"/.exec(answer.headers.get("Server-Timing") ?? "")?.[1]);

test("a signed-in page asks the database at most twice, its session included", async () => {
  const { token, org_id } = await signUp(server);
  const canary = {
    common_name: "Canário",
    latin_name: "Serinus canaria",
    group: "passerine",
    incubation_days: 13,
    org_id,
  };
  const made = await call(server, "/api/bird-species/", { token, json: canary });
  const { data: species } = (await made.json()) as { data: { id: string } };
  const json = { identifier: "PT 1", sex: "male", species_id: species.id, org_id };
  const { data: bird } = (await (await call(server, "/api/birds/", { token, json })).json()) as {
    data: { id: string };
  };
  const pages = [
    "/dashboard",
    "/birds",
    "/birds?q=pt&sex=unknown&sort_by=species",
    "/birds/new",
    `/birds/${bird.id}`,
    `/birds/${bird.id}/edit`,
    `/birds/${bird.id}/delete`,
    `/birds/${bird.id}/pedigree`,
    `/birds/${bird.id}/parent`,
    `/birds/${bird.id}/photos`,
    `/birds/${bird.id}/papers`,
    `/birds/${bird.id}/weights`,
    `/birds/${bird.id}/health`,
    `/birds/${bird.id}/health?edit=new`,
    "/health",
    "/health?show=courses",
    `/health?edit=new&ids=${bird.id}`,
    `/health/courses/new?ids=${bird.id}`,
    `/health?shares&ids=${bird.id}`,
    `/birds/${bird.id}/genetics`,
    "/genetics",
    "/genetics?c.brown=0.brown",
    `/genetics?father=${bird.id}`,
    "/genetics/parents",
    "/genetics/mutations",
    "/genetics/mutations/new",
    `/birds/${bird.id}/history`,
    "/birds/pair",
    "/birds/matrix",
    `/birds/matrix?ids=${bird.id}`,
    "/birds/import",
    "/birds/species/new",
    "/birds/trash",
    "/audit",
    "/settings/archive",
    "/settings/statuses",
    "/settings/ring-colours",
    "/notifications",
    "/notifications?unread=1",
    "/settings/notifications",
    "/settings/members",
    "/settings/members?show=invitations",
    "/settings/notifications",
    "/settings",
    "/settings/organization",
    "/settings/look",
    "/settings/papers",
    "/settings/papers?edit=new",
    "/settings/season",
    "/settings/access",
    "/settings/close",
    "/audit?show=access",
    "/confirm?to=/settings/archive",
    "/profile/second-factor",
    "/profile/email",
    "/species",
    "/species/catalogue",
    "/places",
    "/places/new",
    "/birds/move",
    "/agenda",
    "/birds/pairs",
    "/eggs",
    "/round/none",
    `/species/${species.id}`,
    `/species/${species.id}/edit`,
    `/species/${species.id}/delete`,
    "/birds/labels",
    "/places/labels",
    "/scan",
    "/profile",
  ];
  // What is ranked in memory is looked up by name afterwards.
  const ranked = [`/birds/diversity?species_id=${species.id}`, `/birds/${bird.id}/mates`];
  for (const page of [...pages, ...ranked]) {
    const answer = await fetch(`${server.origin}${page}`, {
      headers: { Cookie: `authToken=${token}` },
      redirect: "manual",
    });
    await answer.text();
    expect({ page, status: answer.status, isFrugal: trips(answer) <= (ranked.includes(page) ? 3 : 2) }).toEqual({
      page,
      status: 200,
      isFrugal: true,
    });
  }
});
