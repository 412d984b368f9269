import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '@/lib/paths'

const SRC = path.resolve('src')
const STAFF = 'app/(portal)/admin/(staff)/'

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && file !== 'lib/paths.ts')
const texts = files.map((file) => readFileSync(path.join(SRC, file), 'utf8'))

const addresses = Object.values(paths.portal).map((to) =>
  (typeof to === 'string' ? to : to('7' as never)).replace(/\?.*/, ''),
)
const screens = files
  .filter((file) => file.startsWith(STAFF) && file.endsWith('/page.tsx'))
  .map((file) => `/admin/${file.slice(STAFF.length)}`.replace(/\/page\.tsx$/, ''))

it.each(screens)('%s has its address in lib/paths.ts', (screen) => {
  expect(addresses).toContain(screen.replace(/\[\w+\]/g, '7'))
})

it.each(Object.keys(paths.portal))('something leads to paths.portal.%s', (name) => {
  const named = new RegExp(`paths\\.portal\\.${name}\\b`)
  expect(texts.some((text) => named.test(text))).toBe(true)
})
