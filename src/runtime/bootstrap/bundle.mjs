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

/** A folder inside the project, so that Node finds the packages from there. */
const FOLDER = path.join('.next', 'cache', 'processes')
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Compiles a TypeScript file with its imports, each time anew, which takes about 0.2 s.
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
    // Dynamic imports get separate files, because some must load only after settings are set.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // These files are not compiled, because the bootstrap has already loaded some of them.
    external: ['./src/*.mjs', './tests/*.mjs', './scripts/*.mjs'],
    plugins: [{ name: 'packages', setup: leavePackagesOutside }],
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    write: false,
  })
  await stop()
  return outputFiles.map((file) => ({ name: path.basename(file.path), text: file.text }))
}

/** @param {import('esbuild').PluginBuild} build */
function leavePackagesOutside({ onResolve, onLoad }) {
  // `server-only` exists to fail in a browser's bundle. This code runs on the server, so an empty
  // module takes its place.
  onResolve({ filter: /^server-only$/ }, ({ path: name }) => ({ path: name, namespace: 'nothing' }))
  onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }))
  onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
    if (kind === 'entry-point' || /^@(\/|payload-config$)/.test(name)) return
    // `next` has no `exports` in its package.json, so Node needs the file's full name.
    return { path: name === 'next/cache' ? 'next/cache.js' : name, external: true }
  })
}

/**
 * Writes the files to a draft folder and renames it when complete, because another process may
 * start from the same sources.
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

/** @param {string} parent */
function removeOld(parent) {
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name)
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > KEPT_MS) rmSync(folder, { recursive: true, force: true })
  }
}
