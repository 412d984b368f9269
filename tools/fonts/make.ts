import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import subset from 'subset-font'
import { WEB_FONT_FACES, type WebFontFace } from './faces'
import { CORE_LETTERS, PESO_SIGN } from './letters'
import { openFace } from './measure'
import { standInFamilyOf, standInRules } from './stand-ins'
import { MEASURED_PACKAGES } from './system-faces'

const FOLDER = path.resolve('src/components/ui/fonts')
const { resolve } = createRequire(path.resolve('package.json'))
const run = promisify(execFile)

const toSubset = async (source: string, letters: string, axes: WebFontFace['axes']) =>
  subset(await readFile(resolve(source)), letters, {
    targetFormat: 'woff2',
    variationAxes: { ...axes },
  })

/** Writes the face's file, and returns the CSS rule with its peso sign, if it has one. */
async function makeFiles({
  name,
  source,
  pesoSource,
  axes,
  style,
}: WebFontFace): Promise<string[]> {
  await writeFile(path.join(FOLDER, `${name}.woff2`), await toSubset(source, CORE_LETTERS, axes))
  if (!pesoSource) return []
  const peso = await toSubset(pesoSource, PESO_SIGN, axes)
  // The file is smaller than 1 KB, so a request for it would cost more than its bytes in the CSS.
  const url = `data:font/woff2;base64,${peso.toString('base64')}`
  return [
    `@font-face {\n  font-family: "${name} peso";\n  font-style: ${style};\n  font-weight: 200 800;\n  src: url("${url}") format("woff2");\n  unicode-range: U+20B1;\n}`,
  ]
}

async function makeStandIns(face: WebFontFace, packages: string): Promise<string[]> {
  const rules: string[] = []
  for (const { weight, axes, systems } of face.standIns) {
    const ours = await openFace(resolve(face.source), axes)
    for (const system of systems) {
      const theirs = await openFace(path.join(packages, 'node_modules', system.file), system.axes)
      rules.push(standInRules({ face, weight, ours, system, theirs }))
    }
  }
  return rules
}

function familyList(face: WebFontFace): string {
  const systems = face.standIns.flatMap((standIn) => standIn.systems)
  const peso = face.pesoSource ? [`${face.name} peso`] : []
  const families = [...peso, ...systems.map((system) => standInFamilyOf(face, system))]
  const listed = [...new Set(families)].map((family) => `"${family}"`).join(', ')
  return `  --stand-ins-${face.name}: ${listed};`
}

/**
 * `npm run measure -- fonts` writes subsets of the fonts in the first view, and CSS rules for their
 * stand-ins.
 */
export async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const packages = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  try {
    await run('npm', ['install', '--no-save', '--prefix', packages, ...MEASURED_PACKAGES])
    const rules: string[] = []
    for (const face of WEB_FONT_FACES) {
      rules.push(...(await makeFiles(face)), ...(await makeStandIns(face, packages)))
    }
    const lists = WEB_FONT_FACES.map(familyList)
    const text = `/* Made by \`npm run measure -- fonts\` (docs/decisions/016): do not edit. */\n:root {\n${lists.join('\n')}\n}\n${rules.join('\n')}\n`
    await writeFile(path.join(FOLDER, 'stand-ins.css'), text)
    for (const name of ['instrument-sans', 'newsreader']) {
      const licence = resolve(`@fontsource-variable/${name}/LICENSE`)
      await copyFile(licence, path.join(FOLDER, `LICENSE-${name}.txt`))
    }
  } finally {
    await rm(packages, { recursive: true })
  }
  await run('npx', ['biome', 'format', '--write', path.join(FOLDER, 'stand-ins.css')])
}
