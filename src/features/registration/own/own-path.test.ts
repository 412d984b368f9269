import { expect, it } from 'vitest'
import { findTokenInOwnPath, toOwnPath } from './own-path'

it.each([
  ['https://unity.example/my-registration/ab.c-d', '/my-registration/ab.c-d', 'ab.c-d'],
  ['https://unity.example/my-registration/abc?lang=fil', '/my-registration/abc?lang=fil', 'abc'],
  ['http://127.0.0.1:3000/my-registration/a%2Fb#top', '/my-registration/a%2Fb', 'a/b'],
  ['', '', null],
  ['my-registration/abc', '', null],
])('%j is the path %j with the token %j', (link, path, token) => {
  expect([toOwnPath(link), findTokenInOwnPath(toOwnPath(link))]).toEqual([path, token])
})
