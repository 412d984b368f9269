// Payload's command line (generate:types, generate:importmap, migrate:create) with the
// environment the configuration needs. These commands read the schema, never the database.
import { mkdirSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

process.env.DATA_DIR = path.resolve(process.env.DATA_DIR || '.data')
mkdirSync(process.env.DATA_DIR, { recursive: true })
process.env.PAYLOAD_SECRET ||= 'only-for-generating-files'
process.env.DATABASE_URL ||= 'postgresql://unused:unused@127.0.0.1:1/unused'

// Outside of a bundle this module refuses to be loaded; here everything is the server.
const require = createRequire(import.meta.url)
const serverOnly = require.resolve('server-only')
require.cache[serverOnly] = Object.assign(new Module(serverOnly), { loaded: true })

await import(pathToFileURL(path.join(root, 'node_modules', 'payload', 'bin.js')).href)
