import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build, stop } from 'esbuild'

/** Beside the build: within the project, so that packages are found from there. */
const FOLDER = path.join('.next', 'cache', 'processes')
const KEPT_MS = 7 * 24 * 3_600_000

/** Inlined, because Node 20 often gets stuck on the editor's packages: see docs/decisions/014. */
const INLINED = /^(lexical|@lexical|@payloadcms\/richtext-lexical)(\/|$)/

/**
 * JavaScript of a TypeScript file and of all it imports from this project. Takes about two tenths
 * of a second, so nothing asks whether an earlier one is still good.
 * @param {string} root
 * @param {string} entry relative to the root
 * @returns {Promise<string>} the file to import
 */
export async function bundle(root, entry) {
  const parent = path.join(root, FOLDER)
  const files = await compile(root, entry, path.join(parent, 'any'))
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`)
  const folder = path.join(parent, hash.digest('hex').slice(0, 16))
  if (!existsSync(folder)) {
    mkdirSync(parent, { recursive: true })
    removeOld(parent)
    writeWhole(folder, files)
  }
  return path.join(folder, `${path.basename(entry, '.ts')}.mjs`)
}

/**
 * @param {string} root
 * @param {string} entry
 * @param {string} outdir
 */
async function compile(root, entry, outdir) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported late stays so: it needs settings that are made first.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    conditions: ['production'],
    // JavaScript is loaded from where it lies: the bootstrap has loaded a part of it already.
    external: ['./src/*.mjs', './tests/*.mjs', './scripts/*.mjs'],
    plugins: [{ name: 'packages', setup: leavePackagesOutside }],
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    write: false,
  })
  // Ends esbuild's own process.
  await stop()
  return outputFiles.map((file) => ({ name: path.basename(file.path), text: file.text }))
}

/** @param {import('esbuild').PluginBuild} build */
function leavePackagesOutside({ onResolve, onLoad }) {
  // Here is the server, where this package says nothing; only a page's build may refuse it.
  onResolve({ filter: /^server-only$/ }, ({ path: name }) => ({ path: name, namespace: 'nothing' }))
  onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }))
  onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
    if (kind === 'entry-point' || /^@(\/|payload-config$)/.test(name) || INLINED.test(name)) return
    // It has no `exports`, so Node wants the file's whole name.
    return { path: name === 'next/cache' ? 'next/cache.js' : name, external: true }
  })
}

/**
 * Complete under its name or not there: others may be starting from the same sources.
 * @param {string} folder
 * @param {{ name: string, text: string }[]} files
 */
function writeWhole(folder, files) {
  const draft = mkdtempSync(`${folder}-`)
  try {
    for (const { name, text } of files) writeFileSync(path.join(draft, name), text)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/**
 * What earlier sources left.
 * @param {string} parent
 */
function removeOld(parent) {
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name)
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > KEPT_MS) rmSync(folder, { recursive: true, force: true })
  }
}
