import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicForm } from '@/features/forms/schema'

export type PublicField = PublicForm['fields'][number]

const PREFIXES = ['answer_', 'file_'] as const

/** The name of a field's input; without script the server reads these names. */
export const inputName = ({ id, fieldType }: Pick<PublicField, 'id' | 'fieldType'>) =>
  `${fieldType === 'file' ? PREFIXES[1] : PREFIXES[0]}${id}`

/** The field an input belongs to; null for anything else in the form. */
export function fieldIdOf(name: string): string | null {
  const prefix = PREFIXES.find((start) => name.startsWith(start))
  return prefix ? name.slice(prefix.length) : null
}

/** The chosen file of each file field, by field id. */
export function readFiles(fields: readonly PublicField[], values: FormData): Map<string, File> {
  const files = new Map<string, File>()
  for (const field of fields) {
    const file = field.fieldType === 'file' ? values.get(inputName(field)) : null
    // Browsers send a nameless, empty file when none is chosen.
    if (file instanceof File && file.name !== '') files.set(field.id, file)
  }
  return files
}

/**
 * What the form holds right now, read from the page itself: what was typed before the script
 * arrived counts as well. `touched` tells a box ticked and unticked again (an empty list, which
 * Spec §5 takes as an answer) from one that was left alone.
 */
export function readAnswers(
  fields: readonly PublicField[],
  values: FormData,
  touched: ReadonlySet<string>,
): DraftAnswers {
  const files = readFiles(fields, values)
  const answers: DraftAnswers = {}
  for (const field of fields) {
    const { id, fieldType } = field
    if (fieldType === 'file') {
      if (files.has(id)) answers[id] = files.get(id)?.name
    } else if (fieldType === 'checkbox') {
      const ticked = values.getAll(inputName(field)).map(String)
      if (ticked.length > 0 || touched.has(id)) answers[id] = ticked
    } else {
      const text = values.get(inputName(field))
      if (typeof text === 'string' && text !== '') answers[id] = text
    }
  }
  return answers
}

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
