import { plural } from '../text'
import { errorNoticeFactory, plainNotice } from './notice'

const submissions = (count: number) =>
  `${count.toLocaleString('en-PH')} ${plural('registration', count)}`

/**
 * The toasts for changes of registrations. They are not part of `notices`, so that the portal's
 * first screen does not load them.
 */
export const recordNotices = {
  answerCorrected: (label: string) =>
    plainNotice('Corrected', `${label} is corrected. What it was before stays in the history.`),
  addedByHand: (reference: string) =>
    plainNotice('Added', `The registration is stored. Its reference is ${reference}.`),
  merged: (other: number, kept: number) =>
    plainNotice('Merged', `#${other} is part of #${kept} now`),
  unmerged: (other: number) =>
    plainNotice('Taken apart', `#${other} is a registration of its own again`),
  mergeFailed: errorNoticeFactory('Nothing was changed. Please try again.', 'Not merged'),
  testsMarked: (count: number) =>
    plainNotice(
      'Marked as a test',
      `${submissions(count)} no longer counted, exported or written to`,
    ),
  testsUnmarked: (count: number) =>
    plainNotice('Not a test any more', `${submissions(count)} counted again`),
  testsFailed: errorNoticeFactory('Nothing was changed. Please try again.'),
} as const
