import type { DraftAnswers } from '@/features/answers/answers'
import { canPrefill, PREFILL_PREFIX } from '@/features/forms/prefill-link'
import { PREFILLED_NAME } from '@/lib/suspicion/suspicion'
import { fieldIdOfInput, fillForm, inputName, type PublicField } from './answers-in-form'
import { pickFittingAnswer } from './draft'

/**
 * Reads the answers in a URL such as `?prefill.{fieldId}=Grace`. Leaves out files, agreements and
 * values that do not fit.
 */
export function readPrefill(fields: readonly PublicField[], search: string): DraftAnswers {
  const values = new URLSearchParams(search)
  const answers = fields.flatMap((field) => {
    const { id, fieldType } = field
    const given = values.getAll(`${PREFILL_PREFIX}${id}`).filter((value) => value.trim() !== '')
    if (given.length === 0 || !canPrefill(field)) return []
    const answer = pickFittingAnswer(field, fieldType === 'checkbox' ? given : given.at(-1))
    return answer === undefined || answer.length === 0 ? [] : [[id, answer] as const]
  })
  return Object.fromEntries(answers)
}

/**
 * Fills empty inputs with the answers in the URL. A hidden input says how many of these answers are
 * unchanged, because the spam check must not expect time for typing them (lib/suspicion).
 */
export function prefillForm(
  form: HTMLFormElement,
  fields: readonly PublicField[],
  search: string,
): void {
  const answers = readPrefill(fields, search)
  const values = new FormData(form)
  const isEmpty = (field: PublicField) => !values.getAll(inputName(field)).some(Boolean)
  const open = fields.filter((field) => isEmpty(field) && field.id in answers)
  fillForm(form, open, answers)
  const untouched = new Set(open.map(({ id }) => id))
  if (untouched.size === 0) return
  const count = form.ownerDocument.createElement('input')
  count.type = 'hidden'
  count.name = PREFILLED_NAME
  const write = () => {
    count.value = String(untouched.size)
  }
  write()
  form.append(count)
  form.addEventListener('input', ({ target }) => {
    untouched.delete(fieldIdOfInput((target as HTMLInputElement).name) ?? '')
    write()
  })
}
