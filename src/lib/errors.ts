const CATALOGUE = {
  'auth.required': [401, 'Please sign in to continue.'],
  'auth.invalid_credentials': [401, 'Invalid email or password'],
  'auth.too_many_attempts': [429, 'Too many attempts. Please wait a little and try again.'],
  'auth.forbidden': [403, 'Your role does not allow this. Ask a super admin if you need it.'],
  'auth.factor_required': [
    403,
    'Your role needs a second factor. Open the portal at /admin and set one up first.',
  ],
  'auth.factor_awaited': [
    401,
    'Your password is right. Now open /admin/login for your second step; after it you are signed in here too.',
  ],
  'factor.expired': [410, 'This took too long or was done elsewhere. Please begin again.'],
  'factor.wrong_code': [
    400,
    'This code is not right, or was used already. Wait for the next one and try again.',
  ],
  'factor.unreadable': [
    409,
    'Codes of your app cannot be checked any more. Use a recovery code, or ask a super admin to reset your second factor.',
  ],
  'factor.not_found': [404, 'This has been removed already.'],
  'factor.none': [409, 'Set up an authenticator app or a passkey first.'],
  'factor.last_required': [
    409,
    'Your role needs a second factor. Add another one before you remove this one.',
  ],
  'factor.none_of_theirs': [409, 'This person has no second factor.'],
  'factor.own_reset': [403, 'Your own second factor is changed under Your account.'],
  'passkey.refused': [400, 'This passkey was not accepted. Try again, or sign in in another way.'],
  'passkey.elsewhere': [409, 'Passkeys work at the address of the portal only.'],
  'passkey.known': [409, 'This passkey belongs to an account already.'],
  'passkey.too_many': [409, 'There are as many passkeys as an account can have. Remove one first.'],
  'setup.closed': [409, 'The portal is already set up. Please sign in instead.'],
  'setup.code': [
    400,
    'Setting up from another computer needs the code in the address that the start of the portal printed.',
  ],
  'request.cross_site': [403, 'This request came from another website and was refused.'],
  'request.content_type': [415, 'This content type is not accepted here.'],
  'request.malformed': [400, 'The request could not be read. Please check it and try again.'],
  'request.invalid': [400, 'Please correct the marked fields and try again.'],
  'request.too_large': [413, 'This is too large to send. Please use smaller files.'],
  'request.too_many': [429, 'Too many requests. Please wait a minute and try again.'],
  'request.method': [405, 'This address does not support that action.'],
  'route.not_found': [404, 'There is nothing at this address.'],
  'content.locked': [423, 'Somebody else is editing this just now. Please try again later.'],
  'content.in_use': [409, 'This is in use. Choose another one there first.'],
  'content.not_unpublishable': [
    409,
    'Every visitor comes by this page, so it cannot be unpublished. Publish other words, or restore an older version.',
  ],
  'staff.email_taken': [409, 'Someone with this email address already has an account.'],
  'staff.already_invited': [
    409,
    'This person is already invited. You can send the invitation again from the list.',
  ],
  'staff.not_invited': [409, 'This person has no open invitation.'],
  'staff.not_active_yet': [409, 'This person has not accepted the invitation yet.'],
  'staff.self': [403, 'You cannot change your own role or status. Ask another super admin.'],
  'staff.super_admin_only': [403, 'Only a super admin may do this to or with a super admin.'],
  'staff.last_super_admin': [
    409,
    'This is the last active super admin. Appoint another one first.',
  ],
  'session.not_found': [404, 'This session has ended already.'],
  'staff.wrong_password': [400, 'Your current password is not right.'],
  'invitation.unknown': [
    404,
    'This invitation link is not valid. Please ask for a new invitation.',
  ],
  'invitation.used': [410, 'This invitation has already been used. Please sign in instead.'],
  'invitation.expired': [410, 'This invitation has expired. Please ask for a new one.'],
  'reset.unknown': [404, 'This link is not valid. Please ask for a new one.'],
  'reset.used': [410, 'This link has already been used. Please ask for a new one.'],
  'reset.expired': [410, 'This link has expired. Please ask for a new one.'],
  'user.not_found': [404, 'User not found'],
  'form.not_found': [404, 'Form not found'],
  'form.not_open': [409, 'This form does not take registrations at this time.'],
  'form.full': [409, 'There is no place left for this, so it was not registered.'],
  'places.no_option': [
    400,
    'One of the limits is for an option that this form does not offer. Reload the page and try again.',
  ],
  'places.no_province': [
    400,
    'One of the limits is for a province, and this form has no question about the province and town.',
  ],
  'places.changed': [
    409,
    'Somebody else has changed the times and places. Reload the page and try again.',
  ],
  'places.not_waiting': [409, 'This registration is not on the waiting list any more.'],
  'places.no_offer': [409, 'This registration has no open offer any more.'],
  'places.party_field': [
    400,
    'Choose at least one question of this form that each person is asked. Reload the page and try again.',
  ],
  'places.no_birth_day': [
    400,
    'To ask for an adult, each person must be asked for the day of birth.',
  ],
  'form.has_registrations': [
    409,
    'This form has registrations, maybe in the bin. Archive it instead, or erase them first.',
  ],
  'form.slug_taken': [409, 'A form with this slug already exists'],
  'form.slug_retired': [
    409,
    'This slug still leads to another form that had it before. Choose another one.',
  ],
  'form.changed': [
    409,
    'Someone else saved this form after you opened it. Reload it to see their version; your changes are still here.',
  ],
  'form.draft_changed': [
    409,
    'A colleague has changed or removed the draft of this form. Nothing was overwritten; your changes are still here.',
  ],
  'form.version_not_found': [404, 'There is no such version of this form.'],
  'form.older_version': [
    409,
    'The site is being updated, and its older version cannot show this kind of question yet. Save again in a minute; your changes are still here.',
  ],
  'form.unknown_field': [
    400,
    'One of the fields does not belong to this form. Reload the form and try again.',
  ],
  'form.file_wrong': [400, 'This file cannot be read as a form.'],
  'form.file_newer': [
    400,
    'This file is from a newer version of the product. Ask for an update of this site first.',
  ],
  'province.not_found': [404, 'There is no province at this address.'],
  'province.announced': [409, 'The venue of this province is set now. Reload the page to see it.'],
  'rollcall.closed': [409, 'Nobody can report a province now. Reload the page to see how it is.'],
  'venue_request.gone': [
    410,
    'This link has done its work: the address it belongs to is deleted. You can ask again at any time.',
  ],
  'form.without_fields': [
    409,
    'This form has no fields yet, so nobody can be registered with it. Add its fields first.',
  ],
  'submission.not_found': [404, 'This registration is not there any more.'],
  'submission.changed': [
    409,
    'Somebody else has changed this meanwhile. Nothing was overwritten: the list shows it as it is now.',
  ],
  'submission.answer_changed': [
    409,
    'Somebody else has corrected this answer meanwhile. Nothing was overwritten: look at it as it is now, then correct it again.',
  ],
  'submission.file_answer': [
    400,
    'A file stays with its registration. To correct it, send another file in its place.',
  ],
  'submission.merge_party': [
    409,
    'A registration of several people cannot be merged into another. Remove the person who is there twice instead.',
  ],
  'submission.merge_forms': [
    409,
    'These two belong to different forms, so they cannot be one registration.',
  ],
  'submission.not_merged': [
    409,
    'These two are not merged any more. Open the registration again to see it as it is now.',
  ],
  'submission.unreadable': [
    409,
    'The answers of this registration cannot be read, so nothing was changed. Please ask whoever looks after the database.',
  ],
  'submissions.answer_filter': [400, 'This filter does not fit the field. Please choose it again.'],
  'submissions.count_changed': [
    409,
    'Something has come in or was changed meanwhile, so nothing was done. Look at the list again, then repeat it.',
  ],
  'submissions.too_many': [
    400,
    'These are too many at once. Please narrow the list first, by dates for example.',
  ],
  'view.not_found': [404, 'This view is not there any more. Somebody may have deleted it.'],
  'view.name_exists': [
    409,
    'There is a view with this name already. Choose another name, or change that one.',
  ],
  'view.too_many': [409, 'There are as many views as the list can keep. Delete one first.'],
  'submission.assignee_role': [
    409,
    'The role of this person does not open registrations. Choose somebody else, or have the role changed.',
  ],
  'submission.invalid': [400, 'Please fix the errors and try again'],
  'submission.unfinished': [
    400,
    'Nothing was sent yet. Please fill in the rest below, then press Submit Registration.',
  ],
  'submission.unknown_field': [
    400,
    'This form has changed since it was opened. Please reload the page and try again.',
  ],
  'submission.key_reused': [
    409,
    'This registration was already received with different answers. Reload the page to send another one.',
  ],
  'submission.file_type': [
    415,
    'This kind of file is not accepted. Please send a PDF, a picture or a document.',
  ],
  'upload.too_much': [
    429,
    'So many files have come from your network in this hour that we cannot take more just now. Your answers are still here. Please send this again in an hour, or from another connection.',
  ],
  'submission.too_many_files': [400, 'There are too many files in this registration.'],
  'link.unknown': [404, 'This link is not valid. Open it again from the message, whole.'],
  'link.replaced': [410, 'This link was replaced by a newer one. Use the latest, or ask for it.'],
  'link.expired': [410, 'This link has ended, as each does after 400 days. Ask for a new one.'],
  'link.erased': [410, 'This registration was erased, with everything in it.'],
  'link.removed': [
    410,
    'This registration was taken away by the organisers. Please write to them.',
  ],
  'link.merged': [410, 'This registration was put together with another one of yours.'],
  'own.change_over': [
    409,
    'Answers can no longer be changed here. Please write to the organisers.',
  ],
  'own.cancelled': [409, 'This registration is cancelled. Register again, or write to us.'],
  'own.changed': [
    409,
    'This registration was changed after you opened it. Nothing was overwritten: compare both, then decide.',
  ],
  'own.add_over': [409, 'Nobody can be added here any more. If something is missing, write to us.'],
  'own.added_meanwhile': [
    409,
    'Somebody was added meanwhile, perhaps in another window. Look at the list of people first.',
  ],
  'own.option_full': [409, 'What you have chosen is full. You keep what you have.'],
  'own.address_over': [
    410,
    'This link has ended: it was used, it is older than three days, or the address was changed since.',
  ],
  'file.not_found': [404, 'File not found'],
  'file.not_scanned': [
    409,
    'This file has not been checked for viruses yet. Please try again in a few minutes.',
  ],
  'file.infected': [
    404,
    'The virus scanner found something in this file, so it was deleted. Ask for it again if it is needed.',
  ],
  'file.no_preview': [404, 'There is no preview of this file. Please download it.'],
  'file.drive_off': [409, 'Google Drive is not connected. The file stays here for download.'],
  'receipt.not_found': [404, 'This registration has no confirmation email.'],
  'mailing.not_found': [404, 'This mailing is not there.'],
  'mailing.no_email_field': [
    409,
    'This form asks for no email address, so nobody can be written to. Add an email field first.',
  ],
  'mailing.unknown_merge_field': [400, 'This form has no such merge field.'],
  'mailing.nobody': [
    409,
    'There is nobody to write to: nobody who matches has an email address and wants such messages.',
  ],
  'mailing.stopped': [409, 'This mailing was stopped and stays so. Write another one instead.'],
  'mailing.test_failed': [502, 'The test could not be sent.'],
  'person.unclear': [400, 'Please enter a whole email address, a whole phone number, or a name.'],
  'export.empty': [404, 'There are no registrations to export'],
  'storage.full': [
    507,
    'There is no room for this on our side at the moment. Nothing was stored; your answers are still here. Please try again later.',
  ],
  'server.unexpected': [500, 'Something went wrong on our side. Please try again.'],
  'server.busy': [503, 'The service is busy or restarting. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type ErrorCode = keyof typeof CATALOGUE

interface AppErrorOptions {
  /** Messages by field name or field id, shown under the field. */
  fields?: Record<string, string>
  /** The reference of the registration that an earlier request with this idempotency key stored. */
  reference?: string
  message?: string
  retryAfterSeconds?: number
  /** `Set-Cookie` lines. */
  cookies?: readonly string[]
  cause?: unknown
}

/**
 * `instanceof` checks this symbol instead of the class, because pages and routes are bundled with a
 * copy of the class each.
 */
const BRAND = Symbol.for('movement.app-error')

export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === 'object' && value !== null && BRAND in value
  }

  readonly [BRAND] = true
  readonly status: number
  readonly fields?: Record<string, string>
  readonly reference?: string
  readonly retryAfterSeconds?: number
  readonly cookies: readonly string[]

  constructor(
    readonly code: ErrorCode,
    { message, fields, reference, retryAfterSeconds, cookies = [], cause }: AppErrorOptions = {},
  ) {
    const [status, text] = CATALOGUE[code]
    super(message ?? text, { cause })
    this.status = status
    this.fields = fields
    this.reference = reference
    this.retryAfterSeconds = retryAfterSeconds
    this.cookies = cookies
  }
}

export interface ErrorBody {
  error: string
  code: ErrorCode
  fields?: Record<string, string>
  reference?: string
  requestId: string
}
