import { plural } from '@/lib/text'
import type { Notice } from './notice'

const registrations = (count: number) =>
  `${count.toLocaleString('en-PH')} ${plural('registration', count)}`

/** Toasts about deleting, erasing and exporting people's data. */
export const peopleNotices = {
  binned: (count: number): Notice => ({
    title: 'Deleted',
    description: `${registrations(count)} moved to the bin`,
  }),
  binRestored: (count: number, of = count): Notice => ({
    title: 'Restored',
    description: `${registrations(count)} restored${count === of ? '' : `; ${of - count} changed since then`}`,
  }),
  binErased: (count: number): Notice => ({
    title: 'Erased',
    description: `${registrations(count)} erased for good`,
  }),
  binEmptied: (count: number): Notice => ({
    title: 'Emptying the bin',
    description: `${registrations(count)} on the way out`,
  }),
  binFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Nothing was changed. Please try again.',
    destructive: true,
  }),
  personArchived: (): Notice => ({
    title: 'Success',
    description: 'The archive is saved',
  }),
  personFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'It did not work. Please try again.',
    destructive: true,
  }),
} as const
