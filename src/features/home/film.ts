/** What is played on a press, from where on. */
export interface Film {
  kind: 'embed' | 'file'
  src: string
  /** Seconds. */
  start: number
}

const YOUTUBE_ID = /^[\w-]{6,20}$/

/** The video behind any address YouTube hands out; null for every other address. */
export function readYouTubeId(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(www|m|music)\./, '')
  const last = pathname.split('/').at(-1) ?? ''
  const id =
    host === 'youtu.be'
      ? last
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? last)
        : ''
  return YOUTUBE_ID.test(id) ? id : null
}

/** Spec §2.2.3: a video of a platform, or a file, beginning at an offset. */
export function chooseFilm(
  address: string | null | undefined,
  file: string | null,
  start: number,
): Film | null {
  const id = address ? readYouTubeId(address) : null
  if (id) {
    const query = new URLSearchParams({ start: String(start), autoplay: '1', rel: '0' })
    return { kind: 'embed', src: `https://www.youtube-nocookie.com/embed/${id}?${query}`, start }
  }
  const src = address || file
  return src ? { kind: 'file', src: `${src}#t=${start}`, start } : null
}

/** `12:40`, or `1:02:05`. */
export function formatOffset(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  const two = (value = 0) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
