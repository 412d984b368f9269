import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { type ArchiveContent, streamPersonArchive } from './archive'

const registration = {
  ...{ id: 1, form: 'Retreat', reference: 'RET-1', submittedAt: null, status: 'new', seat: null },
  ...{ answers: [], earlierAnswers: [], staffNotes: [], messages: [], offersOfAPlace: [] },
  ...{ mergedInto: null, agreedTo: null, confirmationEmail: null },
  files: [
    { id: 7, name: 'consent.pdf' },
    { id: 8, name: 'photo.jpg' },
  ],
}
const CONTENT: ArchiveContent = {
  ...{ about: 'ana@x.org', createdAt: '2026-01-01T00:00:00.000Z', registrations: [registration] },
  ...{ testimonies: [], venueRequests: [], isUnsubscribed: false, log: [] },
}

async function archiveWithout(missing: number[]): Promise<string> {
  const open = async (id: number) => {
    if (missing.includes(id)) throw new Error('unreachable')
    return Readable.from([`file ${id}`])
  }
  return new Response(await streamPersonArchive(CONTENT, open)).text()
}

it('says so when a single file is missing', async () => {
  const archive = await archiveWithout([7])
  expect(archive).toContain('missing-files.txt')
  expect(archive).toContain('files/RET-1/8 photo.jpg')
  expect(await archiveWithout([])).not.toContain('missing-files.txt')
})
