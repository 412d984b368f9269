/** Stands for a partly typed day or time, whose value the browser reports as empty. */
export const HALF_TYPED = 'half-typed'

/**
 * Returns the properties of an input for a day or a time. While it is only partly typed, `onValue`
 * gets `HALF_TYPED`, so that a save can refuse it.
 */
export function getDayOrTimeInputProps(value: string, onValue: (value: string) => void) {
  const keep = ({ target }: { target: HTMLInputElement }) => {
    const typed = target.value || (target.validity.badInput ? HALF_TYPED : '')
    if (typed !== value) onValue(typed)
  }
  return { value: value === HALF_TYPED ? '' : value, onChange: keep, onBlur: keep }
}
