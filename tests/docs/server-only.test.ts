import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const NEEDS_A_SERVER =
  /^import (?!type )[^;'"]*from '(node:|(pg|pg-boss|pino|payload|exceljs|googleapis|nodemailer|sharp|drizzle-orm|file-type)'|@payloadcms\/(db-|drizzle)|@aws-sdk\/)/m
const IS_OF_SERVER = /\/server\//
const REFUSES = /^import 'server-only'$/m

const modules = ['src/lib', 'src/features', 'src/server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
)
const textOf = (file: string) => readFileSync(file, 'utf8')

it('every module for the server refuses to be bundled for a browser', () => {
  const server = modules.filter(
    (file) => IS_OF_SERVER.test(file) || NEEDS_A_SERVER.test(textOf(file)),
  )
  expect(server.length).toBeGreaterThan(100)
  expect(server.filter((file) => !REFUSES.test(textOf(file)))).toEqual([])
})
