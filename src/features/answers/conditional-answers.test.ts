import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listShownFields } from '@/features/forms/conditions/show-when'
import { randomForm } from '../../../tests/support/random-forms'
import { checkAnswers } from './answer-check'

it('what the server stores is what the browser shows and sends, in 10,000 random forms', () => {
  fc.assert(
    fc.property(randomForm(), ({ fields, answers }) => {
      const inBrowser = listShownFields(fields, answers).map(({ id }) => id)
      const { shown, answers: stored } = checkAnswers(fields, answers, new Map())
      expect(shown.map(({ id }) => id)).toEqual(inBrowser)
      for (const id of Object.keys(stored)) expect(inBrowser).toContain(id)
      const sent = Object.fromEntries(
        Object.entries(answers).filter(([id]) => inBrowser.includes(id)),
      )
      expect(checkAnswers(fields, sent, new Map()).answers).toEqual(stored)
    }),
    { numRuns: 10_000 },
  )
}, 60_000)
