import { describe, expect, it } from 'vitest'
import { csvCell, streamCsv } from './csv'

const column = { key: 'a', header: 'A', width: 10 }

describe('a cell', () => {
  it('does not end where a semicolon separates cells', () => {
    expect(csvCell('Ana; =1+1', column)).toBe('"Ana; =1+1"')
    expect(csvCell('=1;2', column)).toBe(`"'=1;2"`)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+63 917', "'+63 917"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['1+1', '1+1'],
    ['Reyes, Ana', '"Reyes, Ana"'],
    ['two\nlines', '"two\nlines"'],
    ['_x0041_', '_x0041_'],
    [-2, '-2'],
    [null, ''],
    [{ text: 'https://drive.google.com/x', hyperlink: 'y' }, 'https://drive.google.com/x'],
  ])('%j is written as %j', (value, text) => {
    expect(csvCell(value, column)).toBe(text)
  })

  it('of a time says the minute, of a day the day', () => {
    const at = new Date('2026-03-01T09:05:59Z')
    expect(csvCell(at, { ...column, format: 'yyyy-mm-dd hh:mm' })).toBe('2026-03-01 09:05')
    expect(csvCell(at, { ...column, format: 'yyyy-mm-dd' })).toBe('2026-03-01')
  })

  it('of a time of day is its hours and minutes, as the visitor sent them', () => {
    const everyMinute = Array.from({ length: 1440 }, (_none, minute) => minute)
    const written = everyMinute.map((minute) =>
      csvCell(minute / 1440, { ...column, format: 'hh:mm' }),
    )
    expect([written[0], written[1085], written[1439]]).toEqual(['00:00', '18:05', '23:59'])
    expect(new Set(written).size).toBe(1440)
  })
})

it('begins with the mark that spreadsheet programs know UTF-8 by', async () => {
  const body = streamCsv([column, { ...column, key: 'b', header: '=B' }], (writeRows) =>
    writeRows([{ a: 'ñ', b: null }, { b: 2 }]),
  )
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.subarray(3).toString()).toBe("A,'=B\r\nñ,\r\n,2\r\n")
})
