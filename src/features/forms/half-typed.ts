/** The value for a day or time that is only partly typed. The browser reports it as empty. */
export const HALF_TYPED = 'half-typed'

/**
 * Returns the value and handlers of an input for a day or time. `onValue` gets `HALF_TYPED` when it
 * is only partly typed, so that a save can refuse it and does not remove what was stored.
 */
export function typedInput(value: string, onValue: (value: string) => void) {
  const keep = ({ target }: { target: HTMLInputElement }) => {
    const typed = target.value || (target.validity.badInput ? HALF_TYPED : '')
    if (typed !== value) onValue(typed)
  }
  return { value: value === HALF_TYPED ? '' : value, onChange: keep, onBlur: keep }
}
