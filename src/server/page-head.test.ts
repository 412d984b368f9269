import { expect, it } from 'vitest'
import config from '../../next.config.mjs'

it('a page has its title and picture in its head, whatever asks for it', () => {
  expect(config.htmlLimitedBots?.test('Mozilla/5.0 (Linux; Android 10) Chrome/130.0')).toBe(true)
  expect(config.htmlLimitedBots?.test('node')).toBe(true)
})
