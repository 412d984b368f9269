import { expect, it } from 'vitest'
import { findProvinceSlug } from './place-of'

const PROVINCES = [
  { slug: 'aklan', towns: ['Kalibo', 'Boracay'] },
  { slug: 'mountain-province', towns: ['Bontoc'] },
  { slug: 'quezon', towns: ['Lucena'] },
  { slug: 'isabela', towns: ['Quezon'] },
  { slug: 'la-union', towns: ['San Fernando'] },
  { slug: 'pampanga', towns: ['San Fernando', 'Angeles City'] },
]

it.each([
  ['Aklan', 'aklan'],
  ['Kalibo, Aklan', 'aklan'],
  ['kalibo', 'aklan'],
  ['Mountain Province', 'mountain-province'],
  ['Province of Aklan', 'aklan'],
  ['Aklan Province', 'aklan'],
  ['Angeles City, Philippines', 'pampanga'],
  ['San Fernando, La Union', 'la-union'],
  ['Quezon, Isabela', 'isabela'],
  ['San Fernando', null],
  ['Singapore', null],
  ['', null],
])('%s is in %s', (location, slug) => expect(findProvinceSlug(PROVINCES, location)).toBe(slug))
