import vm from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { deferScripts } from './defer-scripts'

const PAGE = [
  '<html><head><link rel="preload" href="/_next/static/media/a.woff2" as="font"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><script>self.__next_f=[]</script>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>',
].join('')

function open(html: string, { hasPaint = true } = {}) {
  const fetched: { src: string; async: boolean }[] = []
  let paint = () => {}
  let timeOver = () => {}
  class PerformanceObserver {
    constructor(private readonly tell: (list: unknown, self: PerformanceObserver) => void) {}
    observe = () => {
      if (!hasPaint) throw new TypeError('unknown type')
      paint = () => this.tell([], this)
    }
    disconnect = vi.fn()
  }
  const document = {
    createElement: () => ({}),
    head: { append: (script: { src: string; async: boolean }) => fetched.push(script) },
  }
  const setTimeout = (act: () => void) => {
    timeOver = act
  }
  const [, loader = ''] = /<script>(\(\(\)=>.*?)<\/script><\/head>/.exec(html) ?? []
  vm.runInNewContext(loader, { PerformanceObserver, document, setTimeout })
  return { fetched, paint: () => paint(), timeOver: () => timeOver() }
}

const BOTH = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']

describe('the scripts of a page', () => {
  it('are asked for by nothing in it before it has been seen', () => {
    const late = deferScripts(PAGE)
    expect(late).not.toMatch(/src="[^"]*\/[ab]\.js"|href="[^"]*\/b\.js"/)
    expect(late).toContain('a.woff2')
    expect(late).toContain('noModule')
    expect(late).toContain('self.__next_f=[]')
  })

  it('are fetched after the first paint, each once', () => {
    const { fetched, paint, timeOver } = open(deferScripts(PAGE))
    expect(fetched).toEqual([])
    paint()
    timeOver()
    expect(fetched).toEqual(BOTH.map((src) => ({ src, async: true })))
  })

  it('are fetched where nothing is painted, and where nobody says so', () => {
    const hidden = open(deferScripts(PAGE))
    hidden.timeOver()
    expect(hidden.fetched.map(({ src }) => src)).toEqual(BOTH)
    const older = open(deferScripts(PAGE), { hasPaint: false })
    expect(older.fetched.map(({ src }) => src)).toEqual(BOTH)
  })

  it('leave a page without any as it is', () => {
    expect(deferScripts('<html><head></head></html>')).toBe('<html><head></head></html>')
  })
})
