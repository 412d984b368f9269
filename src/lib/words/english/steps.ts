export const STEPS = {
  step: 'Step {number} of {count}',
  back: 'Back',
  next: 'Continue',
}
