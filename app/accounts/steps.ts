import { type SignupStep, signupSteps } from "#db/vocabulary.ts";

/** Whether a step may be opened: the first always, each later one when the step before it is done. */
export function isOpen(step: SignupStep, completed: readonly SignupStep[]): boolean {
  const before = signupSteps[signupSteps.indexOf(step) - 1];
  return before === undefined || completed.includes(before);
}

/** Where a visitor who may not open a step goes: the furthest step done, or the first. `undefined`: no active flow. */
export function stepInstead(completed: readonly SignupStep[] | undefined): SignupStep {
  return signupSteps.findLast((step) => completed?.includes(step)) ?? "/signup";
}
