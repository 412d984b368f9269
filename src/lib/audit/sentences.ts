import {
  account,
  form,
  join,
  role,
  type Sentence,
  type SentenceParts,
  submission,
  view,
} from './sentence-parts'

/** Each sentence is shown after the actor's name. */
export const ACTION_SENTENCES = {
  'submission.status_changed': (deed) =>
    join('marked', submission(deed), deed.detail && `as ${deed.detail}`),
  'submission.status_undone': (deed) =>
    join('took back marking', submission(deed), deed.detail && `as ${deed.detail}`),
  'submission.assigned': (deed) => `assigned ${submission(deed)} to ${deed.detail ?? 'nobody'}`,
  'submission.assign_undone': (deed) =>
    `took back assigning ${submission(deed)} to ${deed.detail ?? 'nobody'}`,
  'submissions.taken_back': (deed) =>
    `took ${submission(deed)} back from ${deed.detail ?? 'somebody'}`,
  'submission.noted': (deed) => `wrote a note on ${submission(deed)}`,
  'submission.corrected': (deed) =>
    join('corrected', deed.detail ?? 'an answer', 'of', submission(deed)),
  'submission.own_changed': (deed) =>
    join('changed', deed.detail ?? 'answers', 'of', submission(deed)),
  'submission.own_person_added': (deed) => `added a person to ${submission(deed)}`,
  'submission.own_cancelled': (deed) => `cancelled ${submission(deed)}`,
  'submission.own_place_accepted': (deed) => `accepted the place offered to ${submission(deed)}`,
  'submission.own_place_declined': (deed) => `declined the place offered to ${submission(deed)}`,
  'submission.own_erasure_asked': (deed) => `asked to erase ${submission(deed)}`,
  'submission.link_copied': (deed) => `copied the own link of ${submission(deed)}`,
  'submission.link_renewed': (deed) => `ended the own links of ${submission(deed)}; made a new one`,
  'submission.entered': (deed) =>
    join('added', submission(deed), 'by hand', deed.detail && `(${deed.detail})`),
  'submission.merged': (deed) => join('merged', deed.detail, 'into', submission(deed)),
  'submission.unmerged': (deed) => join('took', deed.detail, 'out of', submission(deed), 'again'),
  'submissions.test_marked': (deed) => `marked ${submission(deed)} as a test`,
  'submissions.test_unmarked': (deed) => `took the mark as a test from ${submission(deed)}`,
  'submission.receipt_resent': (deed) =>
    join('sent the confirmation of', submission(deed), 'again', deed.detail && `to ${deed.detail}`),
  'submission.place_offered': (deed) =>
    join('offered', submission(deed), 'a place', deed.detail && `(${deed.detail})`),
  'submission.place_offered_again': (deed) => `sent ${submission(deed)} the offer of a place again`,
  'submission.place_skipped': (deed) =>
    join('moved', submission(deed), 'to the end of the line', deed.detail && `(${deed.detail})`),
  'submission.place_accepted': (deed) => `accepted the offered place for ${submission(deed)}`,
  'submission.place_declined': (deed) => `declined the offered place for ${submission(deed)}`,
  'submission.place_expired': (deed) => `ended the overdue offer to ${submission(deed)}`,
  'submission.cancelled': (deed) =>
    join('cancelled', submission(deed), deed.detail && `(${deed.detail})`),
  'submission.cancel_undone': (deed) => `took back cancelling ${submission(deed)}`,
  'submissions.released': (deed) => `released ${submission(deed)} from possible spam`,
  'submissions.deleted': (deed) => `deleted ${submission(deed)} from possible spam`,
  'testimonies.released': (deed) => `released ${deed.subject ?? 'testimonies'} from possible spam`,
  'testimonies.deleted': (deed) => `deleted ${deed.subject ?? 'testimonies'} from possible spam`,
  'submission.viewed': (deed) => `opened ${submission(deed)}`,
  'submissions.listed': ({ subject }) => `looked at the list of ${subject ?? 'registrations'}`,
  'submissions.read_whole': () => 'read the whole list of registrations as data',
  'submissions.bin_listed': () => 'looked at the bin',
  'submissions.binned': (deed) => `moved ${submission(deed)} to the bin`,
  'submissions.restored': (deed) => `restored ${submission(deed)} from the bin`,
  'submissions.erased': (deed) =>
    join('erased', submission(deed), 'for good', deed.detail && `(${deed.detail})`),
  'mailing.recipients_listed': (deed) =>
    `looked at the recipients of messages to ${submission(deed)}`,
  'mailing.started': (deed) =>
    join('wrote', deed.detail && `“${deed.detail}”`, 'to', submission(deed)),
  'mailing.tested': (deed) => `sent themselves a test of a message to ${submission(deed)}`,
  'mailing.paused': (deed) => `paused the messages to ${submission(deed)}`,
  'mailing.resumed': (deed) => `went on with the messages to ${submission(deed)}`,
  'mailing.stopped': (deed) => `stopped the messages to ${submission(deed)}`,
  'submissions.exported': (deed) => `exported the registrations of ${form(deed)}`,
  'submissions.printed': (deed) => `printed the registrations of ${form(deed)}`,
  'view.shared': (deed) => join('shared', view(deed)),
  'view.unshared': (deed) => join('stopped sharing', view(deed)),
  'view.changed': (deed) => join('changed', view(deed)),
  'view.deleted': (deed) => join('deleted', view(deed)),
  'testimonies.listed': () => 'looked at testimonies that may be spam',
  'content.read': ({ subject }) => `read ${subject ?? 'content'} in the content panel`,
  'people.searched': () => 'looked for everything about one person',
  'people.exported': ({ detail }) => join('took an archive of one person', detail && `(${detail})`),
  'people.erased': ({ detail }) => join('erased one person', detail && `(${detail})`),
  'retention.announced': (deed) =>
    join('announced that', deed.detail ?? 'old registrations', 'of', form(deed), 'will be erased'),
  'form.privacy_changed': (deed) =>
    join('changed the privacy settings of', form(deed), deed.detail && `(${deed.detail})`),
  'form.places_changed': (deed) => `changed the times and places of ${form(deed)}`,
  'form.created': (deed) => `created ${form(deed)}`,
  'form.updated': (deed) => `changed the details of ${form(deed)}`,
  'form.fields_saved': (deed) => `saved the fields of ${form(deed)}`,
  'form.draft_kept': (deed) => `kept a draft of ${form(deed)}`,
  'form.draft_published': (deed) => `published the draft of ${form(deed)}`,
  'form.draft_discarded': (deed) => `discarded the draft of ${form(deed)}`,
  'form.version_restored': (deed) =>
    join('brought back an earlier version of', form(deed), deed.detail && `(${deed.detail})`),
  'form.translated': (deed) => join('translated', form(deed), deed.detail && `(${deed.detail})`),
  'form.receipt_changed': (deed) =>
    join('changed the confirmation email of', form(deed), deed.detail && `(${deed.detail})`),
  'form.archived': (deed) => `archived ${form(deed)}`,
  'form.unarchived': (deed) => `took ${form(deed)} out of the archive`,
  'form.deleted': (deed) => `deleted ${form(deed)}`,
  'form.activated': (deed) => `activated ${form(deed)}`,
  'form.deactivated': (deed) => `deactivated ${form(deed)}`,
  'file.downloaded': (deed) => join('downloaded', deed.detail ?? 'a file', 'of', submission(deed)),
  'file.previewed': (deed) => join('looked at', deed.detail ?? 'a file', 'of', submission(deed)),
  'file.upload_retried': (deed) =>
    join('sent', deed.detail ?? 'a file', 'of', submission(deed), 'to the drive again'),
  'deliveries.repaired': ({ subject }) => `started ${subject ?? 'deliveries'} again`,
  'staff.set_up': () => 'set up the portal',
  'staff.signed_in': () => 'signed in',
  'staff.sign_in_failed': (deed) => `failed to sign in as ${account(deed)}`,
  'staff.factor_awaited': (deed) =>
    `gave the right password for ${account(deed)}; the second step is awaited`,
  'staff.factor_failed': (deed) => `failed the second step of signing in as ${account(deed)}`,
  'staff.signed_out': () => 'signed out',
  'staff.signed_out_everywhere': () => 'signed out everywhere',
  'staff.signed_out_by': (deed) => `signed ${account(deed)} out everywhere`,
  'staff.session_ended': ({ detail }) => join('ended the session on', detail ?? 'another device'),
  'staff.invited': (deed) => join('invited', account(deed), role(deed) && `as ${role(deed)}`),
  'staff.invitation_resent': (deed) => `sent the invitation to ${account(deed)} again`,
  'staff.invitation_cancelled': (deed) => `cancelled the invitation to ${account(deed)}`,
  'staff.joined': () => 'accepted the invitation',
  'staff.role_changed': (deed) =>
    join('changed the role of', account(deed), role(deed) && `to ${role(deed)}`),
  'staff.disabled': (deed) => `disabled the account of ${account(deed)}`,
  'staff.enabled': (deed) => `enabled the account of ${account(deed)}`,
  'staff.authenticator_added': () => 'set up an authenticator app',
  'staff.authenticator_removed': () => 'removed the authenticator app',
  'staff.passkey_added': ({ detail }) => join('added the passkey', detail),
  'staff.passkey_removed': ({ detail }) => join('removed the passkey', detail),
  'staff.recovery_codes_made': () => 'made new recovery codes',
  'staff.recovery_code_used': () => 'used a recovery code',
  'staff.factors_reset': (deed) => `reset the second factor of ${account(deed)}`,
  'staff.factor_required': (deed) => `required a second factor of ${role(deed) ?? 'a role'}`,
  'staff.factor_not_required': (deed) =>
    `stopped requiring a second factor of ${role(deed) ?? 'a role'}`,
  'language.confirmed': ({ subject }) =>
    `confirmed that a native speaker has read our words in ${subject ?? 'a language'}`,
  'language.unconfirmed': ({ subject }) =>
    `took back that a native speaker has read our words in ${subject ?? 'a language'}`,
  'staff.password_reset': () => 'chose a new password by a link from a message',
  'staff.password_changed': () => 'changed the password of the account',
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
