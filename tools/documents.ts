import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { findChromium } from '../tests/runner/chromium'

const DOCUMENTS = ['booklet', 'first-seven-years']
const PICTURE_WIDTH_PX = 900
const PAGE_PX = { width: 888, height: 1260, fit: 'cover' } as const
/** The position of the subject in a hero picture, as a share of its width. */
const HERO_MIDDLE = 0.66
/**
 * Darkens a picture. This is drawn into the picture, because PDF viewers render gradients
 * differently.
 */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="888" height="1260"><defs><linearGradient id="s" x1="0" y1="1" x2="0" y2="0"><stop offset=".08" stop-color="#070a24" stop-opacity=".95"/><stop offset=".42" stop-color="#070a24" stop-opacity=".58"/><stop offset=".76" stop-color="#070a24" stop-opacity=".04"/></linearGradient></defs><rect width="888" height="1260" fill="url(#s)"/></svg>`

const SEED = path.resolve('media/seed')
const SOURCES = path.join(SEED, 'documents')

async function asPage(picture: Sharp, name: string): Promise<Sharp> {
  if (!name.startsWith('hero-')) return picture.resize(PAGE_PX)
  const { data, info } = await picture
    .resize({ height: PAGE_PX.height })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(info.width * HERO_MIDDLE - PAGE_PX.width / 2)
  return sharp(data).extract({ left, top: 0, width: PAGE_PX.width, height: PAGE_PX.height })
}

/**
 * Writes a picture as JPEG and returns its path. Chromium copies a JPEG unchanged into a PDF, but
 * stores other formats as pixels.
 */
async function asJpeg(name: string, folder: string): Promise<string> {
  const [source = '', isShaded] = name.split('+')
  const file = path.join(folder, `${source}${isShaded ? '-shaded' : ''}.jpg`)
  const original = sharp(path.join(SEED, `${source}.webp`))
  const picture = isShaded
    ? (await asPage(original, source)).composite([{ input: Buffer.from(SHADE) }])
    : original.resize(PICTURE_WIDTH_PX)
  await picture.jpeg({ quality: 74, mozjpeg: true }).toFile(file)
  return pathToFileURL(file).href
}

async function withPictures(html: string, folder: string): Promise<string> {
  const names = new Set([...html.matchAll(/"picture:([\w+-]+)"/g)].map(([, name = '']) => name))
  let filled = html
  for (const name of names)
    filled = filled.replaceAll(`"picture:${name}"`, `"${await asJpeg(name, folder)}"`)
  return filled
}

/** `npm run measure -- documents`: makes the PDFs from the sources in media/seed/documents. */
export async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(SOURCES, '.pictures-'))
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  })
  try {
    for (const name of DOCUMENTS) {
      const html = await withPictures(
        readFileSync(path.join(SOURCES, `${name}.html`), 'utf8'),
        folder,
      )
      // The page is next to the sources, because it loads styles and fonts by relative addresses.
      const filled = path.join(SOURCES, `.filled-${name}.html`)
      writeFileSync(filled, html)
      const page = await browser.newPage()
      await page.goto(pathToFileURL(filled).href, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      await page.pdf({
        path: path.join(SEED, `${name}.pdf`),
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      })
      await page.close()
      rmSync(filled)
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
  process.exit(0)
}
