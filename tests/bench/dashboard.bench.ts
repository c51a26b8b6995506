import { openStage } from "#tests/stage/stage.ts";
import { breederWith } from "./flock.ts";
import { inTurn, verdict } from "./measures/measure.ts";

// The first page of 100,000 birds against that of 100, both of one house: its figures are kept, so it should not matter.

const stage = await openStage({ rate_limits: "relaxed" });
try {
  const [few, many] = [await breederWith(stage, 100), await breederWith(stage, 100_000)];
  const page = (token: string) => async () => {
    const answer = await fetch(`${stage.origin}/dashboard`, { headers: { Cookie: `authToken=${token}` } });
    const html = await answer.text();
    if (answer.status !== 200 || html.length > 80 * 1024) throw new Error(`${answer.status}: ${html.length} bytes`);
  };
  const times = await inTurn(100, { few: page(few.token), many: page(many.token) });
  console.log(verdict("/dashboard of 100,000 birds, against 100", times.many ?? 0, times.few ?? 0, 1.5));
} finally {
  await stage.stop();
}
