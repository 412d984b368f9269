import { expect, it } from 'vitest'
import { presentSeo } from './seo'

const words = { heading: 'Our Story', lead: 'How it began.' }

it('shows the texts for search engines, or else those of the page', () => {
  const seo = { title: 'The story', description: 'In short.' }
  expect(presentSeo(seo, words)).toEqual({ ...seo, picture: null })
  const own = { title: 'Our Story', description: 'How it began.', picture: null }
  expect(presentSeo({ title: '', description: null }, words)).toEqual(own)
  expect(presentSeo({ title: null, description: '' }, words)).toEqual(own)
  expect(presentSeo(null, words)).toEqual(own)
  expect(presentSeo(undefined)).toEqual({ title: '', description: '', picture: null })
})
