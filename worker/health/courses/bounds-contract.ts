/** What a course holds at most. */
export const most = {
  /** Birds that take part in one. */
  birds: 500,
  days: 180,
  timesADay: 6,
  withdrawalDays: 365,
  /** Courses that run or are to come, at a time. */
  open: 100,
  /** Days that its first day lies before or behind today. */
  daysOff: 365,
} as const;
