import {
  formOf,
  joinWords,
  registrationOf,
  type SentenceFunction,
  type SentenceParts,
  viewOf,
} from './sentence-parts'
import { STAFF_SENTENCES } from './staff-sentences'

/** The sentence for each action of the audit log. It is shown after the actor's name. */
export const ACTION_SENTENCES = {
  'submission.status_changed': (deed) =>
    joinWords('marked', registrationOf(deed), deed.detail && `as ${deed.detail}`),
  'submission.status_undone': (deed) =>
    joinWords('took back marking', registrationOf(deed), deed.detail && `as ${deed.detail}`),
  'submission.assigned': (deed) => `assigned ${registrationOf(deed)} to ${deed.detail ?? 'nobody'}`,
  'submission.assign_undone': (deed) =>
    `took back assigning ${registrationOf(deed)} to ${deed.detail ?? 'nobody'}`,
  'submissions.taken_back': (deed) =>
    `took ${registrationOf(deed)} back from ${deed.detail ?? 'somebody'}`,
  'submission.noted': (deed) => `wrote a note on ${registrationOf(deed)}`,
  'submission.corrected': (deed) =>
    joinWords('corrected', deed.detail ?? 'an answer', 'of', registrationOf(deed)),
  'submission.own_changed': (deed) =>
    joinWords('changed', deed.detail ?? 'answers', 'of', registrationOf(deed)),
  'submission.own_person_added': (deed) => `added a person to ${registrationOf(deed)}`,
  'submission.own_cancelled': (deed) => `cancelled ${registrationOf(deed)}`,
  'submission.own_place_accepted': (deed) =>
    `accepted the place offered to ${registrationOf(deed)}`,
  'submission.own_place_declined': (deed) =>
    `declined the place offered to ${registrationOf(deed)}`,
  'submission.own_erasure_asked': (deed) => `asked to erase ${registrationOf(deed)}`,
  'submission.link_copied': (deed) => `copied the own link of ${registrationOf(deed)}`,
  'submission.link_renewed': (deed) =>
    `ended the own links of ${registrationOf(deed)}; made a new one`,
  'submission.entered': (deed) =>
    joinWords('added', registrationOf(deed), 'by hand', deed.detail && `(${deed.detail})`),
  'submission.merged': (deed) => joinWords('merged', deed.detail, 'into', registrationOf(deed)),
  'submission.unmerged': (deed) =>
    joinWords('took', deed.detail, 'out of', registrationOf(deed), 'again'),
  'submissions.test_marked': (deed) => `marked ${registrationOf(deed)} as a test`,
  'submissions.test_unmarked': (deed) => `took the mark as a test from ${registrationOf(deed)}`,
  'submission.receipt_resent': (deed) =>
    joinWords(
      'sent the confirmation of',
      registrationOf(deed),
      'again',
      deed.detail && `to ${deed.detail}`,
    ),
  'submission.place_offered': (deed) =>
    joinWords('offered', registrationOf(deed), 'a place', deed.detail && `(${deed.detail})`),
  'submission.place_offered_again': (deed) =>
    `sent ${registrationOf(deed)} the offer of a place again`,
  'submission.place_skipped': (deed) =>
    joinWords(
      'moved',
      registrationOf(deed),
      'to the end of the line',
      deed.detail && `(${deed.detail})`,
    ),
  'submission.place_accepted': (deed) => `accepted the offered place for ${registrationOf(deed)}`,
  'submission.place_declined': (deed) => `declined the offered place for ${registrationOf(deed)}`,
  'submission.place_expired': (deed) => `ended the overdue offer to ${registrationOf(deed)}`,
  'submission.cancelled': (deed) =>
    joinWords('cancelled', registrationOf(deed), deed.detail && `(${deed.detail})`),
  'submission.cancel_undone': (deed) => `took back cancelling ${registrationOf(deed)}`,
  'submissions.released': (deed) => `released ${registrationOf(deed)} from possible spam`,
  'submissions.deleted': (deed) => `deleted ${registrationOf(deed)} from possible spam`,
  'testimonies.released': (deed) => `released ${deed.subject ?? 'testimonies'} from possible spam`,
  'testimonies.deleted': (deed) => `deleted ${deed.subject ?? 'testimonies'} from possible spam`,
  'submission.viewed': (deed) => `opened ${registrationOf(deed)}`,
  'submissions.listed': ({ subject }) => `looked at the list of ${subject ?? 'registrations'}`,
  'submissions.read_whole': () => 'read the whole list of registrations as data',
  'submissions.bin_listed': () => 'looked at the bin',
  'submissions.binned': (deed) => `moved ${registrationOf(deed)} to the bin`,
  'submissions.restored': (deed) => `restored ${registrationOf(deed)} from the bin`,
  'submissions.erased': (deed) =>
    joinWords('erased', registrationOf(deed), 'for good', deed.detail && `(${deed.detail})`),
  'mailing.recipients_listed': (deed) =>
    `looked at the recipients of messages to ${registrationOf(deed)}`,
  'mailing.started': (deed) =>
    joinWords('wrote', deed.detail && `“${deed.detail}”`, 'to', registrationOf(deed)),
  'mailing.tested': (deed) => `sent themselves a test of a message to ${registrationOf(deed)}`,
  'mailing.paused': (deed) => `paused the messages to ${registrationOf(deed)}`,
  'mailing.resumed': (deed) => `went on with the messages to ${registrationOf(deed)}`,
  'mailing.stopped': (deed) => `stopped the messages to ${registrationOf(deed)}`,
  'submissions.exported': (deed) => `exported the registrations of ${formOf(deed)}`,
  'submissions.printed': (deed) => `printed the registrations of ${formOf(deed)}`,
  'view.shared': (deed) => joinWords('shared', viewOf(deed)),
  'view.unshared': (deed) => joinWords('stopped sharing', viewOf(deed)),
  'view.changed': (deed) => joinWords('changed', viewOf(deed)),
  'view.deleted': (deed) => joinWords('deleted', viewOf(deed)),
  'testimonies.listed': () => 'looked at testimonies that may be spam',
  'content.read': ({ subject }) => `read ${subject ?? 'content'} in the content panel`,
  'people.searched': () => 'looked for everything about one person',
  'people.exported': ({ detail }) =>
    joinWords('took an archive of one person', detail && `(${detail})`),
  'people.erased': ({ detail }) => joinWords('erased one person', detail && `(${detail})`),
  'retention.announced': (deed) =>
    joinWords(
      'announced that',
      deed.detail ?? 'old registrations',
      'of',
      formOf(deed),
      'will be erased',
    ),
  'form.privacy_changed': (deed) =>
    joinWords('changed the privacy settings of', formOf(deed), deed.detail && `(${deed.detail})`),
  'form.places_changed': (deed) => `changed the times and places of ${formOf(deed)}`,
  'form.created': (deed) => `created ${formOf(deed)}`,
  'form.updated': (deed) => `changed the details of ${formOf(deed)}`,
  'form.fields_saved': (deed) => `saved the fields of ${formOf(deed)}`,
  'form.draft_kept': (deed) => `kept a draft of ${formOf(deed)}`,
  'form.draft_published': (deed) => `published the draft of ${formOf(deed)}`,
  'form.draft_discarded': (deed) => `discarded the draft of ${formOf(deed)}`,
  'form.version_restored': (deed) =>
    joinWords(
      'brought back an earlier version of',
      formOf(deed),
      deed.detail && `(${deed.detail})`,
    ),
  'form.translated': (deed) =>
    joinWords('translated', formOf(deed), deed.detail && `(${deed.detail})`),
  'form.receipt_changed': (deed) =>
    joinWords('changed the confirmation email of', formOf(deed), deed.detail && `(${deed.detail})`),
  'form.archived': (deed) => `archived ${formOf(deed)}`,
  'form.unarchived': (deed) => `took ${formOf(deed)} out of the archive`,
  'form.deleted': (deed) => `deleted ${formOf(deed)}`,
  'form.activated': (deed) => `activated ${formOf(deed)}`,
  'form.deactivated': (deed) => `deactivated ${formOf(deed)}`,
  'file.downloaded': (deed) =>
    joinWords('downloaded', deed.detail ?? 'a file', 'of', registrationOf(deed)),
  'file.previewed': (deed) =>
    joinWords('looked at', deed.detail ?? 'a file', 'of', registrationOf(deed)),
  'file.upload_retried': (deed) =>
    joinWords('sent', deed.detail ?? 'a file', 'of', registrationOf(deed), 'to the drive again'),
  'deliveries.repaired': ({ subject }) => `started ${subject ?? 'deliveries'} again`,
  'language.confirmed': ({ subject }) =>
    `confirmed that a native speaker has read our words in ${subject ?? 'a language'}`,
  'language.unconfirmed': ({ subject }) =>
    `took back that a native speaker has read our words in ${subject ?? 'a language'}`,
  ...STAFF_SENTENCES,
} as const satisfies Record<string, SentenceFunction>

export type AuditAction = keyof typeof ACTION_SENTENCES
export const AUDIT_ACTIONS = Object.keys(ACTION_SENTENCES) as AuditAction[]

const isAuditAction = (action: string): action is AuditAction =>
  Object.hasOwn(ACTION_SENTENCES, action)

/**
 * Returns the sentence for an action. Returns `action` itself if only another version of the
 * product knows it.
 */
export function describeAction(action: string, deed: SentenceParts, times = 1): string {
  const sentence = isAuditAction(action) ? ACTION_SENTENCES[action](deed) : action
  return times > 1 ? `${sentence} ${times} times` : sentence
}
