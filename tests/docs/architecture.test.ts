import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SRC = path.join(ROOT, 'src')
const text = readFileSync(path.join(ROOT, 'docs', 'ARCHITECTURE.md'), 'utf8')

const CHAIN = ['mailings', 'registration', 'submissions', 'delivery', 'answers', 'forms']

function roomOf(file: string): string | null {
  const [top = '', feature = ''] = file.split('/')
  if (top === 'features') return CHAIN.includes(feature) ? feature : 'others'
  return ['app', 'components', 'lib'].includes(top) ? top : null
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes('.test.'))

function listImports(): Set<string> {
  const arrows = new Set<string>()
  for (const from of sources) {
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(SRC, from), 'utf8'))
    for (const { fileName } of importedFiles) {
      const target = targetOf(from, fileName)
      const [a, b] = [roomOf(from), target && roomOf(target)]
      if (a && b && a !== b) arrows.add(`${a} --> ${b}`)
    }
  }
  return arrows
}

function listDrawn(): Set<string> {
  const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(text) ?? []
  const lines = picture.split('\n').filter((line) => line.includes('-->'))
  return new Set(
    lines.flatMap((line) => {
      const [from = '', to = ''] = line.replace(/\["[^"]*"\]/g, '').split('-->')
      return to.split('&').map((room) => `${from.trim()} --> ${room.trim()}`)
    }),
  )
}

const foldersOf = (folder: string) =>
  readdirSync(path.join(SRC, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

describe('docs/ARCHITECTURE.md', () => {
  it('draws the rooms as the imports have them', () => {
    expect([...listDrawn()].sort()).toEqual([...listImports()].sort())
  })

  it.each(foldersOf('features'))('says what features/%s is for', (feature) => {
    expect(text).toMatch(new RegExp(`^\\|.*\`${feature}\`.*\\|.+\\|$`, 'm'))
  })

  it.each(foldersOf('.'))('names src/%s', (room) => {
    expect(text).toMatch(new RegExp(`^  ${room}/ +\\S`, 'm'))
  })

  it.each(foldersOf('lib'))('names lib/%s', (room) => {
    const [, rooms = ''] = /^ {2}lib\/(.*?)^ {2}runtime\//ms.exec(text) ?? []
    expect(rooms).toContain(` ${room}`)
  })

  it('names only files that are there', () => {
    const named = [...text.matchAll(/`((?:src|tests|lib)\/[\w./()[\]-]+\.\w+)`/g)].map(
      ([, file = '']) => (file.startsWith('lib/') ? `src/${file}` : file),
    )
    const there = new Set(sources.map((file) => `src/${file}`))
    const missing = named.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        file.startsWith('src/') &&
        !there.has(file) &&
        !file.endsWith('.test.ts'),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(missing).toEqual([])
  })
})
