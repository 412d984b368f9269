import { expect, it } from 'vitest'
import * as z from 'zod'
import { NO_ANSWER_LIMITS } from './answer-limits'
import { ANSWER_LIMIT_SCHEMAS, fitLimits } from './answer-limits-input'

type Limited = Parameters<typeof fitLimits>[0]

const ALL = { min: '5', max: '9', decimals: true, unit: 'kg', minChosen: 1, maxChosen: 2 } as const

it.each<[Partial<Limited>, object]>([
  [{ fieldType: 'text' }, {}],
  [{ fieldType: 'number' }, { min: 5, max: 9, decimals: true, unit: 'kg' }],
  [
    { fieldType: 'number', min: null },
    { max: 9, decimals: true, unit: 'kg' },
  ],
  [{ fieldType: 'date', min: '2027-01-01', max: null }, { min: '2027-01-01' }],
  [{ fieldType: 'checkbox' }, { minChosen: 1, maxChosen: 2 }],
  [
    { fieldType: 'checkbox', options: ['Yes'] },
    { minChosen: 1, maxChosen: 2, hasOther: true },
  ],
  [{ fieldType: 'select', options: [] }, {}],
  [{ fieldType: 'select', options: ['Yes'] }, { hasOther: true }],
])('keeps the limits that the type has: %o', (part, kept) => {
  const field = { ...ALL, hasOther: true, options: null, ...part } as Limited
  expect(fitLimits(field)).toEqual({ ...NO_ANSWER_LIMITS, ...kept })
})

it.each<[object, object | null]>([
  [{}, {}],
  [{ min: '', max: 3, decimals: false, hasOther: false, unit: '  ' }, { max: 3 }],
  [{ unit: ` ${'k'.repeat(20)} ` }, { unit: 'k'.repeat(20) }],
  [{ unit: 'k'.repeat(21) }, null],
  [
    { minChosen: 1, maxChosen: 200 },
    { minChosen: 1, maxChosen: 200 },
  ],
  [{ minChosen: 0 }, null],
  [{ maxChosen: 201 }, null],
  [{ maxChosen: 1.5 }, null],
])('reads what was sent: %o', (sent, read) => {
  const { data } = z.object(ANSWER_LIMIT_SCHEMAS).safeParse(sent)
  expect(data ?? null).toEqual(read && { ...NO_ANSWER_LIMITS, ...read })
})
