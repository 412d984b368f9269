export const STEPS_WORDS = {
  step: 'Step {number} of {count}',
  back: 'Back',
  next: 'Continue',
}
