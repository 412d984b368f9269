import {
  formOf,
  joined,
  type Sentence,
  type SentenceParts,
  submissionOf,
  viewOf,
} from './sentence-parts'
import { STAFF_SENTENCES } from './staff-sentences'

/** Each sentence is shown after the actor's name. */
export const ACTION_SENTENCES = {
  'submission.status_changed': (deed) =>
    joined('marked', submissionOf(deed), deed.detail && `as ${deed.detail}`),
  'submission.status_undone': (deed) =>
    joined('took back marking', submissionOf(deed), deed.detail && `as ${deed.detail}`),
  'submission.assigned': (deed) => `assigned ${submissionOf(deed)} to ${deed.detail ?? 'nobody'}`,
  'submission.assign_undone': (deed) =>
    `took back assigning ${submissionOf(deed)} to ${deed.detail ?? 'nobody'}`,
  'submissions.taken_back': (deed) =>
    `took ${submissionOf(deed)} back from ${deed.detail ?? 'somebody'}`,
  'submission.noted': (deed) => `wrote a note on ${submissionOf(deed)}`,
  'submission.corrected': (deed) =>
    joined('corrected', deed.detail ?? 'an answer', 'of', submissionOf(deed)),
  'submission.own_changed': (deed) =>
    joined('changed', deed.detail ?? 'answers', 'of', submissionOf(deed)),
  'submission.own_person_added': (deed) => `added a person to ${submissionOf(deed)}`,
  'submission.own_cancelled': (deed) => `cancelled ${submissionOf(deed)}`,
  'submission.own_place_accepted': (deed) => `accepted the place offered to ${submissionOf(deed)}`,
  'submission.own_place_declined': (deed) => `declined the place offered to ${submissionOf(deed)}`,
  'submission.own_erasure_asked': (deed) => `asked to erase ${submissionOf(deed)}`,
  'submission.link_copied': (deed) => `copied the own link of ${submissionOf(deed)}`,
  'submission.link_renewed': (deed) =>
    `ended the own links of ${submissionOf(deed)}; made a new one`,
  'submission.entered': (deed) =>
    joined('added', submissionOf(deed), 'by hand', deed.detail && `(${deed.detail})`),
  'submission.merged': (deed) => joined('merged', deed.detail, 'into', submissionOf(deed)),
  'submission.unmerged': (deed) =>
    joined('took', deed.detail, 'out of', submissionOf(deed), 'again'),
  'submissions.test_marked': (deed) => `marked ${submissionOf(deed)} as a test`,
  'submissions.test_unmarked': (deed) => `took the mark as a test from ${submissionOf(deed)}`,
  'submission.receipt_resent': (deed) =>
    joined(
      'sent the confirmation of',
      submissionOf(deed),
      'again',
      deed.detail && `to ${deed.detail}`,
    ),
  'submission.place_offered': (deed) =>
    joined('offered', submissionOf(deed), 'a place', deed.detail && `(${deed.detail})`),
  'submission.place_offered_again': (deed) =>
    `sent ${submissionOf(deed)} the offer of a place again`,
  'submission.place_skipped': (deed) =>
    joined(
      'moved',
      submissionOf(deed),
      'to the end of the line',
      deed.detail && `(${deed.detail})`,
    ),
  'submission.place_accepted': (deed) => `accepted the offered place for ${submissionOf(deed)}`,
  'submission.place_declined': (deed) => `declined the offered place for ${submissionOf(deed)}`,
  'submission.place_expired': (deed) => `ended the overdue offer to ${submissionOf(deed)}`,
  'submission.cancelled': (deed) =>
    joined('cancelled', submissionOf(deed), deed.detail && `(${deed.detail})`),
  'submission.cancel_undone': (deed) => `took back cancelling ${submissionOf(deed)}`,
  'submissions.released': (deed) => `released ${submissionOf(deed)} from possible spam`,
  'submissions.deleted': (deed) => `deleted ${submissionOf(deed)} from possible spam`,
  'testimonies.released': (deed) => `released ${deed.subject ?? 'testimonies'} from possible spam`,
  'testimonies.deleted': (deed) => `deleted ${deed.subject ?? 'testimonies'} from possible spam`,
  'submission.viewed': (deed) => `opened ${submissionOf(deed)}`,
  'submissions.listed': ({ subject }) => `looked at the list of ${subject ?? 'registrations'}`,
  'submissions.read_whole': () => 'read the whole list of registrations as data',
  'submissions.bin_listed': () => 'looked at the bin',
  'submissions.binned': (deed) => `moved ${submissionOf(deed)} to the bin`,
  'submissions.restored': (deed) => `restored ${submissionOf(deed)} from the bin`,
  'submissions.erased': (deed) =>
    joined('erased', submissionOf(deed), 'for good', deed.detail && `(${deed.detail})`),
  'mailing.recipients_listed': (deed) =>
    `looked at the recipients of messages to ${submissionOf(deed)}`,
  'mailing.started': (deed) =>
    joined('wrote', deed.detail && `“${deed.detail}”`, 'to', submissionOf(deed)),
  'mailing.tested': (deed) => `sent themselves a test of a message to ${submissionOf(deed)}`,
  'mailing.paused': (deed) => `paused the messages to ${submissionOf(deed)}`,
  'mailing.resumed': (deed) => `went on with the messages to ${submissionOf(deed)}`,
  'mailing.stopped': (deed) => `stopped the messages to ${submissionOf(deed)}`,
  'submissions.exported': (deed) => `exported the registrations of ${formOf(deed)}`,
  'submissions.printed': (deed) => `printed the registrations of ${formOf(deed)}`,
  'view.shared': (deed) => joined('shared', viewOf(deed)),
  'view.unshared': (deed) => joined('stopped sharing', viewOf(deed)),
  'view.changed': (deed) => joined('changed', viewOf(deed)),
  'view.deleted': (deed) => joined('deleted', viewOf(deed)),
  'testimonies.listed': () => 'looked at testimonies that may be spam',
  'content.read': ({ subject }) => `read ${subject ?? 'content'} in the content panel`,
  'people.searched': () => 'looked for everything about one person',
  'people.exported': ({ detail }) =>
    joined('took an archive of one person', detail && `(${detail})`),
  'people.erased': ({ detail }) => joined('erased one person', detail && `(${detail})`),
  'retention.announced': (deed) =>
    joined(
      'announced that',
      deed.detail ?? 'old registrations',
      'of',
      formOf(deed),
      'will be erased',
    ),
  'form.privacy_changed': (deed) =>
    joined('changed the privacy settings of', formOf(deed), deed.detail && `(${deed.detail})`),
  'form.places_changed': (deed) => `changed the times and places of ${formOf(deed)}`,
  'form.created': (deed) => `created ${formOf(deed)}`,
  'form.updated': (deed) => `changed the details of ${formOf(deed)}`,
  'form.fields_saved': (deed) => `saved the fields of ${formOf(deed)}`,
  'form.draft_kept': (deed) => `kept a draft of ${formOf(deed)}`,
  'form.draft_published': (deed) => `published the draft of ${formOf(deed)}`,
  'form.draft_discarded': (deed) => `discarded the draft of ${formOf(deed)}`,
  'form.version_restored': (deed) =>
    joined('brought back an earlier version of', formOf(deed), deed.detail && `(${deed.detail})`),
  'form.translated': (deed) =>
    joined('translated', formOf(deed), deed.detail && `(${deed.detail})`),
  'form.receipt_changed': (deed) =>
    joined('changed the confirmation email of', formOf(deed), deed.detail && `(${deed.detail})`),
  'form.archived': (deed) => `archived ${formOf(deed)}`,
  'form.unarchived': (deed) => `took ${formOf(deed)} out of the archive`,
  'form.deleted': (deed) => `deleted ${formOf(deed)}`,
  'form.activated': (deed) => `activated ${formOf(deed)}`,
  'form.deactivated': (deed) => `deactivated ${formOf(deed)}`,
  'file.downloaded': (deed) =>
    joined('downloaded', deed.detail ?? 'a file', 'of', submissionOf(deed)),
  'file.previewed': (deed) =>
    joined('looked at', deed.detail ?? 'a file', 'of', submissionOf(deed)),
  'file.upload_retried': (deed) =>
    joined('sent', deed.detail ?? 'a file', 'of', submissionOf(deed), 'to the drive again'),
  'deliveries.repaired': ({ subject }) => `started ${subject ?? 'deliveries'} again`,
  'language.confirmed': ({ subject }) =>
    `confirmed that a native speaker has read our words in ${subject ?? 'a language'}`,
  'language.unconfirmed': ({ subject }) =>
    `took back that a native speaker has read our words in ${subject ?? 'a language'}`,
  ...STAFF_SENTENCES,
} as const satisfies Record<string, Sentence>

export type AuditAction = keyof typeof ACTION_SENTENCES
export const AUDIT_ACTIONS = Object.keys(ACTION_SENTENCES) as AuditAction[]

const isAuditAction = (action: string): action is AuditAction =>
  Object.hasOwn(ACTION_SENTENCES, action)

/** Returns `action` itself if only another version of the product knows it. */
export function describeAction(action: string, deed: SentenceParts, times = 1): string {
  const sentence = isAuditAction(action) ? ACTION_SENTENCES[action](deed) : action
  return times > 1 ? `${sentence} ${times} times` : sentence
}
