import { expect, it } from 'vitest'
import { validateSlug } from './address'

it.each(['privacy-policy', 'terms-of-service', 'support', 'faq-2026'])('takes %s', (slug) =>
  expect(validateSlug(slug)).toBe(true),
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
  expect(validateSlug(slug)).toMatch(/taken/)
})

it.each(['', null, 'Privacy', 'two words', '-edge', 'a--b', 'a/b', 'a.b', '_next'])(
  'refuses %j, which is no address',
  (slug) => expect(validateSlug(slug)).toMatch(/small letters/),
)
