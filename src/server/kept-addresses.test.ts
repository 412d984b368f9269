import { describe, expect, it } from 'vitest'
import { findKeptAddress } from './kept-addresses'

it.each([
  ['/', '/', false],
  ['/our-story?a=1', '/our-story', false],
  ['/privacy-policy?fbclid=x', '/privacy-policy', false],
  ['/nothing-here', '/nothing-here', false],
  ['/api/roll-call?x=1', '/api/roll-call', false],
  ['/provinces/aklan?fbclid=x', '/provinces/aklan', false],
  ['/forms/retreat-2027', '/forms/retreat-2027', true],
  ['/forms/retreat?fbclid=x&utm_source=messenger', '/forms/retreat', true],
  ['/forms/retreat?plain', '/forms/retreat?plain=1', true],
  ['/forms/retreat?a=1&pl%61in=2', '/forms/retreat?plain=1', true],
])('%s is kept', (url, address, isForm) => {
  expect(findKeptAddress(url)).toEqual({ address, isForm })
})

it.each([
  '/forms/retreat?submitted=K7M2-9QXD',
  '/forms/retreat?submitted=nothing',
  '/forms/retreat?plain=1&attempt=x',
  '/forms/retreat?%61ttempt=x',
  '/forms/retreat?preview=x',
  '/forms/retreat?plain=1&previe%77',
  '/forms/',
  '/provinces/',
  '/provinces/aklan/card.png',
  '/forms/Retreat',
  '/forms/re%74reat',
  '/forms/retreat/',
  '/forms/retreat/x',
  '/nothing/here',
  '/wp-login.php',
  '/testimony?sent=1',
  '/tell-me?province=antique',
  '/admin',
  '/cms',
  '/api/forms/retreat',
  '/api/roll-call/x',
])('%s is not', (url) => expect(findKeptAddress(url)).toBeNull())

describe('a form in another language', () => {
  it.each([
    ['/forms/camp?lang=fil', '/forms/camp?lang=fil'],
    ['/forms/camp?fbclid=x&lang=ilo', '/forms/camp?lang=ilo'],
    ['/forms/camp?lang=ceb&plain', '/forms/camp?plain=1&lang=ceb'],
    ['/forms/camp?lang=en', '/forms/camp'],
    ['/forms/camp?lang=tlh', '/forms/camp'],
    ['/forms/camp?lang=fil%27', '/forms/camp'],
    ['/?lang=fil', '/'],
  ])('%s is kept as %s', (url, address) => {
    expect(findKeptAddress(url)?.address).toBe(address)
  })
})
