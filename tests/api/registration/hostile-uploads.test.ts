import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileAnswer } from '@/features/answers/schema'
import { driveFileName } from '@/features/delivery/server/drive-upload'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  type OpenForm,
  readSubmission,
  registerWithFiles,
} from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import {
  circularCompoundFile,
  compoundFileWith,
  mailMessageWith,
} from '../../support/compound-samples'
import { asFile, HTML, JPEG, PDF, PNG, pdfOfSize, SVG, WEBP } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { summarizeStored } from '../../support/stored'
import { DOCX, XLSX, zipOf } from '../../support/zip-samples'

let form: OpenForm<'Letter'>
beforeAll(async () => {
  form = await createOpenForm({ Letter: 'file' })
})
afterAll(removeCreatedRows)

const send = (bytes: Buffer, name: string, type = '') =>
  registerWithFiles(form, {}, [[form.ids.Letter, asFile(bytes, name, type)]])

const MB = 1024 * 1024
const DOC = compoundFileWith('WordDocument')
const bomb = () => zipOf({ '[Content_Types].xml': Buffer.alloc(512 * MB) })
const WIDE_PNG = Buffer.from(PNG)
WIDE_PNG.writeUInt32BE(60_000, 16)
WIDE_PNG.writeUInt32BE(60_000, 20)

const SAFE = /^[^\p{C}<>:"/\\|?*.][^\p{C}<>:"/\\|?*]*\.(pdf|jpg|png|webp|doc|xls|ppt|docx|xlsx)$/u
const DANGEROUS = /\.(bat|exe|hta|html?|js|lnk|cmd|com|scr|svg|php|vbs|ps1|jar|sh)\b/i

describe('is stored under a safe name, here and in Drive', () => {
  it.each<[name: string, bytes: Buffer, stored: string]>([
    ['scan.pdf.bat', PDF, 'scan.pdf'],
    ['letter.hta', PDF, 'letter.pdf'],
    ['photo\u202egpj.exe', JPEG, 'photogpj.jpg'],
    ['photo\u202Egpj.scr', PNG, 'photogpj.png'],
    ['\u2067letter\u2069.pdf', PDF, 'letter.pdf'],
    ['a\u200b\u200db\ufeff.pdf', PDF, 'ab.pdf'],
    ['invoice.pdf.exe', PDF, 'invoice.pdf'],
    ['invoice.exe.pdf', PDF, 'invoice_exe.pdf'],
    ['me.png.php', PNG, 'me.png'],
    ['me.php.png', PNG, 'me_php.png'],
    ['me.jpg.html', JPEG, 'me.jpg'],
    ['me.html', WEBP, 'me.webp'],
    ['me.svg', PNG, 'me.png'],
    ['a.tar.gz', PDF, 'a_tar.pdf'],
    ['letter.lnk', DOC, 'letter.doc'],
    ['letter.vbs', DOCX, 'letter.docx'],
    ['sheet.ps1', XLSX, 'sheet.xlsx'],
    ['sheet.xls.js', compoundFileWith('Workbook'), 'sheet.xls'],
    ['old sheet', compoundFileWith('Book'), 'old sheet.xls'],
    ['slides.pps', compoundFileWith('PowerPoint Document'), 'slides.ppt'],
    ['../../../etc/passwd', PDF, 'passwd.pdf'],
    ['..\\..\\windows\\system32\\cmd.exe', PDF, 'cmd.pdf'],
    ['C:\\autoexec.bat', PDF, 'autoexec.pdf'],
    ['file:///etc/shadow', PDF, 'shadow.pdf'],
    ['....//....//x.pdf', PDF, 'x.pdf'],
    ['a%2f..%2fb.pdf', PDF, 'a_2f.__2fb.pdf'],
    ['CON.pdf', PDF, 'File CON.pdf'],
    ['nul', PDF, 'File nul.pdf'],
    ['.htaccess', PDF, 'File.pdf'],
    ['...', PDF, 'File.pdf'],
    ['a.pdf::$DATA', PDF, 'a_pdf__$DATA.pdf'],
    ['a\tb\u0007c.pdf', PDF, 'abc.pdf'],
    ['=cmd|calc!A1.pdf', PDF, '=cmd_calc!A1.pdf'],
    ['<script>alert(1)<.pdf', PDF, '_script_alert(1)_.pdf'],
    ['half\ud83d.pdf', PDF, 'half.pdf'],
    ['Pen\u0303afrancia.pdf', PDF, 'Peñafrancia.pdf'],
  ])('%j', async (name, bytes, wanted) => {
    const { status, body } = await send(bytes, name)
    expect(status).toBe(201)
    const { data } = await readSubmission(body.id)
    const answer = data[form.ids.Letter] as FileAnswer
    expect(answer.name).toBe(wanted)
    const { rows } = await (await pool()).query(
      'select name, storage_key from submission_files where id = $1',
      [answer.fileId],
    )
    const { name: kept, storage_key: storageKey } = rows[0]
    const inDrive = driveFileName({ reference: body.reference, fieldLabel: name, storageKey })
    for (const shown of [kept, inDrive]) {
      expect(shown).toMatch(SAFE)
      expect(shown).not.toMatch(DANGEROUS)
      expect(path.extname(shown)).toBe(path.extname(storageKey))
    }
    const { headers } = await (await staffClient('super_admin')).get(paths.api.file(answer.fileId))
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('content-disposition')).not.toMatch(DANGEROUS)
  })
})

