import { expect, it } from 'vitest'
import { barChart } from './chart'

const BARS = [
  { label: 'Home', value: 200, text: '200/s' },
  { label: 'A <form> & "more"', value: 50, text: '50/s', goal: 100 },
]

it('draws bars in proportion, with a goal across its own', () => {
  const svg = barChart('Requests', BARS)
  const widths = [...svg.matchAll(/width="([\d.]+)" height="16"/g)].map(([, width]) =>
    Number(width),
  )
  expect(widths).toEqual([310, 77.5])
  expect(svg.match(/<line /g)).toHaveLength(1)
  expect(svg).toContain('x1="455.0"')
})

it('writes names as text', () => {
  const svg = barChart('Requests', BARS)
  expect(svg).toContain('A &#60;form&#62; &#38; &#34;more&#34;')
  expect(svg).not.toContain('<form>')
})

it('has room for nothing', () => {
  expect(barChart('Requests', [{ label: 'None', value: 0, text: '0/s' }])).toContain('width="1.0"')
})
