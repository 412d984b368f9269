import { expect, it } from 'vitest'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { collectAnswers } from './plain-answers'

it('collects ticked boxes, an own choice, and a province with its town', () => {
  const parts = [
    ['answer_days', 'Friday'],
    ['answer_days', 'Saturday'],
    ['answer_bus', OTHER_CHOICE],
    ['other_bus', ' A jeepney '],
    ['answer_home', 'Aklan'],
    ['town_home', 'Kalibo'],
    ['seen', 'x'],
  ] as const
  expect(collectAnswers(parts)).toEqual({
    days: ['Friday', 'Saturday'],
    bus: 'A jeepney',
    home: 'Kalibo, Aklan',
  })
})

it('collects as many ticks of one box as fit in a body', () => {
  const ticks = Array.from({ length: 58_000 }, () => ['answer_days', 'Friday'] as const)
  expect(collectAnswers(ticks).days).toHaveLength(58_000)
})
