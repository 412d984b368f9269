import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emptySettings } from './environment'

/** Variables that the tests keep: the path of the browser, and what only `docker compose` reads. */
const KEPT = ['CHROMIUM_PATH', 'BIND', 'POSTGRES_PASSWORD', 'MAIL_PORT']

it('the tests use none of the developer’s settings', () => {
  const example = readFileSync('.env.example', 'utf8')
  const settings = [...example.matchAll(/^#([A-Z\d_]+)=/gm)].map(([, name = '']) => name)
  expect(Object.keys(emptySettings()).concat(KEPT).toSorted()).toEqual(settings.toSorted())
})
