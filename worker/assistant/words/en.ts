import { actions } from "./en/actions.ts";
import { attention } from "./en/attention.ts";
import { breeding } from "./en/breeding.ts";
import { flock } from "./en/flock.ts";
import { ledger } from "./en/ledger.ts";
import { model } from "./en/model.ts";
import { season } from "./en/season.ts";
import { threads } from "./en/threads.ts";
import { understanding } from "./en/understanding.ts";

export const en = {
  ...understanding,
  ...threads,
  ...attention,
  ...flock,
  ...breeding,
  ...season,
  ...ledger,
  ...actions,
  ...model,
};
