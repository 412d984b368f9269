import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'

const PAGES = path.join(ROOT, 'src/app/(portal)/admin/(staff)')

function screenOf(file: string): [heading: string, address: string] {
  const [, heading] =
    /title: .*'([^'\n]+)'/.exec(readFileSync(path.join(PAGES, file), 'utf8')) ?? []
  if (!heading) throw new Error(`${file} has no title`)
  return [heading, path.posix.join('/admin', path.dirname(file))]
}

const isWithoutRecord = (file: string) => path.basename(file) === 'page.tsx' && !file.includes('[')

/**
 * Paths in the portal by heading: all pages for signed-in staff without a record's id in the path,
 * the bin, and a page that does not exist.
 */
export const PORTAL_SCREENS: Record<string, string> = {
  ...Object.fromEntries(
    readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter(isWithoutRecord).map(screenOf),
  ),
  Bin: '/admin/submissions?view=bin',
  'Page not found': '/admin/no-such-screen',
}
