import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'

/** The test adds an import of a server module to this component, which runs in browsers. */
const COMPONENT = 'src/features/submissions/components/status-pill.tsx'
const FORBIDDEN = "import '../server/reference'\n"

const PAGE = `'use client'
import { StatusPill } from '@/features/submissions/components/status-pill'
export default function Page() { return <StatusPill status="new" /> }
`
const LAYOUT = `import type { ReactNode } from 'react'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}
`
const CONFIG = {
  // Packages are found in the repository's node_modules, which is above the copy.
  turbopack: { root: ROOT },
  typescript: { ignoreBuildErrors: true },
  // The build is never served, so minifying and caching would only take time.
  experimental: { turbopackFileSystemCacheForBuild: false, turbopackMinify: false },
}

let copy = ''

function run(name: string, ...args: string[]) {
  const bin = path.join(ROOT, 'node_modules', '.bin', name)
  const { NODE_ENV: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(bin, args, {
    cwd: copy,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const checkDirection = () => run('depcruise', '--config', 'tests/import-direction.cjs', COMPONENT)
const buildPages = () => run('next', 'build')

beforeAll(() => {
  // The copy is inside the repository, so that the build finds packages. Git ignores it.
  copy = mkdtempSync(path.join(ROOT, '.data-server-lock-'))
  const apart = path.join(ROOT, 'src', 'app')
  cpSync(path.join(ROOT, 'src'), path.join(copy, 'src'), {
    recursive: true,
    filter: (file) => file !== apart,
  })
  for (const file of ['tests/import-direction.cjs', 'tsconfig.json', 'payload.config.ts']) {
    cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true })
  }
  writeFileSync(path.join(copy, 'next.config.mjs'), `export default ${JSON.stringify(CONFIG)}\n`)
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }\n')
  mkdirSync(path.join(copy, 'src', 'app'))
  writeFileSync(path.join(copy, 'src', 'instrumentation.ts'), 'export function register() {}\n')
  writeFileSync(path.join(copy, 'src', 'app', 'page.tsx'), PAGE)
  writeFileSync(path.join(copy, 'src', 'app', 'layout.tsx'), LAYOUT)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a module of the server in a component', () => {
  it('is let through by neither lock', () => {
    // The suites `direction` and `build` check the unchanged sources, so this test only checks that
    // a forbidden import is refused.
    const file = path.join(copy, COMPONENT)
    writeFileSync(file, FORBIDDEN + readFileSync(file, 'utf8'))

    const direction = checkDirection()
    expect(direction.output).toContain('server-stays-on-the-server')
    expect(direction.status).not.toBe(0)
    const build = buildPages()
    expect(build.output).toContain('server-only')
    expect(build.status).not.toBe(0)
  })
})
