import { actions } from "./pt/actions.ts";
import { attention } from "./pt/attention.ts";
import { breeding } from "./pt/breeding.ts";
import { flock } from "./pt/flock.ts";
import { ledger } from "./pt/ledger.ts";
import { model } from "./pt/model.ts";
import { season } from "./pt/season.ts";
import { threads } from "./pt/threads.ts";
import { understanding } from "./pt/understanding.ts";

export const pt = {
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
