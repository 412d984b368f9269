// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QuoteCell } from './quote-cell'

const LONG = `${'amen '.repeat(28)}and more`

it.each([
  ['the quote that an editor has written', { quote: 'Many', testimony: 'We were many' }, 'Many'],
  ['the testimony', { quote: '', testimony: 'We were many' }, 'We were many'],
  ['the beginning of a long one', { testimony: LONG }, `${'amen '.repeat(28).trimEnd()}…`],
  ['that nothing is written', {}, 'Nothing is written'],
])('shows %s and leads to it', (_what, words, shown) => {
  render(<QuoteCell rowData={{ id: 7, ...words }} />)
  const link = screen.getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    shown,
    '/cms/collections/testimonies/7',
  ])
})
