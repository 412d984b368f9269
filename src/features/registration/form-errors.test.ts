import { expect, it } from 'vitest'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import { FORM_WORDS } from '@/lib/words/english/form'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { inputName, type PublicField } from './answers-in-form'
import { findFormErrors } from './form-errors'

const field = (id: string, fieldType: PublicField['fieldType'], isRequired = false) => ({
  ...{ id, fieldType, label: id, placeholder: null, isRequired },
  ...{ options: null, order: 0 },
})
const NAME = field('name', 'text', true)
const DAY = field('day', 'date')
const PAPER = field('paper', 'file', true)
const ALL = [NAME, DAY, PAPER]

function problems(shown: PublicField[], more: Partial<Parameters<typeof findFormErrors>[0]> = {}) {
  const elements = {
    namedItem: (name: string) =>
      name === inputName(DAY) ? { validity: { badInput: true } } : null,
  }
  const filled = {
    ...{ form: {}, element: { elements } as unknown as HTMLFormElement },
    ...{ shown, answers: {}, files: new Map(), lostFiles: ['paper'], hasAgreed: false },
    ...more,
  }
  return findFormErrors(filled, { sending: SENDING_WORDS, page: FORM_WORDS })
}

const lost = { paper: SENDING_WORDS.chooseFileAgain }
const begun = { day: 'Please enter a valid date' }

it('names a missing answer, what is half typed and a file that was lost', () => {
  expect(Object.keys(problems(ALL)).sort()).toEqual(['day', 'name', 'paper'])
  expect(problems([DAY, field('paper', 'file')])).toEqual({ ...begun, ...lost })
})

it('says nothing of what is not shown', () => {
  expect(problems([])).toEqual({})
  expect(problems([DAY])).toEqual(begun)
})

it('is content once the file is chosen again', () => {
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' })
  expect(problems([field('paper', 'file')], { files: new Map([['paper', file]]) })).toEqual({})
})

it('asks for agreement where there is a notice, until it is given', () => {
  const form = { notice: { version: 1, text: 'x' } }
  expect(problems([], { form })).toEqual({ [NOTICE_CHECKBOX_NAME]: RULES_WORDS.notice })
  expect(problems([], { form, hasAgreed: true })).toEqual({})
})
