// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NextStep } from './next-step'

const NEXT = { text: 'Do you lead a church?', link: 'Write to us' }

it.each([
  ['the page after this one, by default', NEXT, '/merch'],
  ['where the editor says', { ...NEXT, to: '/camp' }, '/camp'],
  ['nowhere while visitors cannot open that', { ...NEXT, to: '' }, undefined],
  ['nowhere without words', { text: 'Do you?' }, undefined],
  ['nowhere where nothing is written', null, undefined],
])('leads to %s', (_where, next, expected) => {
  render(<NextStep next={next} otherwise="/merch" />)
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(expected)
})
