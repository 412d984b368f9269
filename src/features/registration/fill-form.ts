import type { DraftAnswers } from '@/features/answers/answers'
import { inputName, type PublicField } from './answers-in-form'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Writes answers into the open form, where nothing stands yet: what was typed before the script
 * arrived is newer. The inputs are uncontrolled, so that the page itself holds what they say.
 */
export function fillForm(
  form: HTMLFormElement,
  fields: readonly PublicField[],
  answers: DraftAnswers,
): void {
  for (const field of fields) {
    const answer = answers[field.id]
    const controls = [...form.elements].filter(
      (element): element is Control => (element as Control).name === inputName(field),
    )
    if (typeof answer === 'string') {
      for (const control of controls) if (control.value === '') control.value = answer
    } else if (answer) {
      const boxes = controls as HTMLInputElement[]
      if (boxes.some(({ checked }) => checked)) continue
      for (const box of boxes) box.checked = answer.includes(box.value)
    }
  }
}
