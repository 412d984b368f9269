/** A day or time that is only partly typed; the browser reports it as empty. */
export const HALF_TYPED = 'half-typed'

/** `onValue` gets `HALF_TYPED`, so that a save can refuse it and keep what was stored. */
export function typedInput(value: string, onValue: (value: string) => void) {
  const keep = ({ target }: { target: HTMLInputElement }) => {
    const typed = target.value || (target.validity.badInput ? HALF_TYPED : '')
    if (typed !== value) onValue(typed)
  }
  return { value: value === HALF_TYPED ? '' : value, onChange: keep, onBlur: keep }
}
