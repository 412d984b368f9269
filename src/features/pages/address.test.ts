import { expect, it } from 'vitest'
import { checkSlug } from './address'

it.each(['privacy-policy', 'terms-of-service', 'support', 'faq-2026'])('takes %s', (slug) =>
  expect(checkSlug(slug)).toBe(true),
)

it.each([
  'admin',
  'api',
  'cms',
  'forms',
  'home',
  'our-story',
  'vision-mission',
  'core-values',
  'core-beliefs',
  'yearly-events',
  'resources',
  'merch',
  'stand-ins',
])('refuses %s, which something else answers', (slug) => {
  expect(checkSlug(slug)).toMatch(/taken/)
})

it.each(['', null, 'Privacy', 'two words', '-edge', 'a--b', 'a/b', 'a.b', '_next'])(
  'refuses %j, which is no address',
  (slug) => expect(checkSlug(slug)).toMatch(/small letters/),
)