describe('two kinds at once are the one that their first bytes are, and are only downloaded', () => {
  it.each<[name: string, bytes: Buffer, stored: string]>([
    ['a picture with a web page behind it.html', Buffer.concat([JPEG, HTML]), 'jpg'],
    ['a picture with an archive behind it.jar', Buffer.concat([PNG, zipOf({ a: 'b' })]), 'png'],
    ['a PDF with a script behind it.js', Buffer.concat([PDF, HTML]), 'pdf'],
    ['a PDF with a program behind it.com', Buffer.concat([PDF, Buffer.from('MZ')]), 'pdf'],
    ['a picture that says it is vast.png', WIDE_PNG, 'png'],
  ])('%s', async (name, bytes, ending) => {
    const { status, body } = await send(bytes, name)
    expect(status).toBe(201)
    const { data } = await readSubmission(body.id)
    const { name: kept, fileId } = data[form.ids.Letter] as FileAnswer
    expect(kept).toMatch(new RegExp(`^[^.]+\\.${ending}$`))
    const { headers } = await (await staffClient('super_admin')).get(paths.api.file(fileId))
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('content-security-policy')).toBe('sandbox')
  })
})

describe('is refused with a sentence under its field, and nothing stays', () => {
  it.each<[what: string, make: () => Buffer, name: string]>([
    ['nothing at all', () => Buffer.alloc(0), 'empty.pdf'],
    ['one byte', () => Buffer.from('%'), 'a.pdf'],
    ['a picture with script', () => SVG, 'logo.svg'],
    ['a picture with script called .png', () => SVG, 'logo.png'],
    ['a web page', () => HTML, 'letter.pdf'],
    ['a web page before a PDF', () => Buffer.concat([HTML, PDF]), 'letter.pdf'],
    ['a program for Windows', () => Buffer.from('4d5a90000300000004000000ffff', 'hex'), 'a.pdf'],
    ['a program for Linux', () => Buffer.from('7f454c4602010100', 'hex'), 'a.pdf'],
    ['an installer', () => compoundFileWith('\u4840\u3f3f\u4577'), 'setup.doc'],
    ['a mail message', () => compoundFileWith('__properties_version1.0'), 'mail.doc'],
    ['a message with a document in it', () => mailMessageWith('WordDocument'), 'mail.doc'],
    ['a compound file without end', circularCompoundFile, 'a.doc'],
    ['a compound file cut short', () => DOC.subarray(0, 600), 'a.doc'],
    ['the head of a compound file', () => DOC.subarray(0, 8), 'a.doc'],
    ['an archive', () => zipOf({ 'a.exe': 'MZ' }), 'a.docx'],
    ['an archive that bursts', bomb, 'a.docx'],
    ['a compressed file', () => Buffer.from('1f8b08000000000000030300', 'hex'), 'a.pdf'],
    ['a moving picture', () => Buffer.from('GIF89a\u0001'), 'a.png'],
    ['a shortcut', () => Buffer.from('4c0000000114020000000000c000000000000046', 'hex'), 'a.pdf'],
    ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'a.pdf'],
    ['a sheet of commas', () => Buffer.from('=cmd|calc,1'), 'a.csv'],
  ])('%s', async (_what, make, name) => {
    const before = await summarizeStored()
    const reply = await send(make(), name, 'application/pdf')
    expectRefusal(reply, 415, 'submission.file_type')
    expect(reply.body.fields).toEqual({ [form.ids.Letter]: reply.body.error })
    expect(await summarizeStored()).toEqual(before)
  })

  it('a file of one byte too many', async () => {
    const before = await summarizeStored()
    const reply = await send(pdfOfSize(25 * MB + 1), 'a.pdf')
    expectRefusal(reply, 413, 'request.too_large')
    expect(reply.body.fields).toEqual({ [form.ids.Letter]: 'This file is larger than 25 MB' })
    expect(await summarizeStored()).toEqual(before)
  })
})
