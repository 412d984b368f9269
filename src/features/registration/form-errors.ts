import { type DraftAnswers, findAnswerErrors } from '@/features/answers/answers'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import type { PublicForm } from '@/features/forms/schema'
import type { FORM_WORDS } from '@/lib/words/english/form'
import { RULES_WORDS } from '@/lib/words/english/rules'
import type { SENDING_WORDS } from '@/lib/words/english/sending'
import type { PublicField } from './answers-in-form'
import { findFileErrors } from './file-errors'
import { findHalfTypedErrors } from './half-typed-answers'

interface FilledIn {
  form: Pick<PublicForm, 'notice'>
  element: HTMLFormElement
  shown: readonly PublicField[]
  answers: DraftAnswers
  files: ReadonlyMap<string, File>
  /** Ids of the file fields of a draft, whose files have to be chosen again. */
  lostFiles: readonly string[]
  hasAgreed: boolean
}

interface ErrorWords {
  sending: typeof SENDING_WORDS
  page: typeof FORM_WORDS
  /** Absent for English. */
  rules?: typeof RULES_WORDS
}

/**
 * Checks a filled-in form in the browser. Returns errors by field id; a missing agreement to the
 * privacy notice is under `NOTICE_CHECKBOX_NAME`.
 */
export function findFormErrors(filled: FilledIn, words: ErrorWords): Record<string, string> {
  const { form, element, shown, answers, files, lostFiles, hasAgreed } = filled
  const { sending, page, rules = RULES_WORDS } = words
  const lost = lostFiles.filter((id) => shown.some((field) => field.id === id) && !files.has(id))
  return {
    ...Object.fromEntries(lost.map((id) => [id, sending.chooseFileAgain])),
    ...findAnswerErrors(shown, answers, rules),
    ...findHalfTypedErrors(element, shown, rules),
    ...findFileErrors(files, page),
    ...(form.notice && !hasAgreed && { [NOTICE_CHECKBOX_NAME]: rules.notice }),
  }
}
