import { crc32, deflateRawSync } from 'node:zlib'

type Entries = Record<string, string | Buffer>

export function zipOf(entries: Entries): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const file = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(file.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, file, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.from('504b01021400', 'hex'), common, tail, file)
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const typesOf = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${main}"/></Types>`

const OFFICE = 'application/vnd.openxmlformats-officedocument'

export const DOCX = zipOf({
  '[Content_Types].xml': typesOf(`${OFFICE}.wordprocessingml.document.main+xml`),
  'word/document.xml': '<w:document/>',
})
export const XLSX = zipOf({
  '[Content_Types].xml': typesOf(`${OFFICE}.spreadsheetml.sheet.main+xml`),
  'xl/workbook.xml': '<workbook/>',
})
