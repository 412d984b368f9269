import type { z } from 'zod'
import { auditFiltersSchema, listAuditSchema } from '@/features/audit/schema'
import { venueAnswerSchema, venueRequestSchema } from '@/features/celebrations/venue-request'
import {
  discardDraftSchema,
  keepDraftSchema,
  previewSchema,
  publishDraftSchema,
  restoreVersionSchema,
} from '@/features/forms/builder/content'
import { saveFieldsSchema } from '@/features/forms/field-input'
import { createFormSchema, updateFormSchema } from '@/features/forms/form-input'
import { privacySchema, retentionSchema } from '@/features/forms/privacy'
import { repairSchema } from '@/features/ledger/schema'
import {
  changeMailingSchema,
  listRecipientsSchema,
  mailingDraftSchema,
  previewMailingSchema,
  startMailingSchema,
} from '@/features/mailings/schema'
import { chosenSchema, findPersonSchema } from '@/features/people/schema'
import { byHandSchema } from '@/features/registration/by-hand'
import {
  acceptInvitationSchema,
  changePasswordSchema,
  checkTokenSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  setupRequestSchema,
} from '@/features/staff/credentials'
import {
  factorCodeSchema,
  factorRuleSchema,
  newPasskeySchema,
  ownPasswordSchema,
  passkeyAnswerSchema,
} from '@/features/staff/factors/schema'
import { inviteSchema, preferencesSchema, updateStaffSchema } from '@/features/staff/schema'
import { submissionIdsSchema } from '@/features/submissions/bin/schema'
import { exportSchema, printSchema } from '@/features/submissions/export/export-choice'
import { followSchema, lookAgainSchema } from '@/features/submissions/live/schema'
import { correctionSchema } from '@/features/submissions/records/corrections'
import { mergeSchema, unmergeSchema } from '@/features/submissions/records/merging'
import {
  addNoteSchema,
  changeStatusesSchema,
  listSubmissionsSchema,
  matchingStatusSchema,
  restoreStatusesSchema,
  testMarkSchema,
  updateSubmissionSchema,
} from '@/features/submissions/schema'
import { keepLayoutSchema } from '@/features/submissions/views/layout'
import { changeViewSchema, saveViewSchema } from '@/features/submissions/views/schema'
import { testimonySchema } from '@/features/testimonies/schema'
import type { Permission } from '@/lib/access'
import { suspectedIdsSchema } from '@/lib/suspicion/list'

/** One documented call; `docs/api.md` is rendered from these. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Who may call it. */
  access: Permission | 'anyone'
  summary: string
  body?: z.ZodType
  query?: z.ZodType
  answers: string
}

