import * as z from 'zod'
import { ROLES, type Role } from '@/lib/access'
import { PASSKEY_NAME_MAX } from '../constants'
import type { SessionUser } from '../schema'

/** How a sign-in is completed after the password. */
const FACTOR_METHODS = ['authenticator', 'passkey', 'recovery_code'] as const
export type FactorMethod = (typeof FACTOR_METHODS)[number]

const CODE_MISSING = 'Enter the code'

/** A code of an app (six digits) or a recovery code; spaces and hyphens are ignored. */
export const factorCodeSchema = z.object({
  code: z.string(CODE_MISSING).trim().min(1, CODE_MISSING).max(100, 'This code is too long'),
})
export type FactorCodeInput = z.infer<typeof factorCodeSchema>

const PASSWORD_MISSING = 'Password is required'

/** Required before any change of factors. */
export const ownPasswordSchema = z.object({
  password: z.string(PASSWORD_MISSING).min(1, PASSWORD_MISSING).max(1024, 'Password is too long'),
})
export type OwnPasswordInput = z.infer<typeof ownPasswordSchema>

const NOT_A_PASSKEY = 'This is not the answer of a passkey'
const bytes = z.string(NOT_A_PASSKEY).min(1, NOT_A_PASSKEY).max(20_000, NOT_A_PASSKEY)

/**
 * The fields of `PublicKeyCredential.toJSON()` that registration and sign-in share (WebAuthn level
 * 3).
 */
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', NOT_A_PASSKEY),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.object({}, NOT_A_PASSKEY),
}

export const passkeyAnswerSchema = z.object({
  response: z.object(
    {
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: z.string().max(200).optional(),
      }),
    },
    NOT_A_PASSKEY,
  ),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>['response']

const NAME_MISSING = 'Name this passkey'

const passkeyNameSchema = z
  .string(NAME_MISSING)
  .trim()
  .min(1, NAME_MISSING)
  .max(PASSKEY_NAME_MAX, 'Name is too long')

export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  response: z.object(
    {
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z
          .array(z.string().regex(/^[a-z-]{1,20}$/))
          .max(10)
          .optional()
          .catch(undefined),
      }),
    },
    NOT_A_PASSKEY,
  ),
})
export type NewPasskeyInput = z.output<typeof newPasskeySchema>

/** The dialog's fields, filled in before the browser creates the passkey. */
export const addPasskeyFormSchema = z.object({
  name: passkeyNameSchema,
  password: ownPasswordSchema.shape.password,
})
export type AddPasskeyFormInput = z.infer<typeof addPasskeyFormSchema>

/** Changes one role at a time, so that two simultaneous changes do not undo each other. */
export const factorRuleSchema = z.object({ role: z.enum(ROLES), required: z.boolean() })
export type FactorRule = z.output<typeof factorRuleSchema>

/** `GET` and `PUT /api/admin/factor-roles`: roles that require a second factor. */
export interface FactorRoles {
  roles: Role[]
}

/** `POST /api/admin/login`: signed in, or a factor is required next. */
export type LoginAnswer = { user: SessionUser } | { user: null; methods: FactorMethod[] }

/**
 * `GET /api/admin/login/factor`: the next step of this browser's sign-in; empty when none has
 * begun.
 */
export interface AwaitedFactor {
  methods: FactorMethod[]
}

export interface PasskeySummary {
  id: number
  name: string
  /** ISO 8601, UTC. */
  addedAt: string
  lastUsedAt: string | null
  /** The host it works at. */
  host: string
}

/** `GET /api/admin/factors`: the caller's own factors. */
export interface Factors {
  authenticator: { addedAt: string } | null
  passkeys: PasskeySummary[]
  recoveryCodesLeft: number
  /** True when the caller's role requires a factor. */
  required: boolean
}

/** An authenticator app that is being set up. */
export interface NewAuthenticator {
  /** Base32, to be typed by hand. */
  secret: string
  /** `otpauth://…`, for the QR code. */
  address: string
}

/**
 * Response to adding a factor: recovery codes come with the first one and are never shown again.
 */
export interface FactorAdded {
  recoveryCodes: string[] | null
}
