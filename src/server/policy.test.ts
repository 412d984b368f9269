import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { INLINE_SCRIPTS } from '@/lib/inline-scripts'
import { contentSecurityPolicy, inlineScriptHashes, scriptSources } from './policy'

const sha256 = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const NONE = { frames: [] }

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))

it('knows every script that stands in a page, once, and no data', () => {
  const html = `<script>one()</script><script async="" src="/a.js"></script>
    <script id="b">two
    ()</script><script type="application/ld+json">{"a":1}</script><script>one()</script>`
  expect(inlineScriptHashes(html)).toEqual([sha256('one()'), sha256('two\n    ()')])
})

it('allows no other script, wherever the page was made', () => {
  for (const scripts of [scriptSources('abc'), inlineScriptHashes('<script>a</script>')]) {
    const policy = contentSecurityPolicy({ scripts, sources: NONE })
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe|https?:|data:|\*/)
    expect(directive(policy, 'object-src')).toBe("object-src 'none'")
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'")
  }
  expect(scriptSources('abc')).toEqual(["'nonce-abc'", ...INLINE_SCRIPTS.map(sha256)])
})

it('frames what an editor has configured, by its origin, and nothing else; plays films of all sites', () => {
  const sources = {
    frames: ['https://store.example/shop?a=1', '/stand-ins/store', null, 'https://store.example'],
  }
  const policy = contentSecurityPolicy({ scripts: [], sources })
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://store.example")
  expect(directive(policy, 'media-src')).toBe("media-src 'self' blob: https:")
  const preview = contentSecurityPolicy({ scripts: [], sources: NONE, isPreview: true })
  expect(directive(preview, 'frame-src')).toBe("frame-src 'self' https:")
})

it('lets no text of an editor into another directive', () => {
  const sources = { frames: ['https://a.example;script-src *', 'https://b.example/ *'] }
  const policy = contentSecurityPolicy({ scripts: [], sources })
  expect(policy.match(/script-src/g)).toHaveLength(1)
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://b.example")
})
