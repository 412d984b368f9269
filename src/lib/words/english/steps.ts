/** Texts of a form that is filled in step by step. */
export const STEPS = {
  step: 'Step {number} of {count}',
  back: 'Back',
  next: 'Continue',
}
