import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicForm } from '@/features/forms/schema'

export type PublicField = PublicForm['fields'][number]

const PREFIXES = ['answer_', 'file_'] as const

/** The name of a field's input; without script the server reads answers by it. */
export const inputName = ({ id, fieldType }: Pick<PublicField, 'id' | 'fieldType'>) =>
  `${fieldType === 'file' ? PREFIXES[1] : PREFIXES[0]}${id}`

/** Returns the field id of an input's name; null for any other control in the form. */
export function fieldIdOf(name: string): string | null {
  const prefix = PREFIXES.find((start) => name.startsWith(start))
  return prefix ? name.slice(prefix.length) : null
}

/** Returns the chosen file of each file field, by field id. */
export function readFiles(fields: readonly PublicField[], values: FormData): Map<string, File> {
  const files = new Map<string, File>()
  for (const field of fields) {
    const file = field.fieldType === 'file' ? values.get(inputName(field)) : null
    // Browsers send a file without a name when none is chosen.
    if (file instanceof File && file.name !== '') files.set(field.id, file)
  }
  return files
}

/**
 * Reads the answers from the page itself, so that input typed before the script loaded counts too.
 * `touched` distinguishes a box that was ticked and unticked (an empty list, which is an answer by
 * Spec §5) from one never used.
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
 * Writes answers into the empty inputs of the open form; input typed before the script loaded is
 * newer and stays. The inputs are uncontrolled, so the page itself holds their values.
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
