import { expect, it } from 'vitest'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { emptyAnswerFilter } from '../answer-filters'
import type { AnswerKind, ResolvedAnswerFilter } from './answer-conditions'
import { answerMatcher } from './answer-matcher'

type Asked = Partial<ResolvedAnswerFilter>

/** The matcher must find the same answers as the SQL of `answerConditions`. */
it.each<[AnswerKind, Asked, found: unknown[], others: unknown[]]>([
  ['choice', { is: ['L', 'XL'] }, ['L', ['S', 'XL']], ['l', 'S', [], null, undefined, 7]],
  ['choice', { is: ['Yes'] }, ['Yes', true], [false, 'yes']],
  ['choice', { is: ['L'], has: 'S' }, [['L', 'S']], ['L', ['S']]],
  ['choice', { is: [OTHER_CHOICE], options: ['L'] }, ['Huge', ['L', 'Huge']], ['L', '', ['L']]],
  ['text', { is: ['cebu'] }, [' Cebu ', 'CEBÚ'], ['Cebu City', '']],
  ['text', { has: ' PEÑA' }, ['Peñafrancia'], ['Pen', null]],
  ['text', { is: [OTHER_CHOICE] }, [], ['anything']],
  ['place', { is: ['Iloilo'] }, [], ['Iloilo', 'Iloilo, Cebu']],
  ['place', { has: 'oton' }, ['Oton, Iloilo'], ['Kalibo, Aklan']],
  ['day', { from: '2010-01-01' }, ['2010-01-01', '2011-05-05'], ['2009-12-31', '', null]],
  ['day', { to: '2010-01-01' }, ['2010-01-01'], ['2010-01-02', '', null]],
  ['day', { from: '2010-01-01', to: '2010-12-31' }, ['2010-05-05'], ['2011-01-01', '2009-12-31']],
  ['file', { given: true }, [{ fileId: 1 }, 'link', false], [null, undefined, '', []]],
  ['file', { given: false }, [null, undefined, '', []], [{ fileId: 1 }, 'link', false]],
  ['text', {}, ['anything', null], []],
])('of a %s, %j finds %j and not %j', (kind, asked, found, others) => {
  const options = asked.options ?? []
  const fits = answerMatcher({ ...emptyAnswerFilter('f'), ofEach: false, ...asked, kind, options })
  for (const round of ['asked', 'remembered']) {
    expect(
      found.filter((stored) => !fits(stored)),
      round,
    ).toEqual([])
    expect(
      others.filter((stored) => fits(stored)),
      round,
    ).toEqual([])
  }
})
