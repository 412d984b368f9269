import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import { slugify } from '@/lib/slug'
import { LiveMap } from './live-map'

it('counts places, because Metro Manila is on the map and no province', () => {
  const places = tiles.map(({ name }) => ({ name, slug: slugify(name) }))
  const map = createElement(LiveMap, { places, reported: ['aklan', 'metro-manila'] })
  expect(renderToStaticMarkup(map)).toContain('2 of 83 places have reported')
})
