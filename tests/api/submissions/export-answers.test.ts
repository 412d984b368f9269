import { ValueType } from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import { type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import {
  createOpenSampleForm,
  replaceLabelsByIds,
  SAMPLE_ANSWERS,
  SAMPLE_CELLS,
  type SampleLabel,
} from '../../support/sample-form'
import { columnValues, readSheet } from '../../support/workbook'

afterAll(removeCreatedRows)

async function sheetOf(formId: number) {
  const colleague = await staffClient('super_admin')
  const { bytes } = await colleague.get(paths.api.submissionsExport(formId))
  return readSheet(bytes)
}

describe('the spreadsheet', () => {
  let form: OpenForm<SampleLabel>
  beforeAll(async () => {
    form = await createOpenSampleForm()
  })

  it('keeps every kind of answer', async () => {
    const mine = await createOpenSampleForm()
    await register(mine, replaceLabelsByIds(mine, SAMPLE_ANSWERS))
    const sheet = await sheetOf(mine.id)
    const labels = Object.keys(SAMPLE_ANSWERS)
    const answers = Object.fromEntries(
      labels.map((label) => [label, columnValues(sheet, label)[0]]),
    )
    expect(answers).toEqual(SAMPLE_CELLS)
  })

  async function exported(answers: Partial<Record<SampleLabel, string>>) {
    const { body } = await register(form, replaceLabelsByIds(form, answers))
    const sheet = await sheetOf(form.id)
    const row = columnValues(sheet, 'ID').indexOf(body.id)
    return (heading: SampleLabel) => columnValues(sheet, heading)[row]
  }

  it.each([
    ['a phone number', '+63 917 555 0101'],
    ['a formula', '=1+1'],
    ['a call', '@cmd'],
    ['a negative number', '-1'],
    ['a link formula', '=HYPERLINK("#A1","Click")'],
    ['leading zeros', '007'],
    ['a long number', '12345678901234567890'],
    ['a date in words', '1/2'],
    ['yes', 'TRUE'],
    ['emoji', '🙏🏽 salamat 👨‍👩‍👧'],
    ['markup', '<b>you & me</b> "quoted"'],
    ['an escape', '_x0041_ and _x000D_ and _x005F_'],
    ['spaces at its ends', '  Ana  '],
    ['an apostrophe', "'007"],
  ])('keeps %s as the text that was typed', async (_case, text) => {
    const cell = await exported({ Name: text, Message: text })
    expect([cell('Name'), cell('Message')]).toEqual([text, text])
  })

  it.each([
    ['line ends', 'first\nsecond\n\nfourth'],
    ['5,000 characters', 'Ünïcødé 🙏 '.repeat(500).slice(0, 5000)],
  ])('keeps %s', async (_case, text) => {
    expect((await exported({ Message: text }))('Message')).toBe(text.toWellFormed())
  })

  it('holds no formula and no error anywhere', async () => {
    await register(form, replaceLabelsByIds(form, { Name: '=1+1', Message: '=A1', Phone: '+1' }))
    const { cells } = await sheetOf(form.id)
    const types = new Set(cells.map(({ type }) => type))
    expect(types).not.toContain(ValueType.Formula)
    expect(types).not.toContain(ValueType.Error)
    expect(types).toContain(ValueType.String)
  })

  it('shows a day before spreadsheets know days as text', async () => {
    expect((await exported({ Birthday: '0990-02-28' }))('Birthday')).toBe('0990-02-28')
  })
})

it('as CSV every kind of answer is text that can be read', async () => {
  const form = await createOpenSampleForm()
  await register(form, replaceLabelsByIds(form, SAMPLE_ANSWERS))
  const colleague = await staffClient('super_admin')
  const { bytes } = await colleague.get(`${paths.api.submissionsExport(form.id)}?format=csv`)
  const answers = Object.values(SAMPLE_ANSWERS).map((answer) => [answer].flat().join(', '))
  expect(bytes.toString().replaceAll(/["']/g, '')).toContain(`,${answers.join(',')}\r\n`)
})
