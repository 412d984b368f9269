import { expect, it } from 'vitest'
import { safeFileName } from './file-name'

it.each([
  ['scan.PDF', 'scan.pdf'],
  ['scan.pdf.bat', 'scan.pdf'],
  ['letter.hta', 'letter.pdf'],
  ['letter.pdf.exe.pdf', 'letter_pdf_exe.pdf'],
  ['photo\u202egpj.exe', 'photogpj.pdf'],
  ['a\u2066b\u2069c\u200fd\ufeff\u0000e.pdf', 'abcde.pdf'],
  ['scan', 'scan.pdf'],
  ['Mr.Cruz.pdf', 'Mr_Cruz.pdf'],
  ['St. Jude 12.5.pdf', 'St. Jude 12.5.pdf'],
  ['Sulat ng Pen\u0303afrancia – 手紙 🙏.pdf', 'Sulat ng Peñafrancia – 手紙 🙏.pdf'],
  ['../../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.pdf'],
  ['a:b*c?"d"<e>|f%g.pdf', 'a_b_c__d__e__f_g.pdf'],
  ['CON.pdf', 'File CON.pdf'],
  ['.htaccess', 'File.pdf'],
  ['.pdf', 'File.pdf'],
  [' . . ', 'File.pdf'],
  ['', 'File.pdf'],
  ['scan.pdf.', 'scan_pdf.pdf'],
  ['half\ud83d.pdf', 'half.pdf'],
])('%j is stored as %j, and stays so', (name, safe) => {
  expect(safeFileName(name, 'pdf')).toBe(safe)
  expect(safeFileName(safe, 'pdf')).toBe(safe)
})

it('is short, whole letters only', () => {
  const name = safeFileName(`x${'🙏'.repeat(300)}.pdf`, 'pdf')
  expect(name.length).toBeLessThanOrEqual(160)
  expect(name.isWellFormed()).toBe(true)
  expect(name).toMatch(/🙏\.pdf$/u)
})
