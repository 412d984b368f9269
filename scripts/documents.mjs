// Makes the two PDFs of the Resources page from media/seed/documents. Needs a Chromium:
//   CHROMIUM_PATH=/usr/bin/chromium node scripts/documents.mjs
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'

const DOCUMENTS = ['booklet', 'first-seven-years']
const PICTURE_WIDTH_PX = 900
/** A whole page, in its shape. */
const PAGE_PX = { width: 888, height: 1260, fit: /** @type {const} */ ('cover') }
/** Where the subject of a hero's picture stands, of its width. */
const HERO_MIDDLE = 0.66
/** Part of the picture: viewers disagree on how a transparent gradient looks. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="888" height="1260"><defs><linearGradient id="s" x1="0" y1="1" x2="0" y2="0"><stop offset=".08" stop-color="#070a24" stop-opacity=".95"/><stop offset=".42" stop-color="#070a24" stop-opacity=".58"/><stop offset=".76" stop-color="#070a24" stop-opacity=".04"/></linearGradient></defs><rect width="888" height="1260" fill="url(#s)"/></svg>`

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const seed = path.join(root, 'media', 'seed')
const sources = path.join(seed, 'documents')
const work = mkdtempSync(path.join(sources, '.pictures-'))

/**
 * As wide as a page, around the subject: the heroes have theirs right of the middle.
 * @param {ReturnType<typeof sharp>} picture
 * @param {string | undefined} name
 */
async function asPage(picture, name) {
  if (!name?.startsWith('hero-')) return picture.resize(PAGE_PX)
  const { data, info } = await picture
    .resize({ height: PAGE_PX.height })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(info.width * HERO_MIDDLE - PAGE_PX.width / 2)
  return sharp(data).extract({ left, top: 0, width: PAGE_PX.width, height: PAGE_PX.height })
}

/**
 * Chromium keeps a JPEG as it is; anything else would be stored as bare pixels.
 * @param {string} name
 */
async function asJpeg(name) {
  const [source, isShaded] = name.split('+')
  const file = path.join(work, `${source}${isShaded ? '-shaded' : ''}.jpg`)
  const original = sharp(path.join(seed, `${source}.webp`))
  const picture = isShaded
    ? (await asPage(original, source)).composite([{ input: Buffer.from(SHADE) }])
    : original.resize(PICTURE_WIDTH_PX)
  await picture.jpeg({ quality: 74, mozjpeg: true }).toFile(file)
  return pathToFileURL(file).href
}

/** @param {string} html */
async function withPictures(html) {
  const names = new Set([...html.matchAll(/"picture:([\w+-]+)"/g)].map(([, name = '']) => name))
  let filled = html
  for (const name of names)
    filled = filled.replaceAll(`"picture:${name}"`, `"${await asJpeg(name)}"`)
  return filled
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  for (const name of DOCUMENTS) {
    const html = await withPictures(readFileSync(path.join(sources, `${name}.html`), 'utf8'))
    const filled = path.join(sources, `.filled-${name}.html`)
    writeFileSync(filled, html)
    const page = await browser.newPage()
    await page.goto(pathToFileURL(filled).href, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.pdf({
      path: path.join(seed, `${name}.pdf`),
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
  rmSync(work, { recursive: true })
}
