import { plural } from '@/lib/text'
import { failedOr, said } from './notice'

const registrations = (count: number) =>
  `${count.toLocaleString('en-PH')} ${plural('registration', count)}`

/** Toasts about deleting, erasing and exporting people's data. */
export const peopleNotices = {
  binned: (count: number) => said('Deleted', `${registrations(count)} moved to the bin`),
  binRestored: (count: number, of = count) =>
    said(
      'Restored',
      `${registrations(count)} restored${count === of ? '' : `; ${of - count} changed since then`}`,
    ),
  binErased: (count: number) => said('Erased', `${registrations(count)} erased for good`),
  binEmptied: (count: number) => said('Emptying the bin', `${registrations(count)} being erased`),
  binFailed: failedOr('Nothing was changed. Please try again.'),
  personArchived: () => said('Success', 'The archive is saved'),
  personFailed: failedOr('It did not work. Please try again.'),
} as const
