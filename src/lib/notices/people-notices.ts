import { plural } from '@/lib/text'
import { errorNoticeOr, plainNotice } from './notice'

const registrations = (count: number) =>
  `${count.toLocaleString('en-PH')} ${plural('registration', count)}`

export const peopleNotices = {
  binned: (count: number) => plainNotice('Deleted', `${registrations(count)} moved to the bin`),
  binRestored: (count: number, of = count) =>
    plainNotice(
      'Restored',
      `${registrations(count)} restored${count === of ? '' : `; ${of - count} changed since then`}`,
    ),
  binErased: (count: number) => plainNotice('Erased', `${registrations(count)} erased for good`),
  binEmptied: (count: number) =>
    plainNotice('Emptying the bin', `${registrations(count)} being erased`),
  binFailed: errorNoticeOr('Nothing was changed. Please try again.'),
  personArchived: () => plainNotice('Success', 'The archive is saved'),
  personFailed: errorNoticeOr('It did not work. Please try again.'),
} as const
