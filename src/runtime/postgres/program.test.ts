import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { completeInstall } from './program'

it('completes a package whose install script did not run, also a second time', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'))
  const inPackage = (name: string) => path.join(folder, name)
  for (const name of ['native/bin', 'native/lib/extra']) {
    mkdirSync(inPackage(name), { recursive: true })
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    writeFileSync(inPackage(`native/bin/${name}`), '#!/bin/sh\n', { mode: 0o644 })
  }
  writeFileSync(inPackage('native/lib/libpq.so.5.18'), 'the library')
  const links = ['native/lib/libpq.so', 'native/lib/extra/libpq.so']
  const source = 'native/lib/libpq.so.5.18'
  writeFileSync(
    inPackage('native/pg-symlinks.json'),
    JSON.stringify(links.map((target) => ({ source, target }))),
  )
  completeInstall(folder)
  completeInstall(folder)
  for (const link of links) expect(readFileSync(inPackage(link), 'utf8')).toBe('the library')
  expect(statSync(inPackage('native/bin/postgres')).mode & 0o777).toBe(0o755)
  rmSync(folder, { recursive: true })
})
