/** Milliseconds of the isolate's one thread. */
type Milliseconds = number;

/** What of a minute's work an isolate does without asking the database: nobody's ordinary day costs a trip more. */
const credit: Milliseconds = 2000;

/** What each organisation has been given in this isolate and not spent yet, until when. */
type LocalAllowance = { left: Milliseconds; ends: number };
/** Calls of a key that an isolate may answer without asking, how many more there were when it last asked, until when. */
type KeyCalls = { left: number; more: number; ends: number };
/** When each dear answer began that an organisation has under way in this isolate. */
export type RunningWork = Map<string, Set<{ since: number }>>;
/** A file that is being sent; forgotten after an instant, in milliseconds, unless it says that it goes on. */
export type Download = { until: number };
/** Does something after so many milliseconds, unless what it answers with is called before. */
export type Timer = (after: number, act: () => void) => () => void;
/** The files that an isolate is sending, by whom they are for. `reader` is how many milliseconds it may take nothing. */
export type Downloads = { reader: number; timer: Timer; underWay: Map<string, Set<Download>> };
export const newDownloads = (timer: Timer = ownTimer): Downloads => ({ reader: 30_000, timer, underWay: new Map() });

const ownTimer: Timer = (after, act) => {
  const clock = setTimeout(act, after);
  return () => clearTimeout(clock);
};
/** What of everybody's work is paid for already in this isolate, and what it is doing. */
export type RateBudget = {
  credit: Milliseconds;
  allowances: Map<string, LocalAllowance>;
  keyCalls: Map<string, KeyCalls>;
  runningWork: RunningWork;
  downloads: Downloads;
};

/** An isolate begins with one. */
export const newRateBudget = (given = credit): RateBudget => ({
  credit: given,
  allowances: new Map(),
  keyCalls: new Map(),
  runningWork: new Map(),
  downloads: newDownloads(),
});
