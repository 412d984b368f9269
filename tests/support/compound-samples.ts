const SECTOR = 512
const END = 0xfffffffe
const NONE = 0xffffffff

const STORAGE = 1
const STREAM = 2
const ROOT = 5

interface Entry {
  name: string
  type: number
  right?: number
  child?: number
}

function entryOf({ name, type, right = NONE, child = NONE }: Entry): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes[66] = type
  bytes.writeUInt32LE(NONE, 68)
  bytes.writeUInt32LE(right, 72)
  bytes.writeUInt32LE(child, 76)
  bytes.writeUInt32LE(END, 116)
  return bytes
}

function compoundOf(entries: readonly Entry[], directoryNext = END): Buffer {
  const header = Buffer.alloc(SECTOR)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(END, 60)
  header.writeUInt32LE(END, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(directoryNext, 4)
  const directory = Buffer.concat(entries.map(entryOf), SECTOR)
  return Buffer.concat([header, table, directory])
}

export const compoundFileWith = (stream: string): Buffer =>
  compoundOf([
    { name: 'Root Entry', type: ROOT, child: 1 },
    { name: '\u0005SummaryInformation', type: STREAM, right: 2 },
    { name: stream, type: STREAM },
  ])

/** Returns an Outlook message in which only the attachment has a stream of this name. */
export const mailMessageWith = (stream: string): Buffer =>
  compoundOf([
    { name: 'Root Entry', type: ROOT, child: 1 },
    { name: '__attach_version1.0_#00000000', type: STORAGE, child: 2 },
    { name: stream, type: STREAM },
  ])

export const circularCompoundFile = (): Buffer =>
  compoundOf(
    [
      { name: 'Root Entry', type: ROOT, child: 1 },
      { name: 'a', type: STREAM, right: 1 },
    ],
    1,
  )
