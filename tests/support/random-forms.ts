import fc from 'fast-check'
import { findRuleProblems } from '@/features/forms/conditions/rule-problems'
import type { ConditionRule, ShowWhen } from '@/features/forms/conditions/show-when'
import { type FieldType, isQuestion } from '@/features/forms/field-types'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import type { PublicForm } from '@/features/forms/schema'

type Field = PublicForm['fields'][number]

export interface RandomForm {
  fields: Field[]
  answers: Record<string, string | string[]>
}

const OPTIONS = ['Yes', 'No', 'Perhaps']
const TYPES = [
  'text',
  'textarea',
  'select',
  'checkbox',
  'date',
  'section',
] as const satisfies FieldType[]
const DAYS = ['2009-12-31', '2010-01-01', '2010-01-02']

const ruleAbout = ({ id: fieldId, fieldType, hasOther }: Field): fc.Arbitrary<ConditionRule> => {
  const given = fc.constantFrom('given' as const, 'not_given' as const)
  const about = given.map((is): ConditionRule => ({ fieldId, is }))
  if (fieldType === 'date') {
    const bound = fc.constantFrom('at_least' as const, 'at_most' as const)
    return fc.oneof(
      about,
      fc.record({ fieldId: fc.constant(fieldId), is: bound, value: fc.constantFrom(...DAYS) }),
    )
  }
  if (fieldType !== 'select' && fieldType !== 'checkbox') return about
  const choice = fc.constantFrom('one_of' as const, 'none_of' as const)
  const values = fc.subarray(hasOther ? [...OPTIONS, OTHER_CHOICE] : OPTIONS, { minLength: 1 })
  return fc.oneof(about, fc.record({ fieldId: fc.constant(fieldId), is: choice, values }))
}

const conditionAmong = (earlier: readonly Field[]): fc.Arbitrary<ShowWhen | undefined> =>
  earlier.length === 0
    ? fc.constant(undefined)
    : fc.option(
        fc.record({
          match: fc.constantFrom('all' as const, 'any' as const),
          rules: fc.array(fc.constantFrom(...earlier).chain(ruleAbout), {
            minLength: 1,
            maxLength: 3,
          }),
        }),
        { nil: undefined },
      )

const answerTo = ({ fieldType, hasOther }: Field): fc.Arbitrary<string | string[]> => {
  const choices = hasOther ? [...OPTIONS, 'Elsewhere'] : OPTIONS
  if (fieldType === 'select') return fc.constantFrom('', ...choices)
  if (fieldType === 'checkbox') return fc.subarray(choices)
  if (fieldType === 'date') return fc.constantFrom('', ...DAYS)
  return fc.constantFrom('', 'Ana', 'Ben')
}

/**
 * Generates a form of two to eight fields, and an answer to each question. Conditions depend on
 * earlier fields. Answers may be empty.
 */
export const randomForm = (types: readonly FieldType[] = TYPES): fc.Arbitrary<RandomForm> =>
  fc
    .array(fc.constantFrom(...types), { minLength: 2, maxLength: 8 })
    .chain((chosen) => {
      const plain = chosen.map(
        (fieldType, order): Field => ({
          id: `f${order}`,
          label: `Field ${order}`,
          fieldType,
          placeholder: null,
          isRequired: false,
          options: fieldType === 'select' || fieldType === 'checkbox' ? OPTIONS : null,
          ...((fieldType === 'select' || fieldType === 'checkbox') &&
            order % 2 === 0 && { hasOther: true }),
          order,
        }),
      )
      const conditions = fc.tuple(
        ...plain.map((_, at) => conditionAmong(plain.slice(0, at).filter(isQuestion))),
      )
      return fc.tuple(conditions, fc.tuple(...plain.map(answerTo))).map(([showWhen, answers]) => ({
        fields: plain.map((field, at) => {
          const condition = showWhen[at]
          return condition ? { ...field, showWhen: condition } : field
        }),
        answers: Object.fromEntries(
          answers.flatMap((answer, at) =>
            chosen[at] === 'section' ? [] : [[`f${at}`, answer] as const],
          ),
        ),
      }))
    })
    .filter(({ fields }) => findRuleProblems(fields.map(toRuled)).size === 0)

const toRuled = (field: Field) => ({ ...field, showWhen: field.showWhen ?? null })
