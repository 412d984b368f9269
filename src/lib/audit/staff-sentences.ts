import { accountOf, joinWords, roleNameOf, type SentenceFunction } from './sentence-parts'

export const STAFF_SENTENCES = {
  'staff.set_up': () => 'set up the portal',
  'staff.signed_in': () => 'signed in',
  'staff.sign_in_failed': (deed) => `failed to sign in as ${accountOf(deed)}`,
  'staff.factor_awaited': (deed) =>
    `gave the right password for ${accountOf(deed)}; the second step is awaited`,
  'staff.factor_failed': (deed) => `failed the second step of signing in as ${accountOf(deed)}`,
  'staff.signed_out': () => 'signed out',
  'staff.signed_out_everywhere': () => 'signed out everywhere',
  'staff.signed_out_by': (deed) => `signed ${accountOf(deed)} out everywhere`,
  'staff.session_ended': ({ detail }) =>
    joinWords('ended the session on', detail ?? 'another device'),
  'staff.invited': (deed) =>
    joinWords('invited', accountOf(deed), roleNameOf(deed) && `as ${roleNameOf(deed)}`),
  'staff.invitation_resent': (deed) => `sent the invitation to ${accountOf(deed)} again`,
  'staff.invitation_cancelled': (deed) => `cancelled the invitation to ${accountOf(deed)}`,
  'staff.joined': () => 'accepted the invitation',
  'staff.role_changed': (deed) =>
    joinWords('changed the role of', accountOf(deed), roleNameOf(deed) && `to ${roleNameOf(deed)}`),
  'staff.disabled': (deed) => `disabled the account of ${accountOf(deed)}`,
  'staff.enabled': (deed) => `enabled the account of ${accountOf(deed)}`,
  'staff.authenticator_added': () => 'set up an authenticator app',
  'staff.authenticator_removed': () => 'removed the authenticator app',
  'staff.passkey_added': ({ detail }) => joinWords('added the passkey', detail),
  'staff.passkey_removed': ({ detail }) => joinWords('removed the passkey', detail),
  'staff.recovery_codes_made': () => 'made new recovery codes',
  'staff.recovery_code_used': () => 'used a recovery code',
  'staff.factors_reset': (deed) => `reset the second factor of ${accountOf(deed)}`,
  'staff.factor_required': (deed) => `required a second factor of ${roleNameOf(deed) ?? 'a role'}`,
  'staff.factor_not_required': (deed) =>
    `stopped requiring a second factor of ${roleNameOf(deed) ?? 'a role'}`,
  'staff.password_reset': () => 'chose a new password by a link from a message',
  'staff.password_changed': () => 'changed the password of the account',
} as const satisfies Record<string, SentenceFunction>
