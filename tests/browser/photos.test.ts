import sharp from "sharp";
import { expect, test } from "vitest";
import { photos as words } from "#app/photos/words/en.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import type { BirdPhotos } from "#worker/photos/queries.ts";
import { expectSound, reachBrowser } from "./browser.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

// A photo of a phone's size takes a small machine a while to read.
const inTime = { timeout: 20_000 };

async function birdOf(token: string): Promise<string> {
  const species = { common_name: "Canary", latin_name: "Serinus canaria", group: "passerine", incubation_days: 13 };
  const made = await call(server, "/api/bird-species/", { token, json: species });
  const { data } = (await made.json()) as { data: { id: string } };
  const json = { identifier: "PT 1", species_id: data.id };
  return ((await (await call(server, "/api/birds/", { token, json })).json()) as { data: { id: string } }).data.id;
}

for (const javascript of [false, true]) {
  test(`photos are added, put in order and deleted, JavaScript ${javascript ? "on" : "off"}`, async () => {
    const { token } = await signUp(server);
    const bird = await birdOf(token);
    const { page, context, faults, close } = await openPage({ origin: server.origin, javascript, width: 390 });
    await context.addCookies([
      { name: "authToken", value: token, url: server.origin },
      { name: "lang", value: "en", url: server.origin },
    ]);
    const wide = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#7aa060" } });
    const turned = await wide.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await page.goto(`/birds/${bird}/photos`);
    await page.waitForLoadState("networkidle");
    await page.setInputFiles("input[multiple]", [
      { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: turned },
      { name: "drawing.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") },
      { name: "IMG_2.png", mimeType: "image/png", buffer: await wide.clone().resize(600, 900).png().toBuffer() },
    ]);
    await page.getByRole("button", { name: words["photos.upload.submit"] }).click();
    const images = page.locator(".photo-card img");
    await expect.poll(() => images.count(), inTime).toBe(2);
    await page.getByText("drawing.jpg: This file is not a").waitFor();
    if (javascript) await expectSound(page, faults);
    const listed = async () => {
      const answer = await call(server, `/api/birds/${bird}/photos`, { token });
      return ((await answer.json()) as { data: BirdPhotos }).data.photos;
    };
    const [first, second] = await listed();
    // Upright either way; made lighter where a script can.
    expect([first?.width, first?.height]).toEqual(javascript ? [1800, 2400] : [3000, 4000]);
    const small = await call(server, `/api/photos/${first?.id}/thumb`, { token });
    expect(small.headers.get("Content-Type")).toBe(javascript ? "image/webp" : "image/jpeg");
    await page.locator(".photo-card").nth(1).locator("summary").click();
    await page.getByRole("button", { name: words["photos.make_first"] }).click();
    await page.getByText(words["photos.flash.changed"]).waitFor();
    expect((await listed()).map(({ id }) => id)).toEqual([second?.id, first?.id]);
    await page.locator(".photo-card").nth(1).locator("summary").click();
    await page.locator(".photo-card").nth(1).getByRole("button", { name: words["photos.delete"] }).click();
    await expect.poll(() => images.count(), inTime).toBe(1);
    await page.goto(`/birds/${bird}`);
    expect(await page.getAttribute(".bird-slot img", "src")).toBe(`/photos/${second?.id}/thumb`);
    expect(faults).toEqual([]);
    await close();
  });
}
