import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SITE = 'src/app/(site)'
const WITHOUT_CLASSES = ['features/site/components/preview-refresh']

function readings(source: string): string[] {
  const [, before, choice, after] = /^(.*)\{(.*)\}(.*)$/.exec(source) ?? []
  const each = choice ? choice.split(',').map((part) => `${before}${part}${after}`) : [source]
  return each.map((one) => one.replace(/\.tsx$/, ''))
}

it('the styles of the site know every component that its pages use', () => {
  const css = readFileSync(`${SITE}/site.css`, 'utf8')
  const known = [...css.matchAll(/@source "\.\.\/\.\.\/(.+)";/g)].flatMap(([, at]) =>
    readings(`${at}`),
  )
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(SITE, name), 'utf8'))
  const used = pages.flatMap((page) =>
    [...page.matchAll(/'@\/(features\/.+\/components\/[^']+)'/g)].map(([, at]) => `${at}`),
  )
  expect(used.length).toBeGreaterThan(50)
  const unknown = used.filter(
    (at) => !known.some((source) => at === source || at.startsWith(`${source}/`)),
  )
  expect([...new Set(unknown)].filter((at) => !WITHOUT_CLASSES.includes(at))).toEqual([])
})
