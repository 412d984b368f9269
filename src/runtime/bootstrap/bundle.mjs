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

/** Within the project, so that Node finds the packages from there. */
const FOLDER = path.join('.next', 'cache', 'processes')
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Compiles a TypeScript file, and everything it imports from this project, to JavaScript. This
 * takes about 0.2 s, so earlier results are not reused.
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
    // Keeps dynamic imports as files of their own, because some need settings that are made before.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // JavaScript files are imported in place, because the bootstrap has loaded some of them
    // already.
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
  // This code runs on the server, so the package needs no content; it exists to fail in a browser's
  // bundle.
  onResolve({ filter: /^server-only$/ }, ({ path: name }) => ({ path: name, namespace: 'nothing' }))
  onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }))
  onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
    if (kind === 'entry-point' || /^@(\/|payload-config$)/.test(name)) return
    // The package has no `exports`, so Node needs the file's full name.
    return { path: name === 'next/cache' ? 'next/cache.js' : name, external: true }
  })
}

/**
 * Writes the folder under a temporary name and renames it, because other processes may start from
 * the same sources at the same time.
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
 * Removes what earlier sources were compiled to.
 * @param {string} parent
 */
function removeOld(parent) {
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name)
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > KEPT_MS) rmSync(folder, { recursive: true, force: true })
  }
}
