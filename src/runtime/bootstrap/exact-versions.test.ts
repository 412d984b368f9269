import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './bootstrap.mjs'

const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
) as Record<string, Record<string, string>>

it('package.json names one version of each package, so nothing newer comes in unmeant', () => {
  const versions = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...overrides,
  })
  const isExact = (version: string) => /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter(([, version]) => !isExact(version))).toEqual([])
})
