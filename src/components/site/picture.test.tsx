// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './picture'

const FLAGS = {
  ...{ src: '/api/media/flags.webp', alt: 'A sea of flags', width: 1200, height: 800 },
  ...{ blur: null, position: '30% 70%' },
}

it.each([
  ['describes itself and waits until it is near', {}, 'A sea of flags', 'lazy', null],
  ['says nothing as a decoration', { decorative: true }, '', 'lazy', null],
  ['comes first on the first screen', { first: true }, 'A sea of flags', 'eager', 'high'],
])('a picture %s', (_what, props, alt, loading, priority) => {
  render(<Picture picture={FLAGS} sizes="100vw" {...props} />)
  const image = document.querySelector('img')
  expect(['alt', 'loading', 'fetchpriority'].map((name) => image?.getAttribute(name))).toEqual([
    alt,
    loading,
    priority,
  ])
  expect(image?.style.objectPosition).toBe('30% 70%')
  expect(screen.queryAllByRole('img')).toHaveLength(alt ? 1 : 0)
})
