import 'server-only'
import { createHash } from 'node:crypto'
import { INLINE_SCRIPTS } from '@/lib/inline-scripts'
import type { FrameSources } from './bridge/bridge'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const OUR_HASHES = INLINE_SCRIPTS.map(hashOf)

const SCRIPT = /<script\b([^<>]*)>/i
const SCRIPT_END = /<\/script>/i

/** Returns the CSP source expressions of the page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  // Splits at end tags, because one pattern for whole elements would search to the end of the page
  // from every start tag.
  const inline = html
    .split(SCRIPT_END)
    .slice(0, -1)
    .flatMap((part) => {
      const tag = SCRIPT.exec(part)
      if (!tag || /\ssrc=|\stype="application\/ld\+json"/i.test(tag[1] ?? '')) return []
      return [part.slice(tag.index + tag[0].length)]
    })
  return [...new Set(inline.map(hashOf))]
}

/** Returns the CSP source expressions of scripts with this nonce and of our own inline scripts. */
export const scriptSources = (nonce: string): string[] => [`'nonce-${nonce}'`, ...OUR_HASHES]

const originsOf = (addresses: readonly (string | null)[]) => {
  const absolute = addresses.filter((address) => address && URL.canParse(address)) as string[]
  const urls = absolute.map((address) => new URL(address))
  // Leaves out hosts with other characters, because a `;` in a host would begin another directive.
  const hosts = urls.filter(({ host }) => /^[\w.:[\]-]+$/.test(host))
  return [...new Set(hosts.map(({ origin }) => origin))]
}

interface PolicyOptions {
  /**
   * CSP source expressions of the allowed scripts. Scripts from this site's origin are always
   * allowed.
   */
  scripts: readonly string[]
  sources: FrameSources
  /**
   * True in an editor's preview, which may frame any https address, because a draft may name
   * addresses that are not published yet.
   */
  isPreview?: boolean
}

export function contentSecurityPolicy({ scripts, sources, isPreview }: PolicyOptions): string {
  const own = "'self'"
  const directives: Record<string, readonly string[]> = {
    'default-src': [own],
    'script-src': [own, ...scripts],
    // Needed for style attributes by React and for the styles of Payload's panel and of toasts.
    'style-src': [own, "'unsafe-inline'"],
    // `data:` is for blurred placeholders, `blob:` for files that were chosen and not sent yet.
    'img-src': [own, 'data:', 'blob:'],
    'font-src': [own, 'data:'],
    // Any page may show a film from any site, if an editor has linked it. Media files run no
    // scripts.
    'media-src': [own, 'blob:', 'https:'],
    'frame-src': [own, ...originsOf(sources.frames), ...(isPreview ? ['https:'] : [])],
    'worker-src': [own, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [own],
    'frame-ancestors': [own],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

export const NO_FRAME_SOURCES: FrameSources = { frames: [] }

/** The policy of data and files, which need no inline scripts and no frames of other sites. */
export const DATA_CSP = contentSecurityPolicy({ scripts: [], sources: NO_FRAME_SOURCES })
