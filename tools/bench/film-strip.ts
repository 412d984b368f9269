import path from 'node:path'
import type { Browser } from 'playwright/test'
import sharp from 'sharp'
import { paths } from '@/lib/paths'
import { withProduct } from './product'
import { openForm } from './registration-form'
import { PHONE, visitWhole, warmUp, withChromium, withSlowPhone } from './slow-phone'

const FRAME_MS = 250
/** The time that is recorded of a first visit. */
const LONGEST_MS = 12_000
const SHOWN = { width: 117, height: Math.round((117 * PHONE.height) / PHONE.width) }
const [GAP, CAPTION, PER_ROW] = [8, 18, 12]
const FOLDER = 'docs/images'

interface Frame {
  /** Milliseconds since the navigation began. */
  ms: number
  jpeg: Buffer
}

/** Records a frame whenever the screen changes. */
async function record(browser: Browser, url: string): Promise<Frame[]> {
  const changes: Frame[] = []
  await withSlowPhone(browser, async (phone, devtools) => {
    const startedAt = performance.now()
    devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
      changes.push({ ms: performance.now() - startedAt, jpeg: Buffer.from(data, 'base64') })
      void devtools.send('Page.screencastFrameAck', { sessionId })
    })
    const size = { maxWidth: PHONE.width, maxHeight: PHONE.height }
    await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 85, ...size })
    await visitWhole(phone, url)
    await phone.waitForTimeout(1000)
    await devtools.send('Page.stopScreencast')
  })
  return changes
}

/** Returns a frame for every 250 ms: the latest one before that time. */
function everyFrame(changes: Frame[]): Frame[] {
  const end = Math.min(changes.at(-1)?.ms ?? 0, LONGEST_MS)
  const times = Array.from({ length: Math.ceil(end / FRAME_MS) }, (_, at) => (at + 1) * FRAME_MS)
  return times.flatMap((ms) => {
    const shown = changes.findLast((change) => change.ms <= ms)
    return shown ? [{ ms, jpeg: shown.jpeg }] : []
  })
}

async function writeStrip(file: string, frames: Frame[]): Promise<void> {
  const [stepX, stepY] = [SHOWN.width + GAP, SHOWN.height + CAPTION + GAP]
  const width = PER_ROW * stepX + GAP
  const height = Math.ceil(frames.length / PER_ROW) * stepY + GAP
  const placed = frames.map(({ ms, jpeg }, at) => ({
    jpeg,
    caption: `${(ms / 1000).toFixed(2)} s`,
    left: GAP + (at % PER_ROW) * stepX,
    top: GAP + Math.floor(at / PER_ROW) * stepY,
  }))
  const captions = placed
    .map(({ caption, left, top }) => `<text x="${left}" y="${top + 12}">${caption}</text>`)
    .join('')
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12" fill="#333">${captions}</svg>`
  const pictures = await Promise.all(
    placed.map(async ({ jpeg, left, top }) => ({
      input: await sharp(jpeg).resize(SHOWN).png().toBuffer(),
      left,
      top: top + CAPTION,
    })),
  )
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([...pictures, { input: Buffer.from(words), left: 0, top: 0 }])
    .webp({ quality: 55, effort: 6 })
    .toFile(file)
}

/** Makes a strip for each page: a first visit with a slow phone. */
export async function makeStrips(address: string, pages: Record<string, string>): Promise<void> {
  await withChromium(async (browser) => {
    for (const [name, page] of Object.entries(pages)) {
      await warmUp(browser, address + page)
      const file = path.join(FOLDER, `first-visit-${name}.webp`)
      await writeStrip(file, everyFrame(await record(browser, address + page)))
      console.log(file)
    }
  })
}

/** `npm run measure -- film-strip`: makes the pictures of three first visits for docs/images. */
export async function main(): Promise<void> {
  await withProduct(async (address) => {
    const form = await openForm(address)
    await makeStrips(address, { home: paths.home, celebrations: paths.celebrations, form })
  })
}