export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    summary:
      'Whether the database, the queue and the storage answer, and how the last file on its way to the drive fared.',
    answers: '200 when the first three do · 503',
  },
  {
    method: 'GET',
    path: '/api/health/live',
    access: 'anyone',
    summary:
      'Whether this process answers. It asks nobody else, so it says nothing of the database.',
    answers: '200',
  },
  {
    method: 'GET',
    path: '/api/health/ready',
    access: 'anyone',
    summary:
      'Whether this process can serve: database, queue and storage, without outside systems.',
    answers: '200 when all three answer · 503',
  },
  {
    method: 'GET',
    path: '/api/media/{name}',
    access: 'anyone',
    summary: 'The original of a picture, with ETag and Range; it may be kept for good.',
    answers: '200 · 206 · 304 · 404 · 416',
  },
  {
    method: 'GET',
    path: '/api/videos/{name}',
    access: 'anyone',
    summary: 'A film of the media library, with ETag and Range; it may be kept for good.',
    answers: '200 · 206 · 304 · 404 · 416',
  },
  {
    method: 'GET',
    path: '/api/testimonies',
    access: 'anyone',
    summary: 'Published testimonies in the order of the home page, without names and addresses.',
    answers: '200 `[{ id, quote, location }]`',
  },
  {
    method: 'POST',
    path: '/api/testimonies',
    access: 'anyone',
    summary:
      'Sends a testimony; an editor reads it before anybody else does. A plain HTML form gets a page.',
    body: testimonySchema,
    answers: '201 `{ id }` · 303 to a page for a plain form · 400 with fields · 413 · 415 · 429',
  },
  {
    method: 'GET',
    path: '/api/celebrations/{key}/calendar.ics',
    access: 'anyone',
    summary: 'A celebration (`november` or `march`) for a calendar, in Philippine time.',
    answers: '200 text/calendar · 404 for another key, or while it has no date ahead',
  },
  {
    method: 'GET',
    path: '/api/provinces/{slug}/calendar.ics',
    access: 'anyone',
    summary: 'The gathering of one province for a calendar, with its venue.',
    answers: '200 text/calendar · 404 for no province, or while its venue or the day is not set',
  },
  {
    method: 'POST',
    path: '/api/provinces/{slug}/tell-me',
    access: 'anyone',
    summary:
      'Notes who wants one message when the venue of a province is announced, and asks them by email whether it was them. Answers the same for every address. A plain HTML form gets a page.',
    body: venueRequestSchema,
    answers:
      '202 `{ isMailSent }` · 303 to a page for a plain form · 400 with fields · 404 · 409 once the venue is announced · 429',
  },
  {
    method: 'POST',
    path: '/api/tell-me/{token}',
    access: 'anyone',
    summary:
      'What the owner of the address says, with the token of the message: `confirm`, or `forget`, which deletes the address.',
    body: venueAnswerSchema,
    answers:
      '204 · 303 to a page for a plain form · 400 · 404 for another token · 410 when the request is gone',
  },
  {
    method: 'GET',
    path: '/api/resources/{key}',
    access: 'anyone',
    summary:
      'A document (`booklet` or `first-seven-years`) as a download, with ETag and Range. Its name begins with the movement’s.',
    answers: '200 application/pdf · 206 · 304 · 404 · 416',
  },
  {
    method: 'GET',
    path: '/api/resources/{key}/view',
    access: 'anyone',
    summary: 'The same document, to be shown in the browser.',
    answers: '200 application/pdf · 206 · 304 · 404 · 416',
  },
  {
    method: 'GET',
    path: '/api/preview',
    access: 'content.write',
    summary: 'Opens a page of the site (`path`) with the newest drafts.',
    answers: '307 to the page · 400 for an address outside the site',
  },
  {
    method: 'POST',
    path: '/api/internal/invalidate',
    access: 'anyone',
    summary:
      'Called by the web process itself, with its secret: pages with this tag are made anew.',
    answers: '204 · 401 without the secret',
  },
  {
    method: 'GET',
    path: '/api/internal/frame-sources',
    access: 'anyone',
    summary:
      'Called by the web process itself, with its secret: what an editor has put into frames and players.',
    answers: '200 `{ frames, media }` · 401 without the secret',
  },
  {
    method: 'GET',
    path: '/api/admin/setup',
    access: 'anyone',
    summary: 'Whether the portal still waits for its superadmin.',
    answers: '200 `{ open, needsCode }`',
  },
  {
    method: 'POST',
    path: '/api/admin/setup',
    access: 'anyone',
    summary:
      'Creates the superadmin, once. From anywhere but the machine itself with the `code` that the start printed.',
    body: setupRequestSchema,
    answers: '201 `{ user }` · 400 with fields or for the code · 409 once any account exists',
  },
  {
    method: 'POST',
    path: '/api/admin/login',
    access: 'anyone',
    summary:
      'Opens a session and sets its cookie; an account with a second factor is asked for it.',
    body: loginSchema,
    answers:
      '200 `{ user }`, or `{ user: null, methods }` and the cookie for the second step · 400 · 401, the same for an unknown address and a wrong password · 429 with `Retry-After`',
  },
  {
    method: 'GET',
    path: '/api/admin/login/factor',
    access: 'anyone',
    summary: 'How the sign-in that this browser has begun goes on.',
    answers: '200 `{ methods }`: of `authenticator`, `passkey`, `recovery_code`; none without one',
  },
  {
    method: 'POST',
    path: '/api/admin/login/factor',
    access: 'anyone',
    summary: 'The second step with a code of the app, or with a recovery code; each works once.',
    body: factorCodeSchema,
    answers:
      '200 `{ user }` · 400 with fields · 410 when it took too long · 429 with `Retry-After`',
  },
  {
    method: 'DELETE',
    path: '/api/admin/login/factor',
    access: 'anyone',
    summary: 'Gives up the sign-in that this browser has begun.',
    answers: '200 `{ ok }`',
  },
  {
    method: 'POST',
    path: '/api/admin/login/passkey/options',
    access: 'anyone',
    summary:
      'What a passkey has to sign (WebAuthn): as the second step, or instead of the password.',
    answers: '200 `{ options }` · 409 at another address than the portal’s · 429',
  },
  {
    method: 'POST',
    path: '/api/admin/login/passkey',
    access: 'anyone',
    summary:
      'Signs in with the answer of a passkey. Instead of the password it must have verified its owner.',
    body: passkeyAnswerSchema,
    answers: '200 `{ user }` · 400 · 409 · 410 when it took too long',
  },
  {
    method: 'GET',
    path: '/api/admin/factors',
    access: 'account.secure',
    summary: 'One’s own second factors. Open, as those below, while the role’s factor is missing.',
    answers: '200 `{ authenticator, passkeys, recoveryCodesLeft, required }`',
  },
  {
    method: 'POST',
    path: '/api/admin/factors/authenticator',
    access: 'account.secure',
    summary: 'Begins to set up an app; its secret is never answered again.',
    body: ownPasswordSchema,
    answers: '200 `{ secret, address }` · 400 for a wrong password · 429',
  },
  {
    method: 'PUT',
    path: '/api/admin/factors/authenticator',
    access: 'account.secure',
    summary:
      'Takes the app whose code this is, in place of one there was. Every other session ends.',
    body: factorCodeSchema,
    answers: '200 `{ recoveryCodes }`, null unless it is the first factor · 400 with fields · 410',
  },
  {
    method: 'POST',
    path: '/api/admin/factors/authenticator/remove',
    access: 'account.secure',
    summary: 'Removes the app. Every other session ends.',
    body: ownPasswordSchema,
    answers:
      '200 `{ ok }` · 400 for a wrong password · 404 · 409 for the last one of a role that needs it · 429',
  },
  {
    method: 'POST',
    path: '/api/admin/factors/passkeys/options',
    access: 'account.secure',
    summary: 'What the browser makes a passkey for (WebAuthn).',
    body: ownPasswordSchema,
    answers: '200 `{ options }` · 400 for a wrong password · 409 · 429',
  },
  {
    method: 'POST',
    path: '/api/admin/factors/passkeys',
    access: 'account.secure',
    summary: 'Adds the passkey that the browser has made. Every other session ends.',
    body: newPasskeySchema,
    answers: '200 `{ recoveryCodes }`, null unless it is the first factor · 400 · 409 · 410',
  },
  {
    method: 'POST',
    path: '/api/admin/factors/passkeys/{id}/remove',
    access: 'account.secure',
    summary: 'Removes one of one’s own passkeys. Every other session ends.',
    body: ownPasswordSchema,
    answers:
      '200 `{ ok }` · 400 for a wrong password · 404 · 409 for the last one of a role that needs it · 429',
  },
  {
    method: 'POST',
    path: '/api/admin/factors/recovery-codes',
    access: 'account.secure',
    summary: 'Makes new recovery codes; those from before stop working. Every other session ends.',
    body: ownPasswordSchema,
    answers: '200 `{ recoveryCodes }` · 400 for a wrong password · 409 without a factor · 429',
  },
  {
    method: 'GET',
    path: '/api/admin/factor-roles',
    access: 'factors.manage',
    summary: 'Which roles have to have a second factor.',
    answers: '200 `{ roles }`',
  },
  {
    method: 'PUT',
    path: '/api/admin/factor-roles',
    access: 'factors.manage',
    summary:
      'Sets whether a role has to. Whoever of it has no factor may do nothing else until they have set one up.',
    body: factorRuleSchema,
    answers: '200 `{ roles }` · 400',
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions',
    access: 'staff.manage',
    summary: 'Signs somebody out everywhere, as for a lost phone. Nobody themselves here.',
    answers: '200 `{ ok }` · 403 for a super admin by an admin · 404 · 409 for an invitation',
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{id}/factors',
    access: 'factors.manage',
    summary:
      'Takes away the second factors of somebody who has lost them, signs them out everywhere and writes to them. Nobody resets their own.',
    answers: '200 `{ ok }` · 403 for one’s own · 404 · 409 when there is none',
  },
  {
    method: 'POST',
    path: '/api/admin/logout',
    access: 'account.secure',
    summary: 'Ends this session.',
    answers: '200 `{ ok }` · 401',
  },
  {
    method: 'GET',
    path: '/api/admin/session',
    access: 'account.secure',
    summary: 'Who is signed in, and whether the second factor that the role needs is missing.',
    answers: '200 `{ user: { id, name, email, role }, lacksFactor }` · 401',
  },
  {
    method: 'GET',
    path: '/api/admin/users',
    access: 'staff.read',
    summary: 'Everybody with an account, oldest first.',
    answers:
      '200 array of `{ id, name, email, role, status, createdAt }`, with `hasFactor` for super admins',
  },
  {
    method: 'PUT',
    path: '/api/admin/users/{id}',
    access: 'staff.manage',
    summary:
      'Changes a role, or disables and re-enables an account; both end its sessions. Nobody changes their own.',
    body: updateStaffSchema,
    answers:
      '200 the user · 400 · 403 for a super admin by an admin · 404 · 409 for the last super admin',
  },
  {
    method: 'POST',
    path: '/api/admin/invite',
    access: 'staff.manage',
    summary:
      'Invites somebody by mail. Without a mail server the answer carries the link to pass on.',
    body: inviteSchema,
    answers: '201 the user and `link` (or null) · 400 · 403 · 409 for a known address',
  },
  {
    method: 'POST',
    path: '/api/admin/users/{id}/invitation',
    access: 'staff.manage',
    summary: 'Sends the invitation again; earlier links stop working.',
    answers: '200 the user and `link` (or null) · 403 · 404 · 409 when there is no open invitation',
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{id}/invitation',
    access: 'staff.manage',
    summary: 'Takes the invitation back.',
    answers: '200 `{ ok }` · 403 · 404 · 409 when there is no open invitation',
  },
  {
    method: 'POST',
    path: '/api/admin/invitations/check',
    access: 'anyone',
    summary: 'Whom an open invitation is for.',
    body: checkTokenSchema,
    answers: '200 `{ email }` · 404 for an unknown link · 410 for a used or expired one',
  },
  {
    method: 'POST',
    path: '/api/admin/invitations/accept',
    access: 'anyone',
    summary: 'Makes the invited account the person’s own.',
    body: acceptInvitationSchema,
    answers: '200 `{ email }` · 400 with fields · 404 · 410',
  },
  {
    method: 'POST',
    path: '/api/admin/password/forgot',
    access: 'anyone',
    summary: 'Mails a link for a new password, if there is an active account.',
    body: forgotPasswordSchema,
    answers: '200 `{ ok }`, the same for an unknown address · 400 · 429',
  },
  {
    method: 'POST',
    path: '/api/admin/password/reset',
    access: 'anyone',
    summary: 'Sets a new password by link and ends every session.',
    body: resetPasswordSchema,
    answers: '200 `{ ok }` · 400 with fields · 404 · 410',
  },
  {
    method: 'POST',
    path: '/api/admin/password/change',
    access: 'portal.enter',
    summary: 'Changes one’s own password and ends every session.',
    body: changePasswordSchema,
    answers: '200 `{ ok }` · 400 with fields · 429',
  },
  {
    method: 'GET',
    path: '/api/admin/preferences',
    access: 'submissions.write',
    summary:
      'Which messages one wants: `assignmentMail`, of registrations that colleagues give one.',
    answers: '200 `{ assignmentMail }`',
  },
  {
    method: 'PUT',
    path: '/api/admin/preferences',
    access: 'submissions.write',
    summary: 'Chooses them, for oneself alone.',
    body: preferencesSchema,
    answers: '200 `{ assignmentMail }` · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/sessions',
    access: 'portal.enter',
    summary: 'Where one is signed in, this session first.',
    answers: '200 array of `{ id, device, address, signedInAt, lastSeenAt, isThisOne }`',
  },
  {
    method: 'DELETE',
    path: '/api/admin/sessions/{id}',
    access: 'portal.enter',
    summary: 'Ends one of one’s own sessions.',
    answers: '200 `{ ok }` · 404',
  },
  {
    method: 'POST',
    path: '/api/admin/sessions/end',
    access: 'portal.enter',
    summary: 'Signs out everywhere.',
    answers: '200 `{ ok }` · 401',
  },
  {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'audit.read',
    summary: 'Who did what, newest first, 25 lines a page, with `X-Total-Count`.',
    query: listAuditSchema,
    answers: '200 array of `{ id, action, actorName, subject, detail, address, at }` · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/audit/export',
    access: 'audit.read',
    summary: 'The matching lines as a spreadsheet.',
    query: auditFiltersSchema,
    answers: '200 .xlsx · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/ledger',
    access: 'ledger.use',
    summary:
      'Received, stored, mailed and in the drive, by form, and up to 200 gaps, the oldest first.',
    answers: '200 `{ isDriveOn, lines, gaps, gapCount }`',
  },
  {
    method: 'POST',
    path: '/api/admin/ledger/repair',
    access: 'ledger.use',
    summary: 'Starts these deliveries again at once. What is no gap any more is left alone.',
    body: repairSchema,
    answers: '200 · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'portal.enter',
    summary: 'Live counts and recent activity.',
    answers:
      '200 `{ users, forms, submissions, activity, warning }`; `submissions` is null for a store manager, `warning` when nothing is to be set right',
  },
  {
    method: 'GET',
    path: '/api/admin/forms',
    access: 'forms.read',
    summary:
      'All forms with their fields, newest first, with `submissions: { total, lastAt }` (null for a role that may not see them).',
    answers: '200 array of forms',
  },
  {
    method: 'POST',
    path: '/api/admin/forms',
    access: 'forms.write',
    summary: 'Opens a new, empty form.',
    body: createFormSchema,
    answers: '201 the form · 400 · 409 when the slug is taken',
  },
  {
    method: 'GET',
    path: '/api/admin/forms/{id}',
    access: 'forms.read',
    summary: 'One form with its fields; removed fields stand in `archivedFields`.',
    answers: '200 the form · 404',
  },
  {
    method: 'PUT',
    path: '/api/admin/forms/{id}',
    access: 'forms.write',
    summary:
      'Changes any of isActive, name, slug, description, closedText, thanksText. The slug it had before leads to it from then on.',
    body: updateFormSchema,
    answers: '200 the form · 400 · 404 · 409 when the slug is taken',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/duplicate',
    access: 'forms.write',
    summary: 'A closed copy with the same fields and a slug of its own.',
    answers: '201 the form · 404',
  },
  {
    method: 'GET',
    path: '/api/admin/forms/{id}/answer-counts',
    access: 'forms.write',
    summary: 'How many submissions answer each field, by field id.',
    answers: '200 `{ [fieldId]: count }` · 404',
  },
  {
    method: 'GET',
    path: '/api/admin/forms/{id}/privacy',
    access: 'forms.read',
    summary: 'Every version of the form’s notice as it was shown, oldest first.',
    answers: '200 `[{ version, text, since }]` · 404',
  },
  {
    method: 'PUT',
    path: '/api/admin/forms/{id}/privacy',
    access: 'forms.write',
    summary:
      'What visitors agree to, and how long registrations stay. Another text is another version; answers keep the one that was agreed to.',
    body: privacySchema,
    answers: '200 the form · 400 · 404',
  },
  {
    method: 'GET',
    path: '/api/admin/forms/{id}/retention',
    access: 'submissions.read',
    summary: 'What retention will erase of the form next, as it is announced or saved.',
    answers: '200 `{ count, goesAt, cutoff, isAnnounced }` · 404',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/retention',
    access: 'submissions.read',
    summary: 'The same by rules that are not saved yet. Changes nothing.',
    body: retentionSchema,
    answers: '200 `{ count, goesAt, cutoff, isAnnounced }` · 400 · 404',
  },
  {
    method: 'GET',
    path: '/api/admin/forms/{id}/draft',
    access: 'forms.read',
    summary:
      'What is kept of the form without being shown, with who and when; null for nothing. `isOutdated`: somebody has saved the form since it was begun.',
    answers:
      '200 `{ version, baseRevision, isOutdated, fields, receipt, savedBy, savedAt }` or null · 404',
  },
  {
    method: 'PUT',
    path: '/api/admin/forms/{id}/draft',
    access: 'forms.write',
    summary:
      'Keeps fields and confirmation email beside the form, which stays as it is. `draft` is the `version` of the one in its place, null for none; another one there is told and not overwritten.',
    body: keepDraftSchema,
    answers: '200 the draft · 400 · 404 · 409',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/draft/publish',
    access: 'forms.write',
    summary: 'Shows the draft to visitors as it was seen; with that it is gone.',
    body: publishDraftSchema,
    answers: '200 the form · 400 · 404 · 409 when the draft or the form is another one by now',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/draft/discard',
    access: 'forms.write',
    summary: 'Throws the draft away as it was seen.',
    body: discardDraftSchema,
    answers: '200 null · 400 · 404 · 409',
  },
  {
    method: 'GET',
    path: '/api/admin/forms/{id}/versions',
    access: 'forms.read',
    summary: 'The fifty newest states that visitors could see, latest first. All are kept.',
    answers: '200 `[{ revision, fields, receipt, savedBy, savedAt }]` · 404',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/versions/{revision}/restore',
    access: 'forms.write',
    summary:
      'Brings an earlier state back, as another save. Its fields have their ids and with them their answers. `revision` in the body is the form’s, as it was seen.',
    body: restoreVersionSchema,
    answers: '200 the form · 400 · 404 · 409 when somebody saved since',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/preview',
    access: 'forms.write',
    summary:
      'Keeps what is on the screen for a day, for the one who asks: `/forms/{slug}?preview={token}` shows it to them alone, also of a closed form. Changes nothing that anybody else sees, and is in no log.',
    body: previewSchema,
    answers: '201 `{ token }` · 400 · 404',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/fields',
    access: 'forms.write',
    summary:
      'Saves the full ordered list of fields, and with it the confirmation email. New fields get ids, saved ones keep theirs, missing ones are archived.',
    body: saveFieldsSchema,
    answers: '200 the form · 400 · 404 · 409 when somebody saved since `revision`',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/registrations',
    access: 'submissions.write',
    summary:
      'Registers somebody who has come, called or written on paper; also with a closed form. The body is that of `POST /api/forms/{slug}/submit`, by the same rules, with its `Idempotency-Key`.',
    query: byHandSchema,
    answers:
      '201 `{ id, reference }` · 400 with the message per field · 404 · 409 for a form without fields, or another body under the key · 413 · 415',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions',
    access: 'submissions.read',
    summary:
      'Without a query the whole array, newest first, streamed. With any of these parameters that page, by `sort`: `submittedAt`, `id`, `form`, `status`, `reference`, `assignee`, `notes`, `files`, or within one form `answer.{fieldId}`, with `-` in front from the last to the first, with `X-Total-Count` (after filters) and `X-Unfiltered-Count`. Both are exact, except the first of a search that finds more than ten thousand: that may be an estimate, and then there is `X-Total-Count-Is: estimated`.',
    query: listSubmissionsSchema,
    answers: '200 array of submissions · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/{id}',
    access: 'submissions.read',
    summary:
      'One submission. `submittedAt` is null where the row holds no time, `data` where it holds no answers; the same in every list.',
    answers: '200 the submission · 404',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions/{id}',
    access: 'submissions.write',
    summary:
      'Sets the status (any from any other) or who looks after it. With `was`, only if that is still its status.',
    body: updateSubmissionSchema,
    answers: '200 the submission · 400 · 404 · 409',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions',
    access: 'submissions.write',
    summary:
      'Sets many statuses at once: all of them, or none when one is unknown, or has another status than `was`.',
    body: changeStatusesSchema,
    answers: '200 `{ changed }` · 400 · 404 · 409',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/views',
    access: 'submissions.read',
    summary:
      'The caller’s own views of the list and the shared ones, by name, with how many match; `counts` is of what the caller looks after, of what nobody does, and of what of that is still new. The `count` of a view is null when its form is gone.',
    answers:
      '200 `{ counts: { mine, unassigned, needsLook }, views: [{ id, name, isShared, mayChange, query, count }] }`',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/views',
    access: 'submissions.read',
    summary:
      'Keeps a list by a name: `query` as the address bar of the screen has it. Words of a search are not kept. Sharing needs `views.share`.',
    body: saveViewSchema,
    answers: '201 the view · 400 · 403 · 409 when there are 30 already',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions/views/{id}',
    access: 'submissions.read',
    summary:
      'Renames or changes a view of one’s own; of a shared one, whoever has `views.share`. The view of somebody else is not found.',
    body: changeViewSchema,
    answers: '200 the view · 400 · 403 · 404 · 409',
  },
  {
    method: 'DELETE',
    path: '/api/admin/submissions/views/{id}',
    access: 'submissions.read',
    summary: 'Deletes a view of one’s own; a shared one, whoever has `views.share`.',
    answers: '204 · 403 · 404',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/layout',
    access: 'submissions.read',
    summary:
      'How the caller keeps the list: rows per page, and by form (or `all`) the columns beside the five, as `reference,answer.{fieldId}:wide`.',
    answers: '200 `{ rows, columns }`',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions/layout',
    access: 'submissions.read',
    summary: 'Keeps the rows per page, or the columns of one form (of All Forms without `formId`).',
    body: keepLayoutSchema,
    answers: '200 the layout · 400 · 404 for an unknown form',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions/matching/status',
    access: 'submissions.write',
    summary:
      'Sets one status on everything that the filters leave, if it is still `count` (10,000 at most): all of it or nothing. `earlier` has the ids by the status they had, for taking it back.',
    body: matchingStatusSchema,
    answers: '200 `{ changed, earlier }` · 400 · 409',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/statuses/restore',
    access: 'submissions.write',
    summary:
      'Takes a change back: what still has `status` gets its earlier one; what somebody else has changed since stays.',
    body: restoreStatusesSchema,
    answers: '200 `{ restored }` · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/{id}/notes',
    access: 'submissions.read',
    summary: 'Staff notes on a submission, oldest first.',
    answers: '200 array of `{ id, authorName, text, createdAt }` · 404',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/{id}/notes',
    access: 'submissions.write',
    summary: 'Adds a note.',
    body: addNoteSchema,
    answers: '201 the note · 400 · 404',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/{id}/answers',
    access: 'submissions.read',
    summary:
      'What answers of a submission were before somebody corrected them, the latest first. `mergedFrom` is the number of the record that the new answer was taken from.',
    answers: '200 array of `{ id, fieldId, earlier, authorName, mergedFrom, createdAt }` · 404',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions/{id}/answers',
    access: 'submissions.write',
    summary:
      'Corrects one answer by the rules of its field; null takes it away. Only if it still is `was`; the earlier one stays in the history. A file can be taken away here.',
    body: correctionSchema,
    answers: '200 the submission · 400 with the message under the field · 404 · 409',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions/{id}/answers/file',
    access: 'submissions.write',
    summary:
      'Puts a file in the place of the answer to a file field, by the rules of a registration. `multipart/form-data`: the file as `file_{fieldId}`, and `was`, the JSON of the answer that it replaces. The earlier file stays in the history and can be downloaded.',
    answers:
      '200 the submission · 400 · 404 · 409 when the answer is not `was` any more · 413 and 415 with the message under the field',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/{id}/alike',
    access: 'submissions.read',
    summary:
      'The newest 20 others with the same e-mail, phone (in any writing) or name, over all forms, with `by`; and what was merged into this one.',
    answers:
      '200 `{ others: array of submissions with by, merged: [{ id, reference, mergedAt, mergedBy }] }` · 404',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/{id}/merge',
    access: 'submissions.write',
    summary:
      'Makes one of two of the same form: this one stays, with the answers of `take` from the other, which goes out of lists, counts and exports. Files stay where they are.',
    body: mergeSchema,
    answers: '200 the submission · 400 · 404 · 409',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/{id}/unmerge',
    access: 'submissions.write',
    summary:
      'Takes a merge back: the other one is there again, whole, and the answers taken from it are as before, unless somebody has corrected them since.',
    body: unmergeSchema,
    answers: '200 `{ id }` of the other one · 400 · 404 · 409',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/changes',
    access: 'submissions.read',
    summary:
      'What happens to submissions, as server-sent events that last until the session ends: `{ came, changed, isMore }` with numbers of submissions and nothing else of them. The number of an event is the time; `since` goes on from there. Every 20 seconds there is a `beat`.',
    query: followSchema,
    answers: '200 text/event-stream · 400',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/seen',
    access: 'submissions.read',
    summary:
      'The submissions that a list shows as they are now, and how many of those that came match its filters.',
    body: lookAgainSchema,
    answers: '200 `{ rows, fresh }` · 400',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions/tests',
    access: 'submissions.write',
    summary:
      'Marks submissions as tests, or takes the mark back. A test is in no list, count, export or mailing unless `tests=only` asks for it.',
    body: testMarkSchema,
    answers: '200 `{ changed }`; one that is as wanted, or not there any more, is left alone · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/{id}/delivery',
    access: 'submissions.read',
    summary:
      'How far the confirmation email has come, what staff have written to the person, and each file that is still on its way to the drive.',
    answers:
      '200 `{ isMailSent, receipt: { address, state, isKept, reason, triedAt, sentAt } | null, messages: [{ mailingId, subject, address, state, isKept, reason, sentAt }], files: [{ fileId, reason, triedAt }] }` · 404',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/{id}/receipt/resend',
    access: 'submissions.write',
    summary: 'Sends the confirmation email again; one that is waiting is tried now.',
    answers: '200 the delivery, as above · 404 also when the form asked for none · 429',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/export/{formId}',
    access: 'submissions.read',
    summary:
      'The matching submissions of one form as a spreadsheet, oldest first: every answer, or the `columns` of the list as its address has them; `with` adds `assignee`, `notes` and `history` (commas between; the history needs `audit.read`).',
    query: exportSchema,
    answers: '200 .xlsx or .csv · 400 · 403 · 404 for an unknown form or no match',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/print/{formId}',
    access: 'submissions.read',
    summary:
      'The matching submissions of one form by name, to be printed: 5,000 at most, with the `columns` as words.',
    query: printSchema,
    answers:
      '200 `{ form, columns: [label], people: [{ id, reference, name, cells }] }` · 400 · 404',
  },
  {
    method: 'GET',
    path: '/api/admin/mailings',
    access: 'mailings.send',
    summary: 'What staff have written to registrants, newest first, with how far each has come.',
    answers:
      '200 `[{ id, formId, formName, author, subject, state, createdAt, counts, kept, trouble }]`',
  },
  {
    method: 'POST',
    path: '/api/admin/mailings',
    access: 'mailings.send',
    summary:
      'Writes to the registrations of one form: chosen ones, or all that the filters leave. Goes out by itself, at the pace of `MAILS_PER_MINUTE`. The same `key` again is the same mailing.',
    body: startMailingSchema,
    answers:
      '201 the mailing · 400 · 404 for an unknown form · 409 when `count` is not how many it would be, or the form has no e-mail field',
  },
  {
    method: 'POST',
    path: '/api/admin/mailings/preview',
    access: 'mailings.send',
    summary:
      'How many would get it and who would not; with a text, the messages of three of them as they would be.',
    body: previewMailingSchema,
    answers:
      '200 `{ formName, marks, messages, withoutAddress, unsubscribed, sharing, samples, isMailSent, perMinute }` · 400 · 404 · 409',
  },
  {
    method: 'POST',
    path: '/api/admin/mailings/test',
    access: 'mailings.send',
    summary: 'Sends the first of the messages to whoever asks.',
    body: mailingDraftSchema,
    answers: '200 `{ to, isMailSent }` · 400 · 404 · 409 · 429 · 502 when the mail server fails',
  },
  {
    method: 'GET',
    path: '/api/admin/mailings/{id}',
    access: 'mailings.send',
    summary: 'One mailing with a page of its recipients and the state of each.',
    query: listRecipientsSchema,
    answers: '200 the mailing with `text`, `recipients` and `found` · 404',
  },
  {
    method: 'PUT',
    path: '/api/admin/mailings/{id}',
    access: 'mailings.send',
    summary: 'Pauses it, goes on, or stops it for good.',
    body: changeMailingSchema,
    answers: '200 the mailing · 400 · 404 · 409 when it was stopped',
  },
  {
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    access: 'anyone',
    summary: 'Leads to the page that asks. Looking changes nothing.',
    answers: '303 to the page · 404 for another token',
  },
  {
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    access: 'anyone',
    summary:
      'The mailbox behind the token of a message gets no mailing any more: the button of mail programs (RFC 8058) and that of the page.',
    answers: '204 · 303 to the page for a plain form · 404 for another token',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/{id}/log',
    access: 'audit.read',
    summary:
      'What was done with one submission and who looked at it, newest first, with the exports of its form since it came; at most 100 lines.',
    answers: '200 `[{ id, action, actorName, subject, detail, address, at }]` · 404',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/delete',
    access: 'submissions.delete',
    summary:
      'Moves submissions into the bin: nobody sees or counts them, and nothing of them is sent. After 30 days they are erased for good.',
    body: submissionIdsSchema,
    answers: '200 `{ deleted }`; one that is not there any more is left alone · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/bin',
    access: 'submissions.delete',
    summary: 'What is in the bin, the latest 200 first.',
    answers:
      '200 `{ rows: [{ id, formId, formName, reference, data, deletedAt, erasedAt, deletedBy }], total }`',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/bin/restore',
    access: 'submissions.delete',
    summary: 'Takes submissions out of the bin, whole; what was on its way goes on.',
    body: submissionIdsSchema,
    answers: '200 `{ restored }`; one that is not in the bin any more is left alone · 400',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/bin/erase',
    access: 'submissions.erase',
    summary:
      'Erases submissions of the bin for good, with notes, messages, files and copies in Google Drive, which go by the queue.',
    body: submissionIdsSchema,
    answers: '200 `{ erased }`; one that is not in the bin any more is left alone · 400',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/bin/empty',
    access: 'submissions.erase',
    summary: 'Erases everything in the bin for good, by the queue.',
    answers: '200 `{ erased }`: how many are on their way out',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/suspected',
    access: 'submissions.read',
    summary: 'Registrations kept apart as suspected, the newest 200 first, with the reasons.',
    answers:
      '200 `{ rows: [{ id, formId, formName, reference, suspectedAt, data, reasons }], total }`',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/suspected/release',
    access: 'submissions.write',
    summary:
      'Makes suspected registrations ones like all others; their confirmations and files are on their way.',
    body: suspectedIdsSchema,
    answers: '200 `{ released }`; one that is not suspected any more is left alone · 400',
  },
  {
    method: 'POST',
    path: '/api/admin/submissions/suspected/delete',
    access: 'submissions.write',
    summary: 'Deletes suspected registrations and their files for good.',
    body: suspectedIdsSchema,
    answers: '200 `{ deleted }`; one that is not suspected any more is left alone · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/testimonies/suspected',
    access: 'content.write',
    summary: 'Testimonies kept apart as suspected, the newest 200 first, with the reasons.',
    answers:
      '200 `{ rows: [{ id, name, email, location, testimony, suspectedAt, reasons }], total }`',
  },
  {
    method: 'POST',
    path: '/api/admin/testimonies/suspected/release',
    access: 'content.write',
    summary: 'Hands suspected testimonies to the editors, pending like all others.',
    body: suspectedIdsSchema,
    answers: '200 `{ released }` · 400',
  },
  {
    method: 'POST',
    path: '/api/admin/testimonies/suspected/delete',
    access: 'content.write',
    summary: 'Deletes suspected testimonies for good.',
    body: suspectedIdsSchema,
    answers: '200 `{ deleted }` · 400',
  },
  {
    method: 'POST',
    path: '/api/admin/people/search',
    access: 'people.manage',
    summary:
      'Everything that is stored about one person, by an e-mail address or a phone number in any writing.',
    body: findPersonSchema,
    answers:
      '200 `{ kind, submissions, testimonies, venueRequests, outboxMails, attempts, logLines, isStaff }` · 400 for neither an address nor a number',
  },
  {
    method: 'POST',
    path: '/api/admin/people/archive',
    access: 'people.manage',
    summary:
      'What was chosen of it as a ZIP: `person.json`, `person.xlsx` and the files, from here or from Google Drive.',
    body: chosenSchema,
    answers: '200; what does not name the person is left out · 400',
  },
  {
    method: 'POST',
    path: '/api/admin/people/erase',
    access: 'people.manage',
    summary:
      'Erases what was chosen of it for good, messages, requests to hear of a venue, refused forms and names in the log included. Copies in Google Drive go by the queue.',
    body: chosenSchema,
    answers:
      '200 `{ at, lines: [{ where, count }], driveCopies }`; what does not name the person is left alone · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/files/{id}/preview',
    access: 'submissions.read',
    summary:
      'A picture of a registration made anew at most 1,280 pixels wide and high, without what the camera noted, place included.',
    answers: '200 image/webp · 404 for anything that is no picture · 409 until it is scanned',
  },
  {
    method: 'GET',
    path: '/api/admin/files/{id}',
    access: 'submissions.read',
    summary: 'A file of a registration, always as a download.',
    answers: '200 the bytes · 404 · 409 until the virus scanner has looked at it',
  },
  {
    method: 'POST',
    path: '/api/admin/files/{id}/retry',
    access: 'submissions.write',
    summary: 'Tries now to bring a waiting file to the drive.',
    answers: '200 the delivery of its submission · 404 · 409 while no drive is connected',
  },
  {
    method: 'GET',
    path: '/api/forms/{slug}',
    access: 'anyone',
    summary: 'An open form, as a visitor sees it.',
    answers: '200 `{ name, slug, description, fields }` · 404 when closed or unknown',
  },
  {
    method: 'POST',
    path: '/api/forms/{slug}/submit',
    access: 'anyone',
    summary:
      'Registers. JSON `{ data }`, or multipart with a part `data` (JSON) and a part `file_{fieldId}` per file. A browser that posts the plain form (parts `answer_{fieldId}`, `Accept: text/html`) is answered 303 to the page that says how it went. With `?plain=1` a refused one comes back as the simple form. With the header `Idempotency-Key` a repeat answers the first result. The hidden parts `formToken` and `homepage` of the page are not needed; leave `homepage` empty.',
    answers:
      '201 `{ id, reference }` · 400 with fields · 404 · 409 for a used key with other answers, with the `reference` of the registration it belongs to · 413 · 415 · 429 · 507 without room for the files',
  },
]
