import type { DraftAnswers } from '@/features/answers/answers'
import { isOtherChoice, OTHER_CHOICE } from '@/features/forms/other-choice'
import { joinTownAndProvince, splitTownAndProvince } from '@/features/forms/places/place'
import type { PublicForm } from '@/features/forms/schema'

export type PublicField = PublicForm['fields'][number]

const PREFIXES = ['answer_', 'file_', 'other_', 'town_'] as const

/**
 * Returns the `name` of the field's input. The server reads forms that are posted without script by
 * these names.
 */
export const inputName = ({ id, fieldType }: Pick<PublicField, 'id' | 'fieldType'>) =>
  `${fieldType === 'file' ? PREFIXES[1] : PREFIXES[0]}${id}`

export const otherInputName = ({ id }: Pick<PublicField, 'id'>) => `${PREFIXES[2]}${id}`

export const townInputName = ({ id }: Pick<PublicField, 'id'>) => `${PREFIXES[3]}${id}`

export function fieldIdOfInput(name: string): string | null {
  const prefix = PREFIXES.find((start) => name.startsWith(start))
  return prefix ? name.slice(prefix.length) : null
}

export function readFiles(fields: readonly PublicField[], values: FormData): Map<string, File> {
  const files = new Map<string, File>()
  for (const field of fields) {
    const file = field.fieldType === 'file' ? values.get(inputName(field)) : null
    // When no file is chosen, browsers send an empty file without a name.
    if (file instanceof File && file.name !== '') files.set(field.id, file)
  }
  return files
}

/**
 * Reads the answers from the inputs. `touched` contains the ids of the fields that the visitor has
 * used. A checkbox field with no ticked box has the answer `[]` if it was used, and no answer
 * otherwise (Spec §5).
 */
export function readFormAnswers(
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
      if (ticked.length > 0 || touched.has(id)) answers[id] = withOther(field, values, ticked)
    } else if (fieldType === 'province_town') {
      const province = String(values.get(inputName(field)) ?? '')
      const place = joinTownAndProvince({
        province,
        town: String(values.get(townInputName(field)) ?? ''),
      })
      if (place) answers[id] = place
    } else {
      const text = values.get(inputName(field))
      if (typeof text === 'string' && text !== '') answers[id] = withOther(field, values, text)
    }
  }
  return answers
}

function withOther<Chosen extends string | string[]>(
  field: PublicField,
  values: FormData,
  chosen: Chosen,
): Chosen {
  if (!field.hasOther) return chosen
  const text = String(values.get(otherInputName(field)) ?? '').trim()
  const written = (choice: string) => (choice === OTHER_CHOICE && text ? text : choice)
  return (Array.isArray(chosen) ? chosen.map(written) : written(chosen)) as Chosen
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChosen = (controls: readonly Control[]) =>
  controls.some((control) => (control as HTMLInputElement).checked)

/** The reverse of `withOther`: separates the visitor's text from the option "Other…". */
export function splitOtherText(field: PublicField, answer: DraftAnswers[string]) {
  if (!field.hasOther || !answer) return { answer, text: '' }
  const isText = (choice: string) => isOtherChoice(field, choice)
  const text = [answer].flat().find((choice) => isText(choice) && choice !== OTHER_CHOICE) ?? ''
  const bare = (choice: string) => (isText(choice) ? OTHER_CHOICE : choice)
  return { answer: Array.isArray(answer) ? answer.map(bare) : bare(answer), text }
}

function enableChosen(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.selectedOptions) option.disabled = false
  } else if ((control as HTMLInputElement).checked) control.disabled = false
}

function splitAnswer(field: PublicField, answer: DraftAnswers[string]) {
  if (field.fieldType !== 'province_town') return splitOtherText(field, answer)
  const { town, province } = splitTownAndProvince(String(answer ?? ''))
  return { answer: province, text: town }
}

/**
 * Writes answers into the empty, uncontrolled inputs. An input with a value keeps it: the visitor
 * may have filled it in before the script loaded.
 */
export function fillForm(
  form: HTMLFormElement,
  fields: readonly PublicField[],
  answers: DraftAnswers,
): void {
  for (const field of fields) {
    const controlsOf = (name: string) =>
      [...form.elements].filter((element): element is Control => (element as Control).name === name)
    const controls = controlsOf(inputName(field))
    const { answer, text } = splitAnswer(field, answers[field.id])
    for (const control of controlsOf(otherInputName(field))) control.value ||= text
    for (const control of controlsOf(townInputName(field))) control.value ||= text
    if (typeof answer === 'string') {
      for (const control of controls) {
        if (control.type === 'radio' || control.type === 'checkbox') {
          const box = control as HTMLInputElement
          box.checked ||= box.value === answer && !isChosen(controls)
        } else if (control.value === '') control.value = answer
      }
    } else if (answer) {
      const boxes = controls as HTMLInputElement[]
      if (isChosen(boxes)) continue
      for (const box of boxes) box.checked = answer.includes(box.value)
    }
    // Browsers do not send disabled inputs. An option that became full after the visitor chose it
    // must therefore be enabled.
    if (field.closedOptions) for (const control of controls) enableChosen(control)
  }
}
